CREATE TABLE "races" (
	"code" text PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL,
	"phase" text NOT NULL,
	"host_id" uuid,
	"racer_ids" uuid[] NOT NULL,
	"rematch_code" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"noted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "races_noted" ON "races" USING btree ("noted_at");