import { useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent } from "react";
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from "react-router-dom";
import { isChunkLoadError } from "../../../platform/errorReporting/errorReporting";
import { getConnectionState, subscribeToConnectionState } from "../../../relay/connectionState";
import { ErrorNotice } from "../../../ui/ErrorBoundary";
import { LinkButton, Button } from "../../../ui/Button";
import { HeadTags } from "../../../ui/HeadTags";
import { readErrorCode } from "../../../../contract/readErrorCode";
import { Notice } from "../../../ui/Notice";
import styles from "./RouteErrorScreen.module.css";

/**
 * Shown if a page could not be shown. The frame and its navigation stay; a page that only lacked the server is shown
 * when that is back.
 */
export function RouteErrorScreen() {
  const { t } = useLingui();
  const error = useRouteError();
  const location = useLocation();
  const navigate = useNavigate();
  const code = isRouteErrorResponse(error) && error.status === 404 ? "NOT_FOUND" : readErrorCode(error);
  const isUnreachable = code === "NETWORK" || code === "OFFLINE";

  // Navigates to the current page: a revalidation alone can be over before the router's boundary has seen it, which
  // then keeps the error.
  const again = () => void navigate(location, { replace: true });
  const whenReached = useEffectEvent(() => {
    if (getConnectionState() === "online") again();
  });

  useEffect(() => (isUnreachable ? subscribeToConnectionState(() => whenReached()) : undefined), [isUnreachable]);

  if (isChunkLoadError(error)) return <UnloadedScreen />;
  if (isUnreachable) return <OfflineScreen code={code} onRetry={again} />;
  return (
    <>
      <HeadTags
        title={t`Something went wrong`}
        description={t`Something went wrong on this page. Reload it to try again.`}
      />
      <ErrorNotice code={code} isPage onRetry={again}>
        <LinkButton to="/">{t`Go to practice`}</LinkButton>
      </ErrorNotice>
    </>
  );
}

const loadAgain = (): void => location.reload();

/**
 * Shown if a page's code could not be loaded. Reloads automatically when the server is back, because browsers remember
 * a failed module.
 */
function UnloadedScreen() {
  const { t } = useLingui();
  useEffect(
    () =>
      subscribeToConnectionState(() => {
        if (getConnectionState() === "online") loadAgain();
      }),
    [],
  );

  return (
    <>
      <HeadTags title={t`Page not loaded`} description={t`This page couldn't be loaded. Try again in a moment.`} />
      <Notice
        kind="error"
        isPage
        text={t`This page couldn't be loaded. Either the server can't be reached, or there's a new version of Typeloop.`}
      >
        <Button look="primary" onClick={loadAgain}>
          {t`Reload`}
        </Button>
        <LinkButton to="/">{t`Go to practice`}</LinkButton>
      </Notice>
    </>
  );
}

type Props = {
  readonly code: "NETWORK" | "OFFLINE";
  /** Missing if the page is already being loaded. */
  readonly onRetry?: () => void;
};

/**
 * Shown instead of a page that needs the server while it cannot be reached: what works offline. The page is shown when
 * the server is back.
 */
export function OfflineScreen({ code, onRetry }: Props) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const isSigningIn = pathname.startsWith("/sign-");
  const what = code === "OFFLINE" || !navigator.onLine ? t`You're offline.` : t`The server can't be reached.`;
  const why = isSigningIn
    ? t`You can't sign in right now, but you can practice. Your results stay in this browser.`
    : t`This page needs the server. Practice and the course work without it.`;
  const canStart = "serviceWorker" in navigator;
  const warning = t`Don't close or reload Typeloop: without the server, this browser can't open it again.`;
  return (
    <>
      <HeadTags title={t`Offline`} description={t`The server can't be reached right now.`} />
      <Notice isPage text={[what, why, ...(canStart ? [] : [warning])].join(" ")}>
        <LinkButton look="primary" to="/">{t`Go to practice`}</LinkButton>
        {onRetry !== undefined && <Button onClick={onRetry}>{t`Try again`}</Button>}
      </Notice>
    </>
  );
}

/**
 * An unobtrusive notice of a new version, until the page is reloaded. The current page keeps working as far as it can:
 * the notice covers nothing, and is hidden during a line in progress (it comes back after the run) and where the page
 * itself says the same. In a race (`data-race`) it is shown at once, because updates about the others no longer arrive.
 */
export function NewVersionNotice() {
  const { t } = useLingui();
  return (
    <output className={styles["notice"]}>
      <span>{t`A new version of Typeloop is available.`}</span>
      <Button isSmall onClick={() => location.reload()}>
        {t`Reload now`}
      </Button>
    </output>
  );
}
