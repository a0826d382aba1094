ALTER TABLE "passed_exercises" ADD COLUMN "stars" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "is_eased" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "results_exercise" ON "results" USING btree ("user_id","exercise_id") WHERE "results"."exercise_id" is not null;