import { useLingui } from "@lingui/react/macro";
import { type RefObject, useSyncExternalStore } from "react";
import { Button } from "../../ui/Button";

/** Lets the wall alone fill the screen, and back. Not there where the browser cannot. */
export function FullScreenButton({ target }: { readonly target: RefObject<HTMLElement | null> }) {
  const { t } = useLingui();
  const isFull = useSyncExternalStore(
    listen,
    () => document.fullscreenElement != null,
    () => false,
  );
  if (!document.fullscreenEnabled) return null;
  const turn = (): void =>
    void (isFull ? document.exitFullscreen() : target.current?.requestFullscreen())?.catch(() => undefined);
  return (
    <Button isSmall onClick={turn}>
      {isFull ? t`Leave full screen` : t`Full screen`}
    </Button>
  );
}

function listen(listener: () => void): () => void {
  document.addEventListener("fullscreenchange", listener);
  return () => document.removeEventListener("fullscreenchange", listener);
}
