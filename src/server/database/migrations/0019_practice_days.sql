CREATE TABLE "practice_days" (
	"user_id" uuid NOT NULL,
	"day" integer NOT NULL,
	"typed_ms" integer DEFAULT 0 NOT NULL,
	"goal_ms" integer,
	"reached_by" uuid,
	CONSTRAINT "practice_days_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "practice_day" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "daily_goal_minutes" smallint DEFAULT 10;--> statement-breakpoint
ALTER TABLE "practice_days" ADD CONSTRAINT "practice_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "results_without_day" ON "results" USING btree ("user_id","started_at") WHERE practice_day is null and is_counted;