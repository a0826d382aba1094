CREATE TABLE "idempotency_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"body_mark" text NOT NULL,
	"answer" "bytea",
	"claimed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");