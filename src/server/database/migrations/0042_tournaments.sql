CREATE TABLE "tournament_runs" (
	"tournament_id" uuid NOT NULL,
	"result_id" uuid NOT NULL,
	CONSTRAINT "tournament_runs_tournament_id_result_id_pk" PRIMARY KEY("tournament_id","result_id")
);
--> statement-breakpoint
CREATE TABLE "tournaments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"group_id" uuid NOT NULL,
	"name" text NOT NULL,
	"first_day" integer NOT NULL,
	"last_day" integer NOT NULL,
	"languages" jsonb NOT NULL,
	"length" text,
	"text_ids" jsonb NOT NULL,
	"rule" text NOT NULL,
	"best_days" smallint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "tournament_runs" ADD CONSTRAINT "tournament_runs_tournament_id_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_runs" ADD CONSTRAINT "tournament_runs_result_id_results_id_fk" FOREIGN KEY ("result_id") REFERENCES "public"."results"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournaments" ADD CONSTRAINT "tournaments_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tournament_runs_result" ON "tournament_runs" USING btree ("result_id");--> statement-breakpoint
CREATE INDEX "tournaments_group" ON "tournaments" USING btree ("group_id","last_day");