import { useEffect, useEffectEvent } from "react";
import { useConnectionState } from "../../../relay/connectionState";
import { StageSkeleton } from "../StageSkeleton";

/** The place of a text that is under way. Calls `onAway` when the server turns out to be out of reach. */
export function AwaitedText({ onAway }: { readonly onAway: () => void }) {
  const isOffline = useConnectionState() === "offline";
  const tell = useEffectEvent(onAway);
  useEffect(() => {
    if (isOffline) tell();
  }, [isOffline]);
  return <StageSkeleton />;
}
