import { useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { getConnectionState, subscribeToConnectionState } from "../../relay/connectionState";
import { Button, LinkButton } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { HeadTags } from "../../ui/HeadTags";

const loadAgain = (): void => location.reload();

/**
 * A page whose code could not be fetched. It loads again by itself when the server is back: browsers remember a module
 * that was missing.
 */
export function UnloadedScreen() {
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
      <HeadTags title={t`Not loaded`} description={t`This page could not be loaded. Try again in a moment.`} />
      <Notice
        kind="error"
        isPage
        text={t`This page could not be loaded. The server cannot be reached, or it has a new version of Typeloop.`}
      >
        <Button look="primary" onClick={loadAgain}>
          {t`Load again`}
        </Button>
        <LinkButton to="/">{t`Go to practice`}</LinkButton>
      </Notice>
    </>
  );
}
