CREATE TABLE "reported_sentences" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"language" text NOT NULL,
	"sentence" text NOT NULL,
	"suggestion" text NOT NULL,
	"digest" text NOT NULL,
	"page" text NOT NULL,
	"count" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sentence_reporters" (
	"user_id" uuid NOT NULL,
	"sentence_id" uuid NOT NULL,
	"reported_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sentence_reporters_user_id_sentence_id_pk" PRIMARY KEY("user_id","sentence_id")
);
--> statement-breakpoint
ALTER TABLE "sentence_reporters" ADD CONSTRAINT "sentence_reporters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sentence_reporters" ADD CONSTRAINT "sentence_reporters_sentence_id_reported_sentences_id_fk" FOREIGN KEY ("sentence_id") REFERENCES "public"."reported_sentences"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reported_sentences_digest" ON "reported_sentences" USING btree ("digest");--> statement-breakpoint
CREATE INDEX "reported_sentences_order" ON "reported_sentences" USING btree ("count","created_at","id");--> statement-breakpoint
CREATE INDEX "sentence_reporters_sentence" ON "sentence_reporters" USING btree ("sentence_id");