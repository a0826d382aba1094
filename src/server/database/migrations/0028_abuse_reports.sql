CREATE TABLE "abuse_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reporter_id" uuid,
	"user_id" uuid,
	"text_id" uuid,
	"name" text NOT NULL,
	"excerpt" text NOT NULL,
	"reason" text NOT NULL,
	"details" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decision" text,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid,
	CONSTRAINT "abuse_reports_subject" CHECK ((user_id is null) <> (text_id is null))
);
--> statement-breakpoint
ALTER TABLE "abuse_reports" ADD CONSTRAINT "abuse_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "abuse_reports" ADD CONSTRAINT "abuse_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "abuse_reports" ADD CONSTRAINT "abuse_reports_text_id_texts_id_fk" FOREIGN KEY ("text_id") REFERENCES "public"."texts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "abuse_reports" ADD CONSTRAINT "abuse_reports_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "abuse_reports_of_user" ON "abuse_reports" USING btree ("reporter_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "abuse_reports_of_text" ON "abuse_reports" USING btree ("reporter_id","text_id");--> statement-breakpoint
CREATE INDEX "abuse_reports_user" ON "abuse_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "abuse_reports_text" ON "abuse_reports" USING btree ("text_id");--> statement-breakpoint
CREATE INDEX "abuse_reports_decided_by" ON "abuse_reports" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "abuse_reports_open" ON "abuse_reports" USING btree ("created_at","id") WHERE decision is null;