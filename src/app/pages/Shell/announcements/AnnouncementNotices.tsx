import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { useLocation } from "react-router-dom";
import type { AnnouncementNoticesQuery } from "../../../../../__generated__/AnnouncementNoticesQuery.graphql";
import { languageOfLocale, toWireLanguage } from "../../../../contract/languages/languages";
import { useLocale } from "../../../platform/locale/useLocale";
import { Button } from "../../../ui/Button";
import { useIsLineOpen } from "../news/useIsLineOpen";
import styles from "./AnnouncementNotices.module.css";

/** When the server is first asked after the page was loaded, and how often then, in ms; not while it is hidden. */
const FIRST_MS = 5_000;
const POLL_MS = 45_000;

type Shown = AnnouncementNoticesQuery["response"]["announcements"][number];

/** Announcements that were dismissed, for as long as the browser keeps them. */
const KEY = "typeloop.dismissedAnnouncements";

/** Races and exams have no room for notices. */
const busyPages = /^\/(?:race|exam)\/[^/]/u;

/**
 * Announcements of the admins, on every page. They wait while a line is typed, and there are none in races and exams.
 * They take no focus and no key, and nothing moves when they appear.
 */
export function AnnouncementNotices() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const isLineOpen = useIsLineOpen();
  const announcements = useAnnouncements();
  const [dismissed, setDismissed] = useState(readDismissed);
  const next = announcements.find(({ id }) => !dismissed.includes(id));
  const dismiss = (id: string): void => {
    // Those that are over need not be remembered.
    const kept = [...dismissed.filter((one) => announcements.some((each) => each.id === one)), id];
    setDismissed(kept);
    writeDismissed(kept);
  };
  const isShown = next !== undefined && !isLineOpen && !busyPages.test(pathname);
  return createPortal(
    <output className={styles["region"]}>
      {isShown && (
        <div className={styles["notice"]}>
          <p className={styles["words"]} dir="auto">
            {next.text}
          </p>
          <Button isSmall onClick={() => dismiss(next.id)}>
            {t`Close`}
          </Button>
        </div>
      )}
    </output>,
    document.body,
  );
}

function useAnnouncements(): readonly Shown[] {
  const environment = useRelayEnvironment();
  const language = toWireLanguage(languageOfLocale(useLocale()));
  const [announcements, setAnnouncements] = useState<readonly Shown[]>([]);
  useEffect(() => {
    let isLeft = false;
    const ask = async (): Promise<void> => {
      if (document.hidden) return;
      const answer = await fetchQuery<AnnouncementNoticesQuery>(
        environment,
        graphql`
          query AnnouncementNoticesQuery($language: Language!) @throwOnFieldError {
            announcements {
              id
              text(language: $language)
            }
          }
        `,
        { language },
        { fetchPolicy: "network-only" },
      )
        .toPromise()
        // Those on screen stay; the next time may succeed.
        .catch(() => undefined);
      if (answer && !isLeft) setAnnouncements(answer.announcements);
    };
    const first = setTimeout(() => void ask(), FIRST_MS);
    const timer = setInterval(() => void ask(), POLL_MS);
    const onVisible = () => void ask();
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      isLeft = true;
      clearTimeout(first);
      clearInterval(timer);
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, [environment, language]);
  return announcements;
}

function readDismissed(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

function writeDismissed(ids: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // A browser that stores nothing shows them again with the next page that is loaded.
  }
}
