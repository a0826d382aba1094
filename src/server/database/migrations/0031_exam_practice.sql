CREATE TABLE "exam_practice" (
	"exam_id" uuid NOT NULL,
	"attempt" smallint NOT NULL,
	"keys" integer NOT NULL,
	CONSTRAINT "exam_practice_exam_id_attempt_pk" PRIMARY KEY("exam_id","attempt")
);
--> statement-breakpoint
ALTER TABLE "exam_practice" ADD CONSTRAINT "exam_practice_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;