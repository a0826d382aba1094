CREATE TABLE "favorites" (
	"user_id" uuid NOT NULL,
	"text_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favorites_user_id_text_id_pk" PRIMARY KEY("user_id","text_id")
);
--> statement-breakpoint
ALTER TABLE "texts" ADD COLUMN "parts" jsonb;--> statement-breakpoint
ALTER TABLE "texts" ADD COLUMN "blurb" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_text_id_texts_id_fk" FOREIGN KEY ("text_id") REFERENCES "public"."texts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favorites_text" ON "favorites" USING btree ("text_id");--> statement-breakpoint
CREATE INDEX "results_user_text" ON "results" USING btree ("user_id","text_id");