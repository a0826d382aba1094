import { fetchQuery, graphql, type IEnvironment } from "relay-runtime";
import type { fetchLearningAskLearningQuery } from "../../../../../__generated__/fetchLearningAskLearningQuery.graphql";
import {
  ADAPTIVE_VERSION,
  type AdaptiveState,
  type KeyStat,
  readState,
} from "../../../../engine/adaptive/AdaptiveState";
import type { LayoutName } from "../../../typing/layoutName";

const document = graphql`
  query fetchLearningAskLearningQuery($layout: KeyboardLayout!) @throwOnFieldError {
    serverTime
    viewer {
      id
      learningState(layout: $layout) {
        runs
        lastRunEndedAt
        lastRunId
        keys {
          key
          presses
          misses
          timeMs
          missRate
          inARow
          day
          learnt
        }
        pairs {
          key
          presses
          misses
          timeMs
          missRate
          inARow
          day
          learnt
        }
      }
    }
  }
`;

/** What the server says of the person who asks. */
export type Learning = {
  /** Of their account; null without one. */
  readonly owner: string | null;
  /** Null while it knows nothing. */
  readonly state: AdaptiveState | null;
  /** The server's clock when it answered, in ms since 1970. */
  readonly now: number;
};

/** Asks the server what practice has learnt on a layout. Rejects without an answer. */
export async function askLearning(environment: IEnvironment, layout: LayoutName): Promise<Learning> {
  const answer = await fetchQuery<fetchLearningAskLearningQuery>(
    environment,
    document,
    { layout },
    { fetchPolicy: "network-only" },
  ).toPromise();
  if (answer === undefined) throw new Error("The query ended without an answer");
  const { serverTime, viewer } = answer;
  const learnt = viewer?.learningState;
  return { owner: viewer?.id ?? null, now: serverTime, state: learnt == null ? null : toState(learnt) };
}

type Answered = NonNullable<NonNullable<fetchLearningAskLearningQuery["response"]["viewer"]>["learningState"]>;

function toState({ runs, lastRunEndedAt, lastRunId, keys, pairs }: Answered): AdaptiveState | null {
  const last = lastRunEndedAt === null || lastRunId === null ? null : { endedAt: lastRunEndedAt, id: lastRunId };
  // Through the same check as what stands in storage: the server may be of another version.
  return readState({ version: ADAPTIVE_VERSION, runs, last, keys: byName(keys), pairs: byName(pairs) });
}

function byName(stats: readonly (KeyStat & { readonly key: string })[]): Readonly<Record<string, KeyStat>> {
  return Object.fromEntries(
    stats.map(({ key, presses, misses, timeMs, missRate, inARow, day, learnt }) => [
      key,
      { presses, misses, timeMs, missRate, inARow, day, learnt },
    ]),
  );
}
