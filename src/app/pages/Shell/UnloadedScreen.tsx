import { useEffect } from "react";
import { getConnectionState, subscribeToConnectionState } from "../../relay/connectionState";
import { Button } from "../../ui/Button";
import { LinkButton } from "../../ui/LinkButton";
import { Notice } from "../../ui/Notice";
import { PageMeta } from "../../ui/PageMeta";

const loadAgain = (): void => location.reload();

/** A page whose code could not be fetched. It loads again by itself when the server is back: browsers remember a module that was missing. */
export function UnloadedScreen() {
  useEffect(
    () =>
      subscribeToConnectionState(() => {
        if (getConnectionState() === "online") loadAgain();
      }),
    [],
  );

  return (
    <>
      <PageMeta title="Not loaded" />
      <Notice kind="error" isPage text="This page could not be loaded. The server cannot be reached, or it has a new version of Typeloop.">
        <Button look="primary" onClick={loadAgain}>
          Load again
        </Button>
        <LinkButton to="/">Go to practice</LinkButton>
      </Notice>
    </>
  );
}
