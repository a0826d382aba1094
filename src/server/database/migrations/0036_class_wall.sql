CREATE TABLE "group_seats" (
	"group_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"seat" smallint NOT NULL,
	CONSTRAINT "group_seats_group_id_user_id_pk" PRIMARY KEY("group_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "group_walls" (
	"group_id" uuid PRIMARY KEY NOT NULL,
	"goal_minutes" smallint,
	"seat_columns" smallint DEFAULT 6 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wall_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"group_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "group_seats" ADD CONSTRAINT "group_seats_group_id_user_id_group_members_group_id_user_id_fk" FOREIGN KEY ("group_id","user_id") REFERENCES "public"."group_members"("group_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_walls" ADD CONSTRAINT "group_walls_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wall_links" ADD CONSTRAINT "wall_links_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "wall_links_code_hash" ON "wall_links" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "wall_links_group" ON "wall_links" USING btree ("group_id");