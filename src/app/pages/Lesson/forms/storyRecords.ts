import type { TypedExercise, Story } from "../../../../engine/lessons/Course";
import { followPath, storyEndings, type StoryPath } from "../../../../engine/lessons/storyParts";
import type { RunMetrics } from "../../../../engine/metrics/RunMetrics";
import { perMinute, roundDown } from "../../../../engine/metrics/rates";
import { asRecord, readOwn, removeOwn, writeOwn } from "../../../features/text/ownStore";

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
