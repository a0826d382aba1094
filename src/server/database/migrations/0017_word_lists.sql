DROP INDEX "results_history";--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "word_list" text;--> statement-breakpoint
CREATE INDEX "results_history" ON "results" USING btree ("user_id","started_at","id","duration_ms","wpm","strokes_per_minute","accuracy","mode","mode_amount","language","punctuation","numbers","word_list","status");