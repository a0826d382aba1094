CREATE TABLE "rated_pairs" (
	"first_user_id" uuid NOT NULL,
	"second_user_id" uuid NOT NULL,
	"race_id" text NOT NULL,
	"ended_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "rated_pairs_first_user_id_second_user_id_race_id_pk" PRIMARY KEY("first_user_id","second_user_id","race_id")
);
--> statement-breakpoint
ALTER TABLE "rating_changes" ADD COLUMN "is_counted" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "rated_pairs" ADD CONSTRAINT "rated_pairs_first_user_id_users_id_fk" FOREIGN KEY ("first_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rated_pairs" ADD CONSTRAINT "rated_pairs_second_user_id_users_id_fk" FOREIGN KEY ("second_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rated_pairs_second" ON "rated_pairs" USING btree ("second_user_id");