-- Postgres takes array_to_string for changeable, which it is not for an array of text; only what never changes can be in an index.
CREATE FUNCTION "text_search"("title" text, "tags" text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT lower("title" || ' ' || array_to_string("tags", ' ')) $$;--> statement-breakpoint
-- A Postgres without pg_trgm, or a user who may not make extensions, searches without the index.
DO $$ BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX "texts_search" ON "texts" USING gin (text_search("title", "tags") gin_trgm_ops);
EXCEPTION WHEN feature_not_supported OR undefined_file OR insufficient_privilege OR undefined_object THEN
  NULL;
END $$;--> statement-breakpoint
CREATE INDEX "sessions_expires_at" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_revoked_at" ON "sessions" USING btree ("revoked_at") WHERE revoked_at is not null;
