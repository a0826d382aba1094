import { plural, msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { ProgressWords_progress$key } from "../../../../__generated__/ProgressWords_progress.graphql";
import { useLocale } from "../../platform/locale/useLocale";
import { formatPercent } from "../../typing/figures/formatFigure";
import { useSpeed } from "../../typing/figures/useSpeed";
import type { ProgressWords_tasksProgress$key } from "../../../../__generated__/ProgressWords_tasksProgress.graphql";
import type { ProgressWords_stateBadgeProgress$key } from "../../../../__generated__/ProgressWords_stateBadgeProgress.graphql";
import { aidWords, speedWords } from "../exam/examWords";
import styles from "./assignment.module.css";

/** A member's progress on all tasks: in numbers if there is one, otherwise how many are done. */
export function TasksProgress({ progressRef }: { readonly progressRef: ProgressWords_tasksProgress$key }) {
  const { t } = useLingui();
  const { tasks } = useFragment(
    graphql`
      fragment ProgressWords_tasksProgress on AssignmentProgress @throwOnFieldError {
        tasks {
          state
          ...ProgressWords_progress
        }
      }
    `,
    progressRef,
  );
  const [first, ...others] = tasks;
  if (first === undefined) return null;
  if (others.length === 0) return <ProgressWords progressRef={first} />;
  const done = tasks.filter(({ state }) => state === "DONE").length;
  return <span>{t`${done} of ${tasks.length} tasks done`}</span>;
}

/** A member's progress on a task in numbers: "2 of 3 exercises passed · best 96%". */
export function ProgressWords({ progressRef }: { readonly progressRef: ProgressWords_progress$key }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { text } = useSpeed();
  const progress = useFragment(
    graphql`
      fragment ProgressWords_progress on AssignmentTaskProgress @throwOnFieldError {
        runs
        accuracy
        wpm
        minutes
        exercisesPassed
        item {
          task {
            ... on LessonTask {
              exercises
            }
          }
        }
        exam {
          passed
          unit
          strokesPerMinute
          accuracy
          isByEar
          extraTime
        }
      }
    `,
    progressRef,
  );
  const words = [passed(), practised(), best(), exam(), ...aids()].filter((one) => one !== null);
  return <span>{words.length === 0 ? t`Nothing yet` : words.join(" · ")}</span>;

  function passed(): string | null {
    const number = progress.exercisesPassed ?? null;
    const exercises = progress.item.task.exercises ?? null;
    return number === null || exercises === null ? null : t`${number} of ${exercises} exercises passed`;
  }

  function practised(): string | null {
    if (progress.minutes == null) return null;
    const minutes = Math.floor(progress.minutes);
    return minutes === 0 ? t`less than a minute` : t`${plural(minutes, { one: "# minute", other: "# minutes" })}`;
  }

  function best(): string | null {
    if (progress.accuracy == null) return null;
    const right = formatPercent(locale, progress.accuracy);
    if (progress.wpm == null) return t`best: ${right} accuracy`;
    const speed = text(progress.wpm);
    return t`best: ${right} accuracy and ${speed}`;
  }

  function exam(): string | null {
    if (!progress.exam)
      return progress.runs > 0 &&
        progress.accuracy == null &&
        progress.exercisesPassed == null &&
        progress.minutes == null
        ? t`in progress`
        : null;
    const { unit, strokesPerMinute, accuracy, passed: isPassed } = progress.exam;
    const right = formatPercent(locale, accuracy, 2);
    const speed = speedWords(t, unit, strokesPerMinute);
    return isPassed ? t`passed: ${speed}, ${right} accuracy` : t`not passed yet: ${speed}, ${right} accuracy`;
  }

  function aids(): readonly string[] {
    const { isByEar = false, extraTime = 0 } = progress.exam ?? {};
    return aidWords(t, isByEar, extraTime);
  }
}

const names = { DONE: msg`done`, IN_PROGRESS: msg`in progress`, NOT_STARTED: msg`not started` } as const;

/** State of a member's work and whether it is late, in words and with a symbol, not by color alone. */
export function StateBadge({ progressRef }: { readonly progressRef: ProgressWords_stateBadgeProgress$key }) {
  const { t } = useLingui();
  const { state, isLate, isExcused } = useFragment(
    graphql`
      fragment ProgressWords_stateBadgeProgress on AssignmentProgress @throwOnFieldError {
        state
        isLate
        isExcused
      }
    `,
    progressRef,
  );
  return (
    <span className={styles["badges"]}>
      {isExcused ? (
        <span className={styles["badge"]} data-state="EXCUSED">
          {t`excused`}
        </span>
      ) : (
        <TaskBadge state={state} />
      )}
      {isLate && <span className={styles["late"]}>{t`late`}</span>}
    </span>
  );
}

/** State of the work on one task. */
export function TaskBadge({ state }: { readonly state: string }) {
  const { t } = useLingui();
  const name = state === "DONE" || state === "IN_PROGRESS" ? state : "NOT_STARTED";
  return (
    <span className={styles["badge"]} data-state={name}>
      {name === "DONE" && <span aria-hidden="true">✓</span>}
      {t(names[name])}
    </span>
  );
}

/**
 * Sort key for a list by who needs help most: late and not done, not started, in progress (least first), done. Equal
 * ones keep their order.
 */
export function needOf(state: string, isLate: boolean, part: number): number {
  if (state === "DONE") return 4;
  const rest = state === "NOT_STARTED" ? 0 : 1 + Math.min(1, part) * 0.9;
  return isLate ? rest / 10 : 1 + rest;
}
