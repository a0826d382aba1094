import { useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent } from "react";
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from "react-router-dom";
import { isChunkLoadError } from "../../platform/errorReporting/errorReporting";
import { getConnectionState, subscribeToConnectionState } from "../../relay/connectionState";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { LinkButton } from "../../ui/Button";
import { HeadTags } from "../../ui/HeadTags";
import { readErrorCode } from "../../../contract/errorCodes";
import { OfflineScreen } from "./OfflineScreen";
import { UnloadedScreen } from "./UnloadedScreen";

/**
 * A page that could not be shown. The frame and its navigation stay; a page that only missed the server comes by itself
 * when it is back.
 */
export function RouteErrorScreen() {
  const { t } = useLingui();
  const error = useRouteError();
  const location = useLocation();
  const navigate = useNavigate();
  const code = isRouteErrorResponse(error) && error.status === 404 ? "NOT_FOUND" : readErrorCode(error);
  const isUnreached = code === "NETWORK" || code === "OFFLINE";

  // Going to where one is: a mere revalidation can be over before the router's boundary has seen it, which then keeps
  // the error.
  const again = () => void navigate(location, { replace: true });
  const whenReached = useEffectEvent(() => {
    if (getConnectionState() === "online") again();
  });

  useEffect(() => (isUnreached ? subscribeToConnectionState(() => whenReached()) : undefined), [isUnreached]);

  if (isChunkLoadError(error)) return <UnloadedScreen />;
  if (isUnreached) return <OfflineScreen code={code} onRetry={again} />;
  return (
    <>
      <HeadTags title={t`Something went wrong`} description={t`This page failed. Reload it to try again.`} />
      <ErrorNotice code={code} isPage onRetry={again}>
        <LinkButton to="/">{t`Go to practice`}</LinkButton>
      </ErrorNotice>
    </>
  );
}
