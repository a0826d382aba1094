CREATE TABLE "run_records" (
	"result_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"wpm" double precision NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "competes" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "run_records" ADD CONSTRAINT "run_records_result_id_results_id_fk" FOREIGN KEY ("result_id") REFERENCES "public"."results"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_records" ADD CONSTRAINT "run_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "run_records_best" ON "run_records" USING btree ("user_id","kind","wpm");--> statement-breakpoint
-- backfill: run records
