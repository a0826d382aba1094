CREATE TABLE "badge_counters" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"version" smallint NOT NULL,
	"counters" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "earned_badges" (
	"user_id" uuid NOT NULL,
	"badge_id" text NOT NULL,
	"earned_at" timestamp (3) with time zone NOT NULL,
	"result_id" uuid,
	CONSTRAINT "earned_badges_user_id_badge_id_pk" PRIMARY KEY("user_id","badge_id")
);
--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "racers" smallint;--> statement-breakpoint
ALTER TABLE "badge_counters" ADD CONSTRAINT "badge_counters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earned_badges" ADD CONSTRAINT "earned_badges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earned_badges" ADD CONSTRAINT "earned_badges_result_id_results_id_fk" FOREIGN KEY ("result_id") REFERENCES "public"."results"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "earned_badges_result" ON "earned_badges" USING btree ("result_id") WHERE result_id is not null;--> statement-breakpoint
CREATE INDEX "results_won" ON "results" USING btree ("user_id") WHERE place = 1 and racers > 1;--> statement-breakpoint
UPDATE "results" SET "racers" = ended."number" FROM (
	SELECT "id", count(*) OVER (PARTITION BY "race_code", "started_at") AS "number" FROM "results" WHERE "mode" = 'RACE'
) AS ended WHERE "results"."id" = ended."id";
