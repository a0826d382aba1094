import { useEffect } from "react";
import { isRouteErrorResponse, useRevalidator, useRouteError } from "react-router-dom";
import { getConnectionState, subscribeToConnectionState } from "../../relay/connectionState";
import { Button } from "../../ui/Button";
import { ErrorNotice } from "../../ui/ErrorNotice";
import { LinkButton } from "../../ui/LinkButton";
import { Notice } from "../../ui/Notice";
import { PageMeta } from "../../ui/PageMeta";
import { readErrorCode } from "../../ui/readErrorCode";

/** A page that could not be shown. The frame and its navigation stay; a page that only missed the server comes by itself when it is back. */
export function RouteErrorScreen() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  const code = isRouteErrorResponse(error) && error.status === 404 ? "NOT_FOUND" : readErrorCode(error);
  const isUnreached = code === "NETWORK" || code === "OFFLINE";

  useEffect(() => {
    if (!isUnreached) return undefined;
    return subscribeToConnectionState(() => {
      if (getConnectionState() === "online") void revalidate();
    });
  }, [isUnreached, revalidate]);

  if (isUnloadedChunk(error)) {
    return (
      <Notice kind="error" isPage text="This page could not be loaded. The connection may be gone, or there is a new version of Typeloop.">
        <Button look="primary" onClick={loadAgain}>
          Load again
        </Button>
      </Notice>
    );
  }

  return (
    <>
      <PageMeta title="Something went wrong" />
      <ErrorNotice code={code} isPage onRetry={() => void revalidate()}>
        <LinkButton to="/">Go to practice</LinkButton>
      </ErrorNotice>
    </>
  );
}

const loadAgain = (): void => location.reload();

/** Browsers word it differently, and none gives it a code. */
function isUnloadedChunk(error: unknown): boolean {
  return error instanceof TypeError && /import|module script/iu.test(error.message);
}
