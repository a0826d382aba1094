import { useLingui, Trans } from "@lingui/react/macro";
import { Suspense, useContext, useEffect, lazy, useState, useSyncExternalStore } from "react";
import { Outlet, useRevalidator } from "react-router-dom";
import { ForViewer } from "../../rendering/ForViewer";
import { ErrorBoundary } from "../../ui/ErrorBoundary";
import { InPageLink } from "../../ui/InPageLink";
import { NoticeRegion } from "../../ui/notices";
import { usePreloadErrorMessages } from "../../ui/errorMessages";
import { useUnsavedRuns } from "../../features/saving/useUnsavedRuns";
import { Account, AccountFallback, AccountSkeleton, useSessionNotices, useViewerReference } from "./Account";
import { Header, Wordmark } from "./Header";
import styles from "./Shell.module.css";
import { useServerProbe, OfflineScreen } from "./RouteErrorScreen";
import { Watchers } from "./watchers/Watchers";
import { readPageConfig } from "../../platform/readPageConfig";
import { clearHydrationResponses, expireHydrationResponses } from "../../relay/hydrationResponses";
import { useReleaseUnshownQueries } from "../../relay/routeQuery";
import { replayTokenChange } from "../../relay/sessionToken";
import { RenderingContext } from "../../rendering/RenderingContext";
import { useConnectionState, isNewVersionAvailable, subscribeToNewVersion } from "../../relay/connectionState";
import { Skeleton, VisuallyHidden } from "../../ui/primitives";
import header from "./Header.module.css";
import { whenIdle } from "../../platform/whenIdle";
import { isTypingTarget } from "../../typing/useTypeAnywhere";

import { BareButton } from "../../ui/Button";
import { usePreferenceStore } from "../../platform/preferences/usePreferences";
import { localeNames } from "../../platform/locale/Locale";
import { useLocale } from "../../platform/locale/useLocale";

/**
 * The frame around every page. The page does not wait for the answer to who is looking, and the frame does not wait for
 * the page.
 */
export function Shell() {
  const { t } = useLingui();
  const viewerReference = useViewerReference();
  useSessionNotices();
  useServerProbe();
  useUnsavedRuns();
  usePreloadErrorMessages();
  useReleaseUnshownQueries();

  return (
    <div className={styles["shell"]}>
      <InPageLink className={styles["skip"]} to="main">
        {t`Skip to the page`}
      </InPageLink>
      <Header>
        <ForViewer fallback={<AccountSkeleton />}>
          <Suspense fallback={<AccountSkeleton />}>
            <ErrorBoundary key={viewerReference.fetchKey} rank="part" fallback={<AccountFallback />}>
              <Account queryReference={viewerReference} />
            </ErrorBoundary>
          </Suspense>
        </ForViewer>
      </Header>
      <main id="main" className={styles["main"]} tabIndex={-1}>
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
          <Hydrated />
        </Suspense>
      </main>
      <Watchers />
      <NewVersion />
      <Footer />
      <Shortcuts />
      <NoticeRegion />
    </div>
  );
}

/** The foot of every page. It promises no more than the host's configuration keeps. */
function Footer() {
  const { t } = useLingui();
  const { sentryDsn, analyticsId } = readPageConfig();
  const keepsAll = sentryDsn === undefined && analyticsId === undefined;
  return (
    <footer className={styles["footer"]} data-fades>
      <div className={styles["inner"]}>
        <span>
          {keepsAll
            ? t`Typeloop: free, and nothing leaves this server.`
            : t`Typeloop: free, and what you type stays on this server.`}
        </span>
        <LocaleSwitch />
        <span className={styles["keys"]}>
          <Trans>
            <kbd className={styles["key"]}>?</kbd> shows the keys
          </Trans>
        </span>
      </div>
    </footer>
  );
}

/**
 * Stands behind the page: when its effect runs, the page is alive, and what the server rendered it from soon counts as
 * old.
 */
function Hydrated() {
  const { mistakesViewer } = useContext(RenderingContext);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!mistakesViewer) return expireHydrationResponses();
    // Later, so that those who listen to the token do so by now.
    const timer = setTimeout(() => {
      clearHydrationResponses();
      replayTokenChange();
      void revalidate();
    });
    return () => clearTimeout(timer);
    // Once: a page comes alive once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return null;
}

/** Stands for a page whose data is under way and that brought no skeleton of its own; says so while nobody answers. */
export function PageSkeleton() {
  const { t } = useLingui();
  if (useConnectionState() === "offline") return <OfflineScreen code="NETWORK" />;
  return (
    <div className={styles["page"]} aria-busy="true">
      <VisuallyHidden>{t`Loading`}</VisuallyHidden>
      <Skeleton size="title" />
      <Skeleton size="block" />
    </div>
  );
}

/** The frame without its content, while the first route is on its way. */
export function LoadingScreen() {
  return (
    <div className={styles["shell"]}>
      <header>
        <div className={header["inner"]}>
          <Wordmark />
        </div>
      </header>
      <main className={styles["main"]}>
        <PageSkeleton />
      </main>
    </div>
  );
}

const load = async () => ({ default: (await import("./ShortcutDialog")).ShortcutDialog });
const ShortcutDialog = lazy(load);

/**
 * Opens the list of keys with `?`, wherever nothing is being typed; a line that waits for its first key counts as
 * nothing, unless that key is
 * the question mark. The list is loaded once the page is idle, or when it is asked for.
 */
function Shortcuts() {
  const [state, setState] = useState<"never" | "open" | "closed">("never");

  useEffect(() => whenIdle(() => void load().catch(() => undefined)), []);
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (
        event.key !== "?" ||
        event.defaultPrevented ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isText(event.target)
      )
        return;
      event.preventDefault();
      setState("open");
    };
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, []);

  if (state === "never") return null;
  return (
    <Suspense>
      <ShortcutDialog isOpen={state === "open"} onClose={() => setState("closed")} />
    </Suspense>
  );
}

function isText(target: EventTarget | null): boolean {
  return isTypingTarget(target) && !(target instanceof HTMLElement && target.dataset["takesQuestion"] === "false");
}

const loadNotice = async () => ({ default: (await import("./NewVersionNotice")).NewVersionNotice });
const NewVersionNotice = lazy(loadNotice);

/**
 * Offers a new version of Typeloop once the server has left this page's release behind. What says so is fetched early:
 * later it may be gone with that release.
 */
function NewVersion() {
  const isAvailable = useSyncExternalStore(subscribeToNewVersion, isNewVersionAvailable, () => false);
  useEffect(() => whenIdle(() => void loadNotice().catch(() => undefined)), []);

  return (
    isAvailable && (
      <ErrorBoundary rank="part" fallback={null}>
        <Suspense>
          <NewVersionNotice />
        </Suspense>
      </ErrorBoundary>
    )
  );
}

/** Changes to the other language, by its own name. */
function LocaleSwitch() {
  const other = useLocale() === "nl-NL" ? "en-US" : "nl-NL";
  const { change } = usePreferenceStore();
  return (
    <BareButton className={styles["localeSwitch"]} lang={other} onClick={() => change({ locale: other })}>
      {localeNames[other]}
    </BareButton>
  );
}
