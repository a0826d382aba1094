import { useLingui } from "@lingui/react/macro";
import { useId, useRef } from "react";
import type { Language } from "../../../../contract/languages/languages";
import type { Course, Lesson, TypedExercise, Story, StoryScene } from "../../../../engine/lessons/Course";
import { fitToCourse, storyEndings } from "../../../../engine/lessons/storyParts";
import { CHARACTERS_PER_WORD, perMinute } from "../../../../engine/metrics/rates";
import { NotSavedNotice } from "../../../features/course/CourseSync";
import { usePassedExercises } from "../../../features/course/passedExercises";
import { Stars } from "../../../features/course/courseMarks";
import type { UnsavedRun } from "../../../features/saving/UnsavedRun";
import { usePart } from "../../../platform/locale/languageParts";
import { useRequiredSpeed, useSpeed } from "../../../typing/figures/useSpeed";
import { Button } from "../../../ui/Button";
import { EarnedBadgesSlot } from "../../../features/badges/EarnedBadgesSlot";
import { LessonSaved, useResultKeys, VerdictFigures } from "../ExerciseResult";
import resultStyles from "../ExerciseResult.module.css";
import { describeNeeds } from "../lessonText";
import { NextStep } from "../LessonActions";
import styles from "./Story.module.css";
import { openStories, readStoryRecord, type StoryWalk } from "./formRecords";

/** An ending that was just typed. */
export type ReachedEnding = {
  readonly scene: Extract<StoryScene, { ending: string }>;
  readonly score: number;
  /** The best score before; null if there was none. */
  readonly best: number | null;
  readonly isNew: boolean;
};

type Props = {
  readonly course: Course;
  readonly lesson: Lesson;
  readonly exercise: TypedExercise;
  readonly language: Language;
  readonly walk: StoryWalk;
  readonly ending: ReachedEnding;
  readonly saved: UnsavedRun | null;
  readonly onPlay: (story: Story) => void;
  readonly onNext: (exerciseId: string) => void;
  readonly onLeave: () => void;
};

/** The ending, the score of the whole walk, the endings found so far, and where to go next. */
export function StoryEnd({ course, lesson, exercise, language, walk, ending, saved, onPlay, onNext, onLeave }: Props) {
  const { t } = useLingui();
  const id = useId();
  const section = useRef<HTMLElement>(null);
  useResultKeys(section, "finished", onLeave);
  const { stories } = usePart(language, "lessons");
  const { progress } = usePassedExercises();
  const { story, totals } = walk;
  const { scene, score, best, isNew } = ending;
  const pass = progress.get(exercise.id);
  const isPassed = pass !== undefined;
  const next = lesson.exercises.find((each) => !progress.has(each.id));
  const { text } = useSpeed();
  const needs = describeNeeds(exercise, useRequiredSpeed().text);
  const [reached, highest] = [score, best ?? 0].map((rightPerMinute) => text(rightPerMinute / CHARACTERS_PER_WORD));
  const title = scene.ending;
  const others = openStories(stories).filter((each) => each !== story);
  return (
    <section ref={section} className={resultStyles["result"]} aria-labelledby={`${id}verdict`}>
      <div id={`${id}verdict`} className={resultStyles["verdict"]} data-passed="true">
        <span className={resultStyles["sign"]} aria-hidden="true">
          ✓
        </span>
        <div className={resultStyles["words"]}>
          <h2 className={resultStyles["title"]}>
            {isNew ? t`New ending:` : t`Ending:`} <span lang={language}>{title}</span>
          </h2>
          <p>
            <strong>{t`Score: ${reached}`}</strong>
            {best !== null && score > best
              ? ` · ${t`Your best so far!`}`
              : best !== null && ` · ${t`Best score: ${highest}`}`}
          </p>
          {isPassed ? (
            <p>
              {next === undefined
                ? t`You passed every exercise in this lesson.`
                : t({ message: "Passed", context: "exercise" })}{" "}
              <Stars count={pass.stars} />
            </p>
          ) : (
            needs !== null && <p>{t(needs)}</p>
          )}
        </div>
      </div>
      <p className={styles["scene"]} lang={language}>
        {fitToCourse(course, scene.text)}
      </p>
      <VerdictFigures
        rule={exercise.pass}
        metrics={{ ...totals, strokesPerMinute: perMinute(totals.presses, totals.durationMs) }}
      />
      <FoundEndings story={story} language={language} />
      <div className={resultStyles["actions"]}>
        {next === undefined && <NextStep course={course} lesson={lesson} language={language} />}
        {isPassed && next !== undefined && (
          <Button look="primary" data-goes-on aria-describedby={`${id}verdict`} onClick={() => onNext(next.id)}>
            {t`Next exercise`}
          </Button>
        )}
        <Button
          look={isPassed ? "secondary" : "primary"}
          {...(!isPassed && { "data-goes-on": true, "aria-describedby": `${id}verdict` })}
          onClick={() => onPlay(story)}
        >
          {t`Play again`}
        </Button>
        {others.map((other) => (
          <PlayOther key={other.id} level={stories.indexOf(other) + 1} story={other} onPlay={() => onPlay(other)} />
        ))}
        <Button look="quiet" onClick={onLeave}>
          {t`Back to this lesson`}
        </Button>
      </div>
      {saved !== null && <LessonSaved run={saved} />}
      {saved !== null && <EarnedBadgesSlot className={styles["badges"]} runId={saved.runId} />}
      <NotSavedNotice />
    </section>
  );
}

/** The endings of a story; those that were not found yet keep their names secret. */
function FoundEndings({ story, language }: { readonly story: Story; readonly language: Language }) {
  const { t } = useLingui();
  const { found } = readStoryRecord(story);
  const endings = storyEndings(story);
  const foundCount = found.size;
  const all = endings.size;
  return (
    <section className={styles["endings"]} aria-label={t`Endings`}>
      <h3 className={styles["heading"]}>{t`Endings found: ${foundCount} of ${all}`}</h3>
      <ul className={styles["list"]}>
        {[...endings].map(([id, name]) => (
          <li key={id} className={styles["ending"]} data-found={found.has(id)}>
            <span aria-hidden="true">{found.has(id) ? "★" : "☆"}</span>{" "}
            {found.has(id) ? <span lang={language}>{name}</span> : t`Not found yet`}
          </li>
        ))}
      </ul>
    </section>
  );
}

type StoryStandingProps = {
  readonly stories: readonly Story[];
  readonly story: Story;
  readonly language: Language;
  /** Begins another story; missing while one is being typed. */
  readonly onPlay?: (story: Story) => void;
};

/** The level and its story, the endings found, and the best score. */
export function StoryStanding({ stories, story, language, onPlay }: StoryStandingProps) {
  const { t } = useLingui();
  const { found, best } = readStoryRecord(story);
  const { text } = useSpeed();
  const highest = text((best ?? 0) / CHARACTERS_PER_WORD);
  const level = stories.indexOf(story) + 1;
  const levels = stories.length;
  const foundCount = found.size;
  const all = storyEndings(story).size;
  const others = onPlay === undefined ? [] : openStories(stories).filter((each) => each !== story);
  return (
    <div className={styles["standing"]} data-fades>
      <p className={styles["facts"]}>
        <span>{t`Level ${level} of ${levels}`}</span>
        <strong lang={language}>{story.title}</strong>
        <span>{t`Endings found: ${foundCount} of ${all}`}</span>
        {best !== null && <span>{t`Best score: ${highest}`}</span>}
      </p>
      {others.map((other) => (
        <PlayOther
          key={other.id}
          level={stories.indexOf(other) + 1}
          story={other}
          isSmall
          onPlay={() => onPlay?.(other)}
        />
      ))}
    </div>
  );
}

type PlayOtherProps = {
  readonly level: number;
  readonly story: Story;
  readonly isSmall?: boolean;
  readonly onPlay: () => void;
};

/** Begins the story of another level. */
function PlayOther({ level, story: { title }, isSmall = false, onPlay }: PlayOtherProps) {
  const { t } = useLingui();
  return (
    <Button isSmall={isSmall} onClick={onPlay}>
      {t`Play level ${level}: ${title}`}
    </Button>
  );
}
