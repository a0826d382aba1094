CREATE TABLE "bookmarks" (
	"user_id" uuid NOT NULL,
	"text_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bookmarks_user_id_text_id_pk" PRIMARY KEY("user_id","text_id")
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"code" text PRIMARY KEY NOT NULL,
	"exam_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"norm" text NOT NULL,
	"norm_version" smallint NOT NULL,
	"has_dyslexia" boolean NOT NULL,
	"language" text NOT NULL,
	"level" text NOT NULL,
	"strokes" integer NOT NULL,
	"errors" integer NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exam_events" (
	"exam_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"event" jsonb NOT NULL,
	CONSTRAINT "exam_events_exam_id_place_pk" PRIMARY KEY("exam_id","place")
);
--> statement-breakpoint
CREATE TABLE "exams" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"norm" text NOT NULL,
	"norm_version" smallint NOT NULL,
	"language" text NOT NULL,
	"exercise_id" text,
	"is_mock" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "learning_states" (
	"user_id" uuid NOT NULL,
	"layout" text NOT NULL,
	"state" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "learning_states_user_id_layout_pk" PRIMARY KEY("user_id","layout")
);
--> statement-breakpoint
CREATE TABLE "passed_exercises" (
	"user_id" uuid NOT NULL,
	"exercise_id" text NOT NULL,
	"passed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "passed_exercises_user_id_exercise_id_pk" PRIMARY KEY("user_id","exercise_id")
);
--> statement-breakpoint
DROP INDEX "results_started";--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "punctuation" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "numbers" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "layout" text;--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "exercise_id" text;--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "visibility" text DEFAULT 'ME' NOT NULL;--> statement-breakpoint
ALTER TABLE "texts" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_text_id_texts_id_fk" FOREIGN KEY ("text_id") REFERENCES "public"."texts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_events" ADD CONSTRAINT "exam_events_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exams" ADD CONSTRAINT "exams_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_states" ADD CONSTRAINT "learning_states_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passed_exercises" ADD CONSTRAINT "passed_exercises_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookmarks_text" ON "bookmarks" USING btree ("text_id");--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_exam" ON "certificates" USING btree ("exam_id");--> statement-breakpoint
CREATE INDEX "certificates_user" ON "certificates" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "exams_user" ON "exams" USING btree ("user_id","created_at","id");--> statement-breakpoint
ALTER TABLE "texts" ADD CONSTRAINT "texts_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "results_history" ON "results" USING btree ("user_id","started_at","id","duration_ms","wpm","strokes_per_minute","accuracy","mode","mode_amount","language","punctuation","numbers","status");--> statement-breakpoint
CREATE INDEX "texts_owner" ON "texts" USING btree ("owner_id","created_at","id");