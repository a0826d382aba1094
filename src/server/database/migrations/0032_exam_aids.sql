ALTER TABLE "certificates" ADD COLUMN "is_by_ear" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "extra_time" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "group_members" ADD COLUMN "extra_time" smallint DEFAULT 0 NOT NULL;