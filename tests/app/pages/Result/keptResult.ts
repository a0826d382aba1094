import type { MockResolvers } from "relay-test-utils/lib/RelayMockPayloadGenerator";
import { encodeLog } from "../../../../src/engine/log/logCodec";
import { measureRun } from "../../../../src/engine/metrics/measureRun";

export const prompt = "one two three";

/**
 * The figures of a saved run of {@link prompt}.
 * @param typed what was typed, one key every `gapMs`.
 */
export function keptFigures(typed: string, gapMs = 300) {
  const keystrokes = [...typed].map((text, at) => ({ time: at * gapMs, kind: "insert", text }) as const);
  const durationMs = keystrokes.at(-1)?.time ?? 0;
  const { wpm, raw, strokesPerMinute, accuracy, consistency } = measureRun({
    rules: "free",
    text: prompt,
    keystrokes,
    durationMs,
  });
  return { prompt, log: encodeLog(keystrokes), durationMs, wpm, raw, strokesPerMinute, accuracy, consistency };
}

export const ada = { id: "ada", displayName: "Ada" };

export const noRuns = { edges: [], pageInfo: { hasNextPage: false, endCursor: null } };

const about = {
  mode: "WORDS",
  modeAmount: 10,
  punctuation: false,
  wordList: null,
  keyRule: null,
  raceMode: null,
  numbers: false,
  language: "EN",
  layout: null,
  text: null,
  exerciseId: null,
  exerciseVerdict: null,
  lessonTitle: null,
  rules: "FREE",
};
const compare = { bestOther: null, previous: noRuns, otherRuns: noRuns };

/** Ada's run, with one error, as sent to her. */
export const keptResult = {
  __typename: "Result",
  id: "r",
  ...about,
  ...keptFigures(`onx${prompt.slice(3)}`),
  ...compare,
  user: ada,
  visibility: "ME",
  visibilityChoices: ["ME", "GROUP", "ALL"],
  status: "VERIFIED",
  startedAt: "2026-11-21T08:14:00.000Z",
  raceCode: null,
  badges: [],
  ratingChange: null,
  isPastRatingLimit: null,
  baseline: null,
  reachedGoal: null,
  place: null,
  flag: null,
};

/** Mock data for a page seen by a viewer. */
export function seenBy(viewer: object | null): MockResolvers {
  return {
    Query: () => (viewer === null ? { viewer: null } : {}),
    User: () => ({ username: null, avatarUrl: null, role: "MEMBER", ...viewer }),
  };
}
