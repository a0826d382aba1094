CREATE TABLE "board_entries" (
	"board" text collate "C" NOT NULL,
	"user_id" uuid NOT NULL,
	"speed" double precision NOT NULL,
	"speed_result_id" uuid NOT NULL,
	"accuracy" double precision NOT NULL,
	"accuracy_result_id" uuid NOT NULL,
	CONSTRAINT "board_entries_board_user_id_pk" PRIMARY KEY("board","user_id")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "profile_visibility" text DEFAULT 'ME' NOT NULL;--> statement-breakpoint
ALTER TABLE "board_entries" ADD CONSTRAINT "board_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "board_entries_speed" ON "board_entries" USING btree ("board","speed","user_id");--> statement-breakpoint
CREATE INDEX "board_entries_accuracy" ON "board_entries" USING btree ("board","accuracy","user_id");--> statement-breakpoint
CREATE INDEX "board_entries_user" ON "board_entries" USING btree ("user_id");