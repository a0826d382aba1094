CREATE TABLE "board_changes" (
	"board" text collate "C" NOT NULL,
	"entries" smallint NOT NULL,
	"speed" double precision NOT NULL,
	"accuracy" double precision NOT NULL,
	"improvement" double precision
);
--> statement-breakpoint
CREATE TABLE "board_counts" (
	"board" text collate "C" NOT NULL,
	"ranking" text NOT NULL,
	"is_coarse" boolean NOT NULL,
	"bucket" integer NOT NULL,
	"entries" integer NOT NULL,
	CONSTRAINT "board_counts_board_ranking_is_coarse_bucket_pk" PRIMARY KEY("board","ranking","is_coarse","bucket")
);
--> statement-breakpoint
ALTER TABLE "board_entries" ADD COLUMN "improvement" double precision;--> statement-breakpoint
ALTER TABLE "board_entries" ADD COLUMN "improvement_result_id" uuid;--> statement-breakpoint
CREATE INDEX "board_changes_board" ON "board_changes" USING btree ("board");--> statement-breakpoint
CREATE INDEX "board_counts_empty" ON "board_counts" USING btree ("board") WHERE entries = 0;--> statement-breakpoint
CREATE INDEX "board_entries_improvement" ON "board_entries" USING btree ("board","improvement","user_id") WHERE improvement is not null;--> statement-breakpoint
CREATE INDEX "results_comparable" ON "results" USING btree ("user_id","mode",coalesce(mode_amount, 0),"language","started_at","id") WHERE status = 'VERIFIED' and key_rule is null and not punctuation and not numbers
  and coalesce(word_list, 'COMMON_1000') = 'COMMON_1000' and accuracy >= 90;--> statement-breakpoint
WITH gains AS (
	SELECT run.user_id, run.id, run.started_at, run.practice_day AS day, run.wpm - earlier.median AS gain,
		':' || run.mode || ':' || coalesce(run.mode_amount::text, '') || ':' || run.language AS kind
	FROM (SELECT DISTINCT user_id FROM board_entries) shown
	JOIN results run ON run.user_id = shown.user_id
	CROSS JOIN LATERAL (
		SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY wpm) AS median, count(*) AS runs FROM (
			SELECT e.wpm FROM results e
			WHERE e.user_id = run.user_id AND e.mode = run.mode
				AND coalesce(e.mode_amount, 0) = coalesce(run.mode_amount, 0) AND e.language = run.language
				AND e.status = 'VERIFIED' AND e.key_rule IS NULL AND NOT e.punctuation AND NOT e.numbers
				AND coalesce(e.word_list, 'COMMON_1000') = 'COMMON_1000' AND e.accuracy >= 90
				AND (e.started_at, e.id) < (run.started_at, run.id)
			ORDER BY e.started_at DESC, e.id DESC LIMIT 20
		) last
	) earlier
	WHERE run.status = 'VERIFIED' AND run.key_rule IS NULL AND NOT run.punctuation AND NOT run.numbers
		AND coalesce(run.word_list, 'COMMON_1000') = 'COMMON_1000' AND run.accuracy >= 90
		AND earlier.runs >= 5 AND run.wpm > earlier.median
), best AS (
	SELECT DISTINCT ON (user_id, board) user_id, board, gain, id
	FROM gains
	-- 1970-01-01 was a Thursday, three days after its Monday.
	CROSS JOIN LATERAL (VALUES ('ALL:0' || kind), ('WEEK:' || (day - (day + 3) % 7) || kind), ('DAY:' || day || kind))
		AS boards (board)
	WHERE board IS NOT NULL
	ORDER BY user_id, board, gain DESC, started_at, id
)
UPDATE board_entries SET improvement = best.gain, improvement_result_id = best.id
FROM best WHERE best.user_id = board_entries.user_id AND best.board = board_entries.board;
--> statement-breakpoint
INSERT INTO board_changes SELECT board, 1, speed, accuracy, improvement FROM board_entries;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION board_entries_inserted() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	INSERT INTO board_changes SELECT board, 1, speed, accuracy, improvement FROM added;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION board_entries_deleted() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	INSERT INTO board_changes SELECT board, -1, speed, accuracy, improvement FROM removed;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION board_entries_updated() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	INSERT INTO board_changes
		SELECT board, -1, speed, accuracy, improvement FROM removed
		UNION ALL SELECT board, 1, speed, accuracy, improvement FROM added;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER board_entries_inserted AFTER INSERT ON board_entries REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION board_entries_inserted();
--> statement-breakpoint
CREATE TRIGGER board_entries_deleted AFTER DELETE ON board_entries REFERENCING OLD TABLE AS removed
	FOR EACH STATEMENT EXECUTE FUNCTION board_entries_deleted();
--> statement-breakpoint
CREATE TRIGGER board_entries_updated AFTER UPDATE ON board_entries REFERENCING OLD TABLE AS removed NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION board_entries_updated();
