CREATE TABLE "race_heats" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"group_id" uuid NOT NULL,
	"wish" jsonb NOT NULL,
	"heats" jsonb NOT NULL,
	"best" smallint NOT NULL,
	"final_code" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "race_heats" ADD CONSTRAINT "race_heats_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "race_heats_group" ON "race_heats" USING btree ("group_id","created_at");