import { useLingui } from "@lingui/react/macro";
import type { RaceCode } from "../../../contract/scalars";
import { Notice } from "../../ui/Notice";
import type { RaceSession } from "./raceSession";
import { plural } from "@lingui/core/macro";
import { splitGraphemes } from "../../../engine/text/graphemes";
import { useLocale } from "../../platform/locale/useLocale";
import { formatPercent } from "../../typing/figures/formatFigure";
import { useSpeed } from "../../typing/figures/useSpeed";
import { SavedNotice } from "../../features/saving/SavedNotice";
import { formatRaceTime } from "../../features/race/raceWords";
import styles from "./RacePage.module.css";
import type { Keystroke } from "../../../engine/log/Keystroke";
import { encodeLog } from "../../../engine/log/logCodec";
import { applyKeystroke, startStopOnErrorTyping, type Typing } from "../../../engine/typing/Typing";
import { measureRun } from "../../../engine/metrics/measureRun";
import type { RunMetrics } from "../../../engine/metrics/RunMetrics";
import { KeystrokeQueue, sessionQueueStore } from "../../typing/sending/KeystrokeQueue";
import type { UnsavedRun } from "../../features/saving/UnsavedRun";
import { readRaceRecord, type RaceRecord } from "./raceRecord";
import { normalizeText } from "../../../engine/text/normalizeText";
import { useMemo, useSyncExternalStore } from "react";

type Props = { readonly code: RaceCode; readonly userId: string; readonly session: RaceSession | null };

/** The race ended while the viewer was still typing: they have no place in it, but what they typed can be saved. */
export function UnfinishedRun({ code, userId, session }: Props) {
  const { t } = useLingui();
  const own = useOwnRun(session, { code, userId });
  if (own === null) return null;
  return (
    <>
      <Notice text={t`The race ended before you finished. What you typed is saved as a personal result.`} />
      <OwnRunSummary own={own} />
    </>
  );
}

/** What the viewer typed in a race that ended without them, with its figures. It is saved as a result of its own. */
export function OwnRunSummary({ own: { run, prompt, metrics } }: { readonly own: UnfinishedTyping }) {
  const { t } = useLingui();
  const locale = useLocale();
  const count = splitGraphemes(prompt).length;
  const speed = useSpeed().text(metrics.wpm, 0);
  return (
    <section className={styles["kept"]} aria-label={t`What you typed`}>
      <dl className={styles["figures"]}>
        <Figure name={t`Typed`} value={t`${plural(count, { one: "# character", other: "# characters" })}`} />
        <Figure name={t`Time`} value={formatRaceTime(metrics.durationMs, locale)} />
        <Figure name={t`Speed`} value={speed} />
        <Figure name={t`Accuracy`} value={formatPercent(locale, metrics.accuracy, 0)} />
      </dl>
      <SavedNotice run={run} figures={metrics} />
      <p className={styles["text"]}>{prompt}</p>
    </section>
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** What a racer typed in a race that ended without them, as a run that can be saved. */
type UnfinishedTyping = {
  readonly run: UnsavedRun;
  readonly prompt: string;
  readonly metrics: RunMetrics;
  /** The server has acknowledged the last character, and so has saved a result of the race. */
  readonly isSaved: boolean;
};

/** The run of a racer who types on this page; null if nothing was typed, or if it counts in another window. */
function ownRunOf({ run, record, sender }: RaceSession): UnfinishedTyping | null {
  const isElsewhere = sender.state.kind === "stopped" && sender.state.reason === "ELSEWHERE";
  return isElsewhere ? null : describe(record, run.skipped, run.keystrokes, sender.isDone);
}

/** The run of a racer whose page was reloaded after the end; null if this tab has no record of that race. */
function leftRun(code: string, userId: string): UnfinishedTyping | null {
  const record = readRaceRecord(code, userId);
  if (record === null) return null;
  const stored = sessionQueueStore("race", `${code}:${userId}`).read();
  if (stored === null) return null;
  const queue = new KeystrokeQueue(stored);
  return describe(record, queue.basePosition, queue.all(), queue.isEmpty);
}

function describe(
  { code, text, language, runId, zeroMs }: RaceRecord,
  from: number,
  log: readonly Keystroke[],
  isTaken: boolean,
): UnfinishedTyping | null {
  const cut = cutRun(text, from, log);
  if (cut === null) return null;
  const { prompt, keystrokes, firstAt, isThrough } = cut;
  const none = { modeAmount: null, seed: null, textId: null };
  return {
    run: {
      runId,
      mode: "CUSTOM",
      ...none,
      language,
      prompt,
      raceCode: code,
      log: encodeLog(keystrokes),
      startedAtMs: zeroMs + firstAt,
    },
    prompt,
    isSaved: isThrough && isTaken,
    metrics: measureRun({ rules: "stopOnError", text: prompt, keystrokes, durationMs: keystrokes.at(-1)?.time ?? 0 }),
  };
}

/** The typed part of a race, as a complete run. */
type CutRun = {
  readonly prompt: string;
  /** Times since the first of them. */
  readonly keystrokes: readonly Keystroke[];
  /** The time of the first one, in ms since the start of the race. */
  readonly firstAt: number;
  /** Whether the whole text was typed. */
  readonly isThrough: boolean;
};

/**
 * Makes a run of a race: the part of the text that was typed, without a space at its ends, and its keystrokes.
 * @param from number of characters typed before the log begins.
 * @returns null if nothing was typed.
 */
export function cutRun(text: string, from: number, log: readonly Keystroke[]): CutRun | null {
  const start = startStopOnErrorTyping(text);
  const isSpace = (at: number): boolean => start.text[at] === " ";
  const begin = isSpace(from) ? from + 1 : from;
  const steps = follow({ ...start, position: from }, log);
  const reached = steps.at(-1)?.after ?? from;
  const end = isSpace(reached - 1) ? reached - 1 : reached;
  const prompt = normalizeText(start.text.slice(begin, end).join(""));
  if (prompt === "") return null;
  const typed = steps
    .filter(({ before, after }) => before < end && (before >= begin || after > begin))
    .map(({ keystroke }) => keystroke);
  const firstAt = typed[0]?.time ?? 0;
  return {
    prompt,
    firstAt,
    isThrough: reached === start.text.length,
    keystrokes: typed.map((keystroke) => ({ ...keystroke, time: keystroke.time - firstAt })),
  };
}

/** Each keystroke, and how many characters were typed before and after it. */
function follow(start: Typing, log: readonly Keystroke[]) {
  let state = start;
  return log.map((keystroke) => {
    const before = positionOf(state);
    state = applyKeystroke(state, keystroke, () => undefined);
    return { keystroke, before, after: positionOf(state) };
  });
}

function positionOf(state: Typing): number {
  return state.rules === "stopOnError" ? state.position : 0;
}

const never = (): (() => void) => () => undefined;

/**
 * What the viewer typed in a race that has ended for them, as a run of its own; null if there is nothing.
 * @param session null if nothing was typed on this page.
 * @param left the race whose record from an earlier page of this tab is used then.
 */
export function useOwnRun(
  session: RaceSession | null,
  left?: { readonly code: string; readonly userId: string | null },
): UnfinishedTyping | null {
  // The server renders the same page without this tab's storage.
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const code = left?.code ?? null;
  const userId = left?.userId ?? null;
  return useMemo(() => {
    if (session !== null) return ownRunOf(session);
    return isBrowser && code !== null && userId !== null ? leftRun(code, userId) : null;
  }, [session, isBrowser, code, userId]);
}
