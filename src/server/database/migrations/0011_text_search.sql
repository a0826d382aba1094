-- Postgres calls array_to_string STABLE, although of an array of text it is IMMUTABLE; an index takes only IMMUTABLE functions.
CREATE OR REPLACE FUNCTION "text_search"("title" text, "tags" text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT lower("title" || ' ' || array_to_string("tags", ' ')) $$;--> statement-breakpoint
-- Without pg_trgm, or the right to create extensions, searches work without the index.
DO $$ BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX "texts_search" ON "texts" USING gin (text_search("title", "tags") gin_trgm_ops);
EXCEPTION WHEN feature_not_supported OR undefined_file OR insufficient_privilege OR undefined_object THEN
  NULL;
END $$;--> statement-breakpoint
CREATE INDEX "sessions_expires_at" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_revoked_at" ON "sessions" USING btree ("revoked_at") WHERE revoked_at is not null;
