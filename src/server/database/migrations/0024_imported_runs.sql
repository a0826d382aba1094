CREATE TABLE "imported_runs" (
	"user_id" uuid NOT NULL,
	"typed_at" timestamp (3) with time zone NOT NULL,
	"source" text NOT NULL,
	"mode" text NOT NULL,
	"mode_amount" integer,
	"language" text,
	"duration_ms" integer NOT NULL,
	"wpm" real NOT NULL,
	"accuracy" real NOT NULL,
	CONSTRAINT "imported_runs_user_id_typed_at_source_pk" PRIMARY KEY("user_id","typed_at","source")
);
--> statement-breakpoint
ALTER TABLE "imported_runs" ADD CONSTRAINT "imported_runs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;