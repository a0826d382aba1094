CREATE TABLE "announcements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"texts" jsonb NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"actor_id" uuid NOT NULL,
	"actor_name" text NOT NULL,
	"action" text NOT NULL,
	"target_kind" text NOT NULL,
	"target_id" text NOT NULL,
	"target_name" text NOT NULL,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "backups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"file" text NOT NULL,
	"bytes" bigint,
	"failure" text,
	"created_by" uuid
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "locked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "backups" ADD CONSTRAINT "backups_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "announcements_newest" ON "announcements" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "announcements_ends" ON "announcements" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "announcements_created_by" ON "announcements" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "audit_log_newest" ON "audit_log" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","created_at","id");--> statement-breakpoint
CREATE INDEX "backups_newest" ON "backups" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "backups_created_by" ON "backups" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "abuse_reports_decided" ON "abuse_reports" USING btree ("decided_at","id") WHERE decision is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "results_all_flagged" ON "results" USING btree ((reviewed_at is null),"created_at","id") WHERE flag_reason is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "groups_newest" ON "groups" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "users_accounts" ON "users" USING btree ("created_at","id") WHERE username is not null;--> statement-breakpoint
CREATE OR REPLACE FUNCTION account_search("username" text, "display_name" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT lower("display_name" || ' ' || coalesce("username", '')) $$;--> statement-breakpoint
-- Without pg_trgm, searches work without these indexes. Noted, so that they are built while others write to the tables.
DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') THEN
    CREATE TABLE IF NOT EXISTS drizzle.unfinished (name text PRIMARY KEY, statement text, position text, since timestamptz NOT NULL DEFAULT now());
    INSERT INTO drizzle.unfinished (name, statement) VALUES
      ('index users_search', 'create index "users_search" on "users" using gin (account_search(username, display_name) gin_trgm_ops) where username is not null'),
      ('index groups_search', 'create index "groups_search" on "groups" using gin (lower(name) gin_trgm_ops)')
    ON CONFLICT (name) DO NOTHING;
  END IF;
END $$;--> statement-breakpoint
-- Rows of the audit log are only added. The one exception is forget_audit_log, and it cannot delete what is younger than two years.
CREATE OR REPLACE FUNCTION audit_log_refuses() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF TG_OP = 'DELETE' AND current_setting('typeloop.forgets_audit_log', true) = 'on' AND OLD.created_at < now() - interval '2 years' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'The audit log cannot be changed.' USING ERRCODE = 'insufficient_privilege';
END $$;--> statement-breakpoint
CREATE TRIGGER audit_log_rows BEFORE UPDATE OR DELETE ON audit_log FOR EACH ROW EXECUTE FUNCTION audit_log_refuses();--> statement-breakpoint
CREATE TRIGGER audit_log_all BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION audit_log_refuses();--> statement-breakpoint
CREATE OR REPLACE FUNCTION forget_audit_log("most" integer) RETURNS integer LANGUAGE plpgsql AS $$ DECLARE forgotten integer; BEGIN
  PERFORM set_config('typeloop.forgets_audit_log', 'on', true);
  DELETE FROM audit_log WHERE id IN (SELECT id FROM audit_log WHERE created_at < now() - interval '2 years' ORDER BY created_at, id LIMIT most);
  GET DIAGNOSTICS forgotten = ROW_COUNT;
  PERFORM set_config('typeloop.forgets_audit_log', 'off', true);
  RETURN forgotten;
END $$;
