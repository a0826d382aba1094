import { useEffect, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { getConnectionState, subscribeToConnectionState } from "../../../relay/connectionState";
import { randomUuid } from "../../../relay/randomId";
import { LiveReporter } from "../../../typing/live/LiveReporter";
import { reportTyping } from "./reportTyping";

/** Tells what is typed on this page to whoever watches, while somebody does. */
export function useLiveReporter(isWatched: boolean): void {
  const environment = useRelayEnvironment();
  const [reporter] = useState(() => new LiveReporter({ send: reportTyping(environment), makeId: randomUuid }));
  useEffect(() => {
    if (!isWatched) return;
    reporter.start();
    const unlisten = subscribeToConnectionState(() => {
      if (getConnectionState() === "online") reporter.hurry();
    });
    return () => {
      unlisten();
      reporter.stop();
    };
  }, [reporter, isWatched]);
}
