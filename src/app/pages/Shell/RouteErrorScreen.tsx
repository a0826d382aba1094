import { isRouteErrorResponse, useRouteError } from "react-router-dom";
import { Button } from "../../ui/Button";
import { ErrorNotice } from "../../ui/ErrorNotice";
import { LinkButton } from "../../ui/LinkButton";
import { Notice } from "../../ui/Notice";
import { PageMeta } from "../../ui/PageMeta";
import { readErrorCode } from "../../ui/readErrorCode";

/** A page that could not be shown. The frame and its navigation stay. */
export function RouteErrorScreen() {
  const error = useRouteError();

  if (isUnloadedChunk(error)) {
    return (
      <Notice kind="error" isPage text="This page could not be loaded. The connection may be gone, or there is a new version of Typeloop.">
        <Button look="primary" onClick={again}>
          Load again
        </Button>
      </Notice>
    );
  }

  return (
    <>
      <PageMeta title="Something went wrong" />
      <ErrorNotice code={isRouteErrorResponse(error) && error.status === 404 ? "NOT_FOUND" : readErrorCode(error)} isPage onRetry={again}>
        <LinkButton to="/">Go to practice</LinkButton>
      </ErrorNotice>
    </>
  );
}

const again = (): void => location.reload();

/** Browsers word it differently, and none gives it a code. */
function isUnloadedChunk(error: unknown): boolean {
  return error instanceof TypeError && /import|module script/iu.test(error.message);
}
