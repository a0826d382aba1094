import { languageOfLocale, languages, locales, nativeName } from "../../../contract/languages/languages";
import { useLingui, Trans } from "@lingui/react/macro";
import { Suspense, useContext, useEffect, lazy, useState, useSyncExternalStore } from "react";
import { fetchQuery, useRelayEnvironment } from "react-relay";
import { Link, Outlet, useRevalidator } from "react-router-dom";
import AccountQueryNode, { type HeaderAccountQuery } from "../../../../__generated__/HeaderAccountQuery.graphql";
import { noRetry } from "../../relay/retry";
import { ForViewer, RenderingContext } from "../../rendering/RenderingContext";
import { ErrorBoundary } from "../../ui/ErrorBoundary";
import { IdleSlot } from "../../ui/InBrowser";
import { InPageLink } from "../../ui/InPageLink";
import { NoticeRegion } from "../../ui/Notice";
import { usePreloadErrorMessages } from "../../ui/errorMessages";
import { useUnsavedRuns } from "../../features/saving/UnsavedRun";
import {
  Account,
  AccountFallback,
  AccountSkeleton,
  useSessionNotices,
  useViewerReference,
  Header,
  Wordmark,
} from "./Header";
import styles from "./Shell.module.css";
import { NewVersionNotice, Offline, preloadErrorScreens } from "./ErrorScreens";
import { readPageConfig } from "../../platform/readPageConfig";
import { clearHydrationResponses, expireHydrationResponses } from "../../relay/hydrationResponses";
import { useReleaseUnshownQueries } from "../../relay/routeQuery";
import { replayTokenChange } from "../../relay/sessionToken";
import {
  useConnectionState,
  isNewVersionAvailable,
  subscribeToNewVersion,
  getConnectionState,
  subscribeToConnectionState,
} from "../../relay/connectionState";
import { Skeleton, VisuallyHidden } from "../../ui/primitives";
import header from "./Header.module.css";
import { whenIdle } from "../../platform/whenIdle";
import { isTypingTarget } from "../../typing/useTypeAnywhere";
import { BareButton } from "../../ui/Button";
import { hasShortcuts } from "../../platform/preferences/Preferences";
import { usePreferences, usePreferenceStore } from "../../platform/preferences/usePreferences";
import { loadWithCatalog } from "../../platform/locale/i18n";
import { useLanguage, useLocale } from "../../platform/locale/useLocale";

/**
 * The frame around every page. The page does not wait for the viewer's data, and the frame does not wait for the page.
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
        {t`Skip to content`}
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
      <IdleSlot>
        <Watchers />
      </IdleSlot>
      <NewVersion />
      <Footer />
      <Shortcuts />
      <NoticeRegion />
    </div>
  );
}

/** The footer of every page. It only makes promises that are true for the host's configuration. */
function Footer() {
  const { t } = useLingui();
  const { sentryDsn, analyticsId } = readPageConfig();
  const storesEverything = sentryDsn === undefined && analyticsId === undefined;
  return (
    <footer className={styles["footer"]} data-fades>
      <div className={styles["inner"]}>
        <Link to="/privacy">
          {storesEverything
            ? t`Typeloop: free, and everything stays on this server.`
            : t`Typeloop: free, and what you type stays on this server.`}
        </Link>
        <LocaleSwitch />
        <SentenceSlot />
        <span className={styles["keys"]}>
          <Trans>
            <kbd className={styles["key"]}>?</kbd> shows keyboard shortcuts
          </Trans>
        </span>
      </div>
    </footer>
  );
}

/**
 * Rendered after the page: its effect runs when the page is hydrated, and soon after that the page's data counts as
 * outdated.
 */
function Hydrated() {
  const { mistakesViewer } = useContext(RenderingContext);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!mistakesViewer) return expireHydrationResponses();
    // Delayed, so that the listeners to the token are added by then.
    const timer = setTimeout(() => {
      clearHydrationResponses();
      replayTokenChange();
      void revalidate();
    });
    return () => clearTimeout(timer);
    // Once, because a page hydrates once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return null;
}

/** Placeholder of a page that is loading and has no skeleton of its own; says so if the server does not respond. */
export function PageSkeleton() {
  const { t } = useLingui();
  if (useConnectionState() === "offline") return <Offline />;
  return (
    <div className={styles["page"]} aria-busy="true">
      <VisuallyHidden>{t`Loading`}</VisuallyHidden>
      <Skeleton size="title" />
      <Skeleton size="block" />
    </div>
  );
}

/** The frame without its content, while the first route is loading. */
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

const load = async () => {
  const module = await loadWithCatalog("menus", import("./ShortcutDialog"));
  return { default: module.ShortcutDialog };
};
const ShortcutDialog = lazy(load);

/**
 * Opens the list of shortcuts with `?` unless something is being typed; a line that waits for its first key does not
 * count, unless that key is the question mark. The list is loaded when the page is idle, or on demand.
 */
function Shortcuts() {
  const [state, setState] = useState<"never" | "open" | "closed">("never");
  const isOn = hasShortcuts(usePreferences());

  useEffect(() => whenIdle(() => void load().catch(() => undefined)), []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (
        !isOn ||
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
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [isOn]);

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

/**
 * Offers a new version of Typeloop once the server no longer supports this page's release.
 */
function NewVersion() {
  const isAvailable = useSyncExternalStore(subscribeToNewVersion, isNewVersionAvailable, () => false);
  useEffect(() => whenIdle(preloadErrorScreens), []);

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

const Watchers = lazy(async () => ({ default: (await import("./watchers/Watchers")).Watchers }));

const SentenceReports = lazy(async () => {
  const module = await loadWithCatalog("ShellSentences", import("./sentences/SentenceReports"));
  return { default: module.SentenceReports };
});

/** In a beta language people can report its sentences. */
function SentenceSlot() {
  const isBeta = languages[useLanguage()].beta !== undefined;
  return (
    isBeta && (
      <IdleSlot>
        <SentenceReports />
      </IdleSlot>
    )
  );
}

/** Switches to another language, each by its own name. */
function LocaleSwitch() {
  const locale = useLocale();
  const { change } = usePreferenceStore();
  const others = locales.filter((other) => other !== locale);
  return others.map((other) => (
    <BareButton key={other} className={styles["localeSwitch"]} lang={other} onClick={() => change({ locale: other })}>
      {nativeName(languageOfLocale(other))}
    </BareButton>
  ));
}

const FIRST_MS = 2000;
const GROWTH = 1.5;
const LONGEST_MS = 30_000;

/**
 * While the server cannot be reached, sends a probe now and then: 2 s after the last attempt, then less and less often,
 * down to every 30 s.
 */
function useServerProbe(): void {
  const environment = useRelayEnvironment();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;

    const retryIn = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        // The network layer notices whether there is a response, and useViewerReference fetches the viewer.
        fetchQuery<HeaderAccountQuery>(
          environment,
          AccountQueryNode,
          {},
          { fetchPolicy: "network-only", networkCacheConfig: noRetry },
        ).subscribe({ error: () => undefined });
        retryIn(Math.min(LONGEST_MS, ms * GROWTH));
      }, ms);
    };
    const onOnline = () => {
      if (getConnectionState() === "offline") retryIn(FIRST_MS);
      else clearTimeout(timer);
    };

    onOnline();
    const stop = subscribeToConnectionState(onOnline);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [environment]);
}
