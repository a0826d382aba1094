import { useCallback, useEffect, useMemo, useState } from "react";
import { graphql, useSubscription } from "react-relay";
import type { GraphQLSubscriptionConfig } from "relay-runtime";
import type { useGroupNewsQuery } from "../../../../../__generated__/useGroupNewsQuery.graphql";
import type { useGroupNewsSubscription } from "../../../../../__generated__/useGroupNewsSubscription.graphql";
import { getPageId } from "../../../relay/randomId";
import { usePolling } from "../../../relay/usePolling";
import { setWatched } from "../../../relay/coachWatching";
import { layoutIdOf } from "../../../typing/keyboard/layouts";
import { readErrorCode } from "../../../../contract/errorCodes";



import type { GroupNews } from "./GroupNews";

const AGAIN_MS = 5_000;

const document = graphql`
  query useGroupNewsQuery($page: ID!) @throwOnFieldError {
    myGroupNews: groupNews(page: $page) {
      stamp
      watchable
      watchedBy
      races {
        code
        groupName
        isSeated
      }
      layout
      keyboardHiddenBy
    }
  }
`;

/**
 * The group news of the signed-in member; null until it has loaded. Asking for it counts as being online: coaches see
 * it.
 */
export function useGroupNews(): GroupNews | null {
  const [news, setNews] = useState<GroupNews | null>(null);
  const [attempt, setAttempt] = useState(0);

  const config = useMemo<GraphQLSubscriptionConfig<useGroupNewsSubscription>>(() => {
    // What is refused for as long as this page lives is not asked for again. Until it is known again whether somebody
    // watches, nobody does.
    const onError = (error: Error): void => {
      setNews(null);
      if (readErrorCode(error) !== "DOCUMENT_UNKNOWN") setTimeout(() => setAttempt(attempt + 1), AGAIN_MS);
    };
    return {
      subscription: graphql`
        subscription useGroupNewsSubscription($page: ID!) {
          myGroupNews(page: $page) {
            stamp
            watchable
            watchedBy
            races {
              code
              groupName
              isSeated
            }
            layout
            keyboardHiddenBy
          }
        }
      `,
      variables: { page: getPageId() },
      onNext: (answer) => setNews(readNews(answer)),
      onError,
      onCompleted: () => setNews(null),
    };
  }, [attempt]);
  useSubscription(config);
  const hear = useCallback(
    (answer: useGroupNewsQuery["response"]) => setNews(answer.myGroupNews == null ? null : readNews(answer)),
    [],
  );
  usePolling<useGroupNewsQuery>(document, config.variables, hear);

  const isWatched = news !== null && news.watchedBy.length > 0;
  useEffect(() => setWatched(isWatched), [isWatched]);
  useEffect(() => () => setWatched(false), []);
  return news;
}

function readNews(
  answer: useGroupNewsSubscription["response"] | useGroupNewsQuery["response"] | null | undefined,
): GroupNews {
  const told = answer?.myGroupNews;
  const races = (told?.races ?? []).flatMap((race) =>
    race?.code == null ? [] : [{ code: race.code, groupName: race.groupName ?? "", isSeated: race.isSeated === true }],
  );
  return {
    stamp: told?.stamp ?? "",
    watchable: known(told?.watchable),
    watchedBy: known(told?.watchedBy),
    races,
    layout: layoutIdOf(told?.layout),
    keyboardHiddenBy: told?.keyboardHiddenBy ?? null,
  };
}

const known = (names: readonly (string | null | undefined)[] | null | undefined): readonly string[] =>
  (names ?? []).flatMap((name) => (name == null ? [] : [name]));
