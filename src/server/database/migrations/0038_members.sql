CREATE TABLE "coach_link_uses" (
	"link_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "coach_link_uses_link_id_user_id_pk" PRIMARY KEY("link_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "coach_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"group_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"uses_left" smallint NOT NULL,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "removed_accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"group_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"display_name" text NOT NULL,
	"username" text,
	"into_user_id" uuid,
	"is_for_owners" boolean DEFAULT false NOT NULL,
	"removed_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "removed_rows" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"removal_id" uuid NOT NULL,
	"source" text NOT NULL,
	"part" text NOT NULL,
	"row" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "coach_link_uses" ADD CONSTRAINT "coach_link_uses_link_id_coach_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."coach_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_link_uses" ADD CONSTRAINT "coach_link_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_links" ADD CONSTRAINT "coach_links_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_links" ADD CONSTRAINT "coach_links_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_accounts" ADD CONSTRAINT "removed_accounts_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_accounts" ADD CONSTRAINT "removed_accounts_into_user_id_users_id_fk" FOREIGN KEY ("into_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_accounts" ADD CONSTRAINT "removed_accounts_removed_by_users_id_fk" FOREIGN KEY ("removed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_rows" ADD CONSTRAINT "removed_rows_removal_id_removed_accounts_id_fk" FOREIGN KEY ("removal_id") REFERENCES "public"."removed_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coach_link_uses_user" ON "coach_link_uses" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "coach_links_code_hash" ON "coach_links" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "coach_links_group" ON "coach_links" USING btree ("group_id","created_at");--> statement-breakpoint
CREATE INDEX "coach_links_created_by" ON "coach_links" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "coach_links_expires_at" ON "coach_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "removed_accounts_group" ON "removed_accounts" USING btree ("group_id","created_at","id");--> statement-breakpoint
CREATE INDEX "removed_accounts_created" ON "removed_accounts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "removed_accounts_into" ON "removed_accounts" USING btree ("into_user_id");--> statement-breakpoint
CREATE INDEX "removed_accounts_by" ON "removed_accounts" USING btree ("removed_by");--> statement-breakpoint
CREATE INDEX "removed_rows_removal" ON "removed_rows" USING btree ("removal_id","part","source");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "results_kept" ON "results" USING btree ((log <> ''),"created_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "users_unused" ON "users" USING btree (coalesce(last_seen_at, created_at)) WHERE role = 'MEMBER';