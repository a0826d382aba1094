CREATE TABLE "rating_changes" (
	"result_id" uuid PRIMARY KEY NOT NULL,
	"before" double precision NOT NULL,
	"after" double precision NOT NULL,
	"deviation" double precision NOT NULL,
	"races" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ratings" (
	"user_id" uuid NOT NULL,
	"language" text NOT NULL,
	"rating" double precision NOT NULL,
	"deviation" double precision NOT NULL,
	"volatility" double precision NOT NULL,
	"races" integer NOT NULL,
	CONSTRAINT "ratings_user_id_language_pk" PRIMARY KEY("user_id","language")
);
--> statement-breakpoint
ALTER TABLE "rating_changes" ADD CONSTRAINT "rating_changes_result_id_results_id_fk" FOREIGN KEY ("result_id") REFERENCES "public"."results"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;