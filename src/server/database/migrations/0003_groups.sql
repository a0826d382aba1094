CREATE TABLE "assignment_members" (
	"assignment_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "assignment_members_assignment_id_user_id_pk" PRIMARY KEY("assignment_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "assignments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"group_id" uuid NOT NULL,
	"title" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"task" jsonb NOT NULL,
	"text_id" uuid,
	"state" text DEFAULT 'DRAFT' NOT NULL,
	"is_for_all" boolean DEFAULT true NOT NULL,
	"opens_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "group_members" (
	"group_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"joined_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "group_members_group_id_user_id_pk" PRIMARY KEY("group_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "groups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"join_code" text NOT NULL,
	"is_join_open" boolean DEFAULT true NOT NULL,
	"settings" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "flag_reason" text;--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "reviewed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "reviewed_by" uuid;--> statement-breakpoint
ALTER TABLE "texts" ADD COLUMN "group_id" uuid;--> statement-breakpoint
ALTER TABLE "texts" ADD COLUMN "visibility" text DEFAULT 'OWN' NOT NULL;--> statement-breakpoint
ALTER TABLE "texts" ADD COLUMN "status" text DEFAULT 'DRAFT' NOT NULL;--> statement-breakpoint
ALTER TABLE "texts" ADD COLUMN "difficulty_score" double precision;--> statement-breakpoint
ALTER TABLE "texts" ADD COLUMN "character_set" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "texts" ADD COLUMN "source" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "texts" ADD COLUMN "review_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "texts" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "made_in_group_id" uuid;--> statement-breakpoint
ALTER TABLE "assignment_members" ADD CONSTRAINT "assignment_members_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_members" ADD CONSTRAINT "assignment_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_text_id_texts_id_fk" FOREIGN KEY ("text_id") REFERENCES "public"."texts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assignment_members_user" ON "assignment_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "assignments_group" ON "assignments" USING btree ("group_id","created_at","id");--> statement-breakpoint
CREATE INDEX "assignments_text" ON "assignments" USING btree ("text_id");--> statement-breakpoint
CREATE INDEX "group_members_user" ON "group_members" USING btree ("user_id","group_id");--> statement-breakpoint
CREATE UNIQUE INDEX "groups_join_code" ON "groups" USING btree ("join_code");--> statement-breakpoint
ALTER TABLE "results" ADD CONSTRAINT "results_reviewed_by_users_id_fk" FOREIGN KEY ("reviewed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "texts" ADD CONSTRAINT "texts_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_made_in_group_id_groups_id_fk" FOREIGN KEY ("made_in_group_id") REFERENCES "public"."groups"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "results_flagged" ON "results" USING btree ("user_id","created_at") WHERE flag_reason is not null;--> statement-breakpoint
CREATE INDEX "results_reviewed_by" ON "results" USING btree ("reviewed_by");--> statement-breakpoint
CREATE INDEX "texts_group" ON "texts" USING btree ("group_id","title","id");--> statement-breakpoint
CREATE INDEX "texts_status" ON "texts" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "users_made_in_group" ON "users" USING btree ("made_in_group_id");--> statement-breakpoint
UPDATE "texts" SET "status" = 'PUBLISHED', "visibility" = 'PUBLIC' WHERE "owner_id" IS NULL;--> statement-breakpoint
UPDATE "results" SET "flag_reason" = CASE WHEN "wpm" > 350 THEN 'TOO_FAST' ELSE 'OVERLAPPING' END WHERE "status" = 'FLAGGED';--> statement-breakpoint
CREATE INDEX "texts_title" ON "texts" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "texts_tags" ON "texts" USING gin ("tags");--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "text_from" integer;--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "text_to" integer;--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "deletions" integer;
