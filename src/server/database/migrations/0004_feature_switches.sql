CREATE TABLE "feature_switches" (
	"feature" text PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"changed_by" uuid,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "feature_switches" ADD CONSTRAINT "feature_switches_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;