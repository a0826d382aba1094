CREATE TABLE "rhythm_prints" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"result_id" uuid,
	"exam_id" uuid,
	"attempt" smallint,
	"gaps" smallint[] NOT NULL,
	"length" smallint NOT NULL,
	"longest_at" smallint NOT NULL,
	"half" double precision NOT NULL
);
--> statement-breakpoint
ALTER TABLE "exams" ADD COLUMN "status" text DEFAULT 'VERIFIED' NOT NULL;--> statement-breakpoint
ALTER TABLE "exams" ADD COLUMN "flag_reason" text;--> statement-breakpoint
ALTER TABLE "exams" ADD COLUMN "reviewed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "exams" ADD COLUMN "reviewed_by" uuid;--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "is_counted" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "rhythm_prints" ADD CONSTRAINT "rhythm_prints_result_id_results_id_fk" FOREIGN KEY ("result_id") REFERENCES "public"."results"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rhythm_prints" ADD CONSTRAINT "rhythm_prints_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "rhythm_prints_result" ON "rhythm_prints" USING btree ("result_id");--> statement-breakpoint
CREATE UNIQUE INDEX "rhythm_prints_exam" ON "rhythm_prints" USING btree ("exam_id","attempt");--> statement-breakpoint
CREATE INDEX "rhythm_prints_near" ON "rhythm_prints" USING btree ("length","longest_at","half");--> statement-breakpoint
ALTER TABLE "exams" ADD CONSTRAINT "exams_reviewed_by_users_id_fk" FOREIGN KEY ("reviewed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exams_flagged" ON "exams" USING btree ("user_id","created_at") WHERE flag_reason is not null;--> statement-breakpoint
CREATE INDEX "exams_reviewed_by" ON "exams" USING btree ("reviewed_by");