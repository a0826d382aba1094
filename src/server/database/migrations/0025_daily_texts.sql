CREATE TABLE "daily_attempts" (
	"user_id" uuid NOT NULL,
	"day" integer NOT NULL,
	"language" text NOT NULL,
	"text_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"began_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "daily_attempts_user_id_day_language_pk" PRIMARY KEY("user_id","day","language")
);
--> statement-breakpoint
CREATE TABLE "daily_texts" (
	"day" integer NOT NULL,
	"language" text NOT NULL,
	"text_id" uuid NOT NULL,
	CONSTRAINT "daily_texts_day_language_pk" PRIMARY KEY("day","language")
);
--> statement-breakpoint
ALTER TABLE "daily_attempts" ADD CONSTRAINT "daily_attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_attempts" ADD CONSTRAINT "daily_attempts_text_id_texts_id_fk" FOREIGN KEY ("text_id") REFERENCES "public"."texts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_texts" ADD CONSTRAINT "daily_texts_text_id_texts_id_fk" FOREIGN KEY ("text_id") REFERENCES "public"."texts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "daily_attempts_run" ON "daily_attempts" USING btree ("user_id","run_id");--> statement-breakpoint
CREATE INDEX "daily_attempts_text" ON "daily_attempts" USING btree ("text_id");--> statement-breakpoint
CREATE INDEX "daily_texts_text" ON "daily_texts" USING btree ("text_id","day");