import type { TypedExercise, ExerciseForm, Story } from "../../../../engine/lessons/Course";
import {
  decodeTimes,
  encodeTimes,
  timesOfRun,
  evenPace,
  type Pace,
  recordedPace,
} from "../../../../engine/lessons/pace";
import { asRecord, readOwn, writeOwn, removeOwn } from "../../../features/text/personalStorage";
import type { TypingRun } from "../../../typing/TypingRun";
import { easedRule } from "../../../../engine/lessons/courseProgress";
import { followPath, storyEndings, type StoryPath } from "../../../../engine/lessons/storyParts";
import type { RunMetrics } from "../../../../engine/metrics/RunMetrics";
import { perMinute, roundDown } from "../../../../engine/metrics/rates";

/** When each character of the fastest passed run was typed (timesOfRun); null if none was passed in this browser. */
function readGhost({ id }: TypedExercise): readonly number[] | null {
  const stored = readOwn(`ghost-${id}`);
  return typeof stored === "string" ? decodeTimes(stored) : null;
}

/** Keeps the times of a passed run if it was faster than the one before. */
export function noteGhost(exercise: TypedExercise, run: TypingRun): void {
  if (beatsGhost(exercise, run)) writeOwn(`ghost-${exercise.id}`, encodeTimes(timesOf(run)));
}

/** Whether a run was faster than the fastest one that is stored. */
export function beatsGhost(exercise: TypedExercise, run: TypingRun): boolean {
  const times = timesOf(run);
  const before = readGhost(exercise);
  return times.length > 0 && (before === null || meanMs(times) < meanMs(before));
}

function timesOf({ rules, text, keystrokes }: TypingRun): readonly number[] {
  return timesOfRun(rules, text, keystrokes);
}

function meanMs(times: readonly number[]): number {
  return (times.at(-1) ?? 0) / times.length;
}

/** What a user reached in a game. */
export type GameRecord = {
  /** The level that is played next, from 1. */
  readonly level: number;
  /** The best score on each level so far. */
  readonly bests: Readonly<Record<number, number>>;
};

/** @param levels how many levels the game has. */
function readGame({ id }: TypedExercise, levels: number): GameRecord {
  const stored = asRecord(readOwn(`game-${id}`));
  const level = stored?.["level"];
  const bests = Object.entries(asRecord(stored?.["bests"]) ?? {}).flatMap(([at, score]) =>
    typeof score === "number" && Number.isFinite(score) ? [[Number(at), score] as const] : [],
  );
  return {
    level: typeof level === "number" && Number.isInteger(level) ? Math.min(levels, Math.max(1, level)) : 1,
    bests: Object.fromEntries(bests),
  };
}

/** A game that is over. */
export type PlayedGame = { readonly level: number; readonly score: number; readonly isLevelDone: boolean };

/** Keeps the best score, and goes up one level if this one is done. Noting a game twice has no effect. */
export function noteGame(exercise: TypedExercise, levels: number, { level, score, isLevelDone }: PlayedGame): void {
  const before = readGame(exercise, levels);
  writeOwn(`game-${exercise.id}`, {
    level: isLevelDone ? Math.max(before.level, Math.min(levels, level + 1)) : before.level,
    bests: { ...before.bests, [level]: Math.max(score, before.bests[level] ?? score) },
  });
}

/** What a run of a form begins with. It stays the same until the run is over. */
export type FormStart = {
  /** The speed that passes the exercise, in keystrokes per minute. */
  readonly strokesPerMinute: number;
  /** The pace beside which the user types. */
  readonly pace: Pace;
  /** Whether that is the pace of an earlier run of the user. */
  readonly isOwnPace: boolean;
  /** Level of a game, from 1. */
  readonly level: number;
  /** The best score so far on this level; null if there is none. */
  readonly best: number | null;
};

/** Speeds of the levels of each game, as a multiple of the speed that passes. */
export const gameLevels = {
  duel: [1, 1.25, 1.5],
  fallingWords: [0.8, 1, 1.2, 1.4, 1.6],
} as const satisfies Partial<Record<ExerciseForm, readonly number[]>>;

export function startForm(exercise: TypedExercise, isEased: boolean): FormStart {
  const { form, pass } = exercise;
  const { strokesPerMinute } = isEased ? easedRule(pass) : pass;
  const start = { strokesPerMinute, isOwnPace: false, level: 1, best: null };
  if (form === "ghost") {
    const times = readGhost(exercise);
    return times === null
      ? { ...start, pace: evenPace(strokesPerMinute) }
      : { ...start, pace: recordedPace(times), isOwnPace: true };
  }
  if (form !== "duel" && form !== "fallingWords") return { ...start, pace: evenPace(strokesPerMinute) };
  const levels = gameLevels[form];
  const { level, bests } = readGame(exercise, levels.length);
  return {
    ...start,
    level,
    best: bests[level] ?? null,
    pace: evenPace(strokesPerMinute * (levels[level - 1] ?? 1)),
  };
}

/** What was typed on the way so far. */
export type StoryTotals = Pick<RunMetrics, "presses" | "rightPresses" | "pileUp" | "durationMs">;

/** A way through a story, as far as it was typed. */
export type StoryWalk = {
  readonly story: Story;
  readonly path: StoryPath;
  /** Whether the scene to which the path leads was typed. */
  readonly isTyped: boolean;
  readonly totals: StoryTotals;
};

const nothing: StoryTotals = { presses: 0, rightPresses: 0, pileUp: 0, durationMs: 0 };

export function startWalk(story: Story): StoryWalk {
  return { story, path: [], isTyped: false, totals: nothing };
}

export function addTotals(one: StoryTotals, other: StoryTotals): StoryTotals {
  return {
    presses: one.presses + other.presses,
    rightPresses: one.rightPresses + other.rightPresses,
    pileUp: one.pileUp + other.pileUp,
    durationMs: one.durationMs + other.durationMs,
  };
}

/** The walk that was begun in this browser, so that a reload continues it; null if there is none. */
export function readWalk({ id }: TypedExercise, stories: readonly Story[]): StoryWalk | null {
  const stored = asRecord(readOwn(`walk-${id}`));
  const story = stories.find((each) => each.id === stored?.["story"]);
  const path = stored?.["path"];
  const totals = readTotals(stored?.["totals"]);
  if (story === undefined || totals === null || !Array.isArray(path) || !path.every(isTurn)) return null;
  if (followPath(story, path) === null) return null;
  return { story, path, isTyped: stored?.["isTyped"] === true, totals };
}

function isTurn(value: unknown): value is 0 | 1 {
  return value === 0 || value === 1;
}

function readTotals(value: unknown): StoryTotals | null {
  const stored = asRecord(value);
  const numberOf = (name: keyof StoryTotals): number => {
    const number = stored?.[name];
    return typeof number === "number" && number >= 0 ? number : Number.NaN;
  };
  const totals = {
    presses: numberOf("presses"),
    rightPresses: numberOf("rightPresses"),
    pileUp: numberOf("pileUp"),
    durationMs: numberOf("durationMs"),
  };
  return Object.values(totals).every(Number.isFinite) ? totals : null;
}

export function writeWalk({ id }: TypedExercise, { story, path, isTyped, totals }: StoryWalk): void {
  writeOwn(`walk-${id}`, { story: story.id, path, isTyped, totals });
}

export function removeWalk({ id }: TypedExercise): void {
  removeOwn(`walk-${id}`);
}

/** What a user reached in a story, in any exercise. */
export type StoryRecord = {
  /** The ids of the endings that were found. */
  readonly found: ReadonlySet<string>;
  /** Null before the first ending. */
  readonly best: number | null;
};

export function readStoryRecord(story: Story): StoryRecord {
  const stored = asRecord(readOwn(`story-${story.id}`));
  const found = Array.isArray(stored?.["found"]) ? stored["found"] : [];
  const best = stored?.["best"];
  return {
    found: new Set([...storyEndings(story).keys()].filter((id) => found.includes(id))),
    best: typeof best === "number" && Number.isFinite(best) ? best : null,
  };
}

/** Keeps an ending, and the score if it is the best so far. */
export function noteEnding(story: Story, endingId: string, score: number): void {
  const { found, best } = readStoryRecord(story);
  writeOwn(`story-${story.id}`, { found: [...found, endingId], best: Math.max(score, best ?? score) });
}

/** The stories that may be played, in order of their levels: the first, and each after one that came to an end. */
export function openStories(stories: readonly Story[]): readonly Story[] {
  const last = stories.findIndex((story) => readStoryRecord(story).found.size === 0);
  return last === -1 ? stories : stories.slice(0, last + 1);
}

/** The right keys a minute, without the time in which the user chose. */
export function scoreOfWalk({ rightPresses, durationMs }: StoryTotals): number {
  return roundDown(perMinute(rightPresses, durationMs));
}
