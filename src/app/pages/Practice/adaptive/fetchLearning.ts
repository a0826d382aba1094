import { fetchQuery, graphql, type IEnvironment } from "relay-runtime";
import type { fetchLearningAskLearningQuery } from "../../../../../__generated__/fetchLearningAskLearningQuery.graphql";
import {
  ADAPTIVE_VERSION,
  type AdaptiveState,
  type KeyStat,
  readState,
} from "../../../../engine/adaptive/AdaptiveState";
import type { LayoutName } from "../../../typing/keyboard/layouts";

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

/** The server's state for the viewer. */
export type Learning = {
  /** Id of their account; null without one. */
  readonly owner: string | null;
  /** Null if it knows nothing. */
  readonly state: AdaptiveState | null;
  /** The server's clock at the response, in ms since 1970. */
  readonly now: number;
};

/** Fetches what practice has learned on a layout. Rejects when there is no response. */
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
  // Validated like a stored state, because the server may be of another version.
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
