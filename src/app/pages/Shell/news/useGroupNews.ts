import { useCallback, useEffect, useMemo, useState, useEffectEvent } from "react";
import { graphql, useSubscription } from "react-relay";
import type { GraphQLSubscriptionConfig } from "relay-runtime";
import type { useGroupNewsQuery } from "../../../../../__generated__/useGroupNewsQuery.graphql";
import type { useGroupNewsSubscription } from "../../../../../__generated__/useGroupNewsSubscription.graphql";
import { getPageId } from "../../../platform/random";
import { usePolling } from "../../../relay/useLiveUpdates";
import { setWatched } from "../live/LiveReporting";
import { layoutIdOf, layoutNames } from "../../../typing/keyboard/layouts";

import { readErrorCode } from "../../../../contract/readErrorCode";

import type { GroupNews } from "./GroupNews";
import { useLocation, useRevalidator } from "react-router-dom";
import { useLingui } from "@lingui/react/macro";
import type { LayoutId } from "../../../../engine/keyboards/KeyboardLayout";
import { usePreferenceStore } from "../../../platform/preferences/usePreferences";
import { getToken } from "../../../relay/sessionToken";
import { setHiddenBy } from "../../../typing/keyboard/hiddenKeyboard";
import { announce } from "../../../ui/Notice";
import { useIsLineOpen } from "./useIsLineOpen";

const AGAIN_MS = 5_000;

const groupNewsDocument = graphql`
  query useGroupNewsQuery($page: ID!) @throwOnFieldError {
    myGroupNews: groupNews(page: $page) {
      stamp
      watchable
      watchedBy
      roleWords
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
 * The group news of the signed-in member; null until it has loaded. Fetching it counts as being online, which coaches
 * see.
 */
export function useGroupNews(): GroupNews | null {
  const [news, setNews] = useState<GroupNews | null>(null);
  const [attempt, setAttempt] = useState(0);

  const config = useMemo<GraphQLSubscriptionConfig<useGroupNewsSubscription>>(() => {
    // A permanent refusal is not retried while this page is open. Until news arrives again, no one counts as watching.
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
            roleWords
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
  const onAnswer = useCallback(
    (answer: useGroupNewsQuery["response"]) => setNews(answer.myGroupNews == null ? null : readNews(answer)),
    [],
  );
  usePolling<useGroupNewsQuery>(groupNewsDocument, config.variables, onAnswer);

  const isWatched = news !== null && news.watchedBy.length > 0;
  useEffect(() => setWatched(isWatched), [isWatched]);
  useEffect(() => () => setWatched(false), []);
  return news;
}

function readNews(
  answer: useGroupNewsSubscription["response"] | useGroupNewsQuery["response"] | null | undefined,
): GroupNews {
  const groupNews = answer?.myGroupNews;
  const races = (groupNews?.races ?? []).flatMap((race) =>
    race?.code == null ? [] : [{ code: race.code, groupName: race.groupName ?? "", isSeated: race.isSeated === true }],
  );
  return {
    stamp: groupNews?.stamp ?? "",
    watchable: presentNames(groupNews?.watchable),
    watchedBy: presentNames(groupNews?.watchedBy),
    roleWords: groupNews?.roleWords ?? null,
    races,
    layout: layoutIdOf(groupNews?.layout),
    keyboardHiddenBy: groupNews?.keyboardHiddenBy ?? null,
  };
}

const presentNames = (names: readonly (string | null | undefined)[] | null | undefined): readonly string[] =>
  (names ?? []).flatMap((name) => (name == null ? [] : [name]));

/** With this prefix it is deleted at sign-out. */
const KEY = "typeloop-own-group-layout";

/** In memory as well, for browsers without storage. */
let layoutInMemory = "";

/** The layout that a group set in this browser; empty for none. Any other layout was chosen by the user. */
function readGivenLayout(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return layoutInMemory;
  }
}

/** Remembers which layout a group set. */
function noteGivenLayout(layout: string): void {
  layoutInMemory = layout;
  try {
    if (layout === "") localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, layout);
  } catch {
    // Full or forbidden: remembered until the page closes.
  }
}

/** Pages of groups. Other pages are not changed while something is typed. */
const ofGroups = /^\/(?:groups|assignments)(?:\/|$)/u;

/**
 * Updates a page of a group at once after a change by others: another name, other settings, another role, or no access
 * anymore. Its data is fetched again.
 */
export function useGroupChange(news: GroupNews | null): void {
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const stamp = news?.stamp ?? null;
  const [previous, setPrevious] = useState(stamp);
  const [changes, setChanges] = useState(0);
  if (stamp !== null && stamp !== previous) {
    setPrevious(stamp);
    if (previous !== null) setChanges(changes + 1);
  }
  const look = useEffectEvent(() => {
    if (ofGroups.test(pathname)) void revalidate();
  });
  useEffect(() => {
    if (changes > 0) look();
  }, [changes]);
}

/**
 * The keyboard settings of the viewer's group: a member who has not chosen a layout gets the group's, and the picture
 * is hidden if the group types without it.
 */
export function useGroupKeyboard(news: GroupNews | null): void {
  const { t } = useLingui();
  const { current, change } = usePreferenceStore();
  const isLoaded = news !== null;
  const layout = news?.layout ?? null;
  const hiddenBy = news?.keyboardHiddenBy ?? null;

  const give = useEffectEvent((wanted: LayoutId | null) => {
    const { layout: groupNews } = current();
    const given = readGivenLayout();
    const isChosen = groupNews !== "" && groupNews !== given;
    noteGivenLayout(isChosen ? "" : (wanted ?? ""));
    if (isChosen || groupNews === (wanted ?? "")) return;
    change({ layout: wanted ?? "" });
    const name = wanted === null ? "" : t(layoutNames[wanted]);
    if (wanted !== null)
      announce(t`Your group's keyboard layout is ${name}. You can choose another one in the settings.`);
  });

  // Adapting the text to a new layout would replace the line in progress.
  const isLineOpen = useIsLineOpen();
  useEffect(() => {
    if (isLoaded && !isLineOpen) give(layout);
  }, [isLoaded, layout, isLineOpen]);
  useEffect(() => {
    if (isLoaded) setHiddenBy(hiddenBy);
  }, [isLoaded, hiddenBy]);
  useEffect(
    () => () => {
      // A user who signs out is in no group.
      if (getToken() === null) setHiddenBy(null);
    },
    [],
  );
}
