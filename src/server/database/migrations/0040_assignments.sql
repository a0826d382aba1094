CREATE TABLE "assignment_exceptions" (
	"assignment_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"due_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"changed_by" uuid,
	CONSTRAINT "assignment_exceptions_assignment_id_user_id_pk" PRIMARY KEY("assignment_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "assignment_other_texts" (
	"assignment_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"instead_of" uuid NOT NULL,
	"text_id" uuid NOT NULL,
	CONSTRAINT "assignment_other_texts_assignment_id_user_id_instead_of_pk" PRIMARY KEY("assignment_id","user_id","instead_of")
);
--> statement-breakpoint
CREATE TABLE "assignment_tasks" (
	"assignment_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"task" jsonb NOT NULL,
	"text_id" uuid,
	CONSTRAINT "assignment_tasks_assignment_id_position_pk" PRIMARY KEY("assignment_id","position")
);
--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "plan_key" text;--> statement-breakpoint
ALTER TABLE "assignment_exceptions" ADD CONSTRAINT "assignment_exceptions_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_exceptions" ADD CONSTRAINT "assignment_exceptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_exceptions" ADD CONSTRAINT "assignment_exceptions_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_other_texts" ADD CONSTRAINT "assignment_other_texts_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_other_texts" ADD CONSTRAINT "assignment_other_texts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_other_texts" ADD CONSTRAINT "assignment_other_texts_instead_of_texts_id_fk" FOREIGN KEY ("instead_of") REFERENCES "public"."texts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_other_texts" ADD CONSTRAINT "assignment_other_texts_text_id_texts_id_fk" FOREIGN KEY ("text_id") REFERENCES "public"."texts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_tasks" ADD CONSTRAINT "assignment_tasks_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_tasks" ADD CONSTRAINT "assignment_tasks_text_id_texts_id_fk" FOREIGN KEY ("text_id") REFERENCES "public"."texts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assignment_exceptions_user" ON "assignment_exceptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "assignment_exceptions_changed_by" ON "assignment_exceptions" USING btree ("changed_by");--> statement-breakpoint
CREATE INDEX "assignment_other_texts_user" ON "assignment_other_texts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "assignment_other_texts_instead_of" ON "assignment_other_texts" USING btree ("instead_of");--> statement-breakpoint
CREATE INDEX "assignment_other_texts_text" ON "assignment_other_texts" USING btree ("text_id");--> statement-breakpoint
CREATE INDEX "assignment_tasks_text" ON "assignment_tasks" USING btree ("text_id");