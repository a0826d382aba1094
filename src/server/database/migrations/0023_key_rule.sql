DROP INDEX "results_history";--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "key_rule" text;--> statement-breakpoint
CREATE INDEX "results_history" ON "results" USING btree ("user_id","started_at","id","duration_ms","wpm","strokes_per_minute","accuracy","mode","mode_amount","language","punctuation","numbers","word_list","key_rule","status");