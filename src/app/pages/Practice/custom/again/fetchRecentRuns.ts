import { fetchQuery, graphql, type IEnvironment } from "relay-runtime";
import type { fetchRecentRunsQuery } from "../../../../../../__generated__/fetchRecentRunsQuery.graphql";
import { MOST_RUNS, type RecentRun } from "../store/recentRuns";

const document = graphql`
  query fetchRecentRunsQuery($first: Int!) @throwOnFieldError {
    viewer {
      results(first: $first) {
        edges {
          node {
            id
            mode
            rules
            language
            prompt
            log
            durationMs
            startedAt
          }
        }
      }
    }
  }
`;

/**
 * The last runs of the account, typed on whatever device. Those of a course are left out: they are drills, and have
 * rules of their own.
 */
export async function fetchRecentRuns(environment: IEnvironment): Promise<readonly RecentRun[]> {
  const answer = await fetchQuery<fetchRecentRunsQuery>(
    environment,
    document,
    { first: MOST_RUNS },
    { fetchPolicy: "network-only" },
  ).toPromise();
  const nodes = answer?.viewer?.results?.edges.map(({ node }) => node) ?? [];
  return nodes
    .filter(({ mode }) => mode !== "LESSON")
    .map(({ id, rules, language, prompt, log, durationMs, startedAt }) => ({
      id,
      language: language === "NL" ? "nl" : "en",
      rules: rules === "STOP_ON_ERROR" ? "stopOnError" : "free",
      text: prompt,
      log,
      durationMs,
      endedAt: Date.parse(startedAt) + durationMs,
    }));
}
