import { useEffect } from "react";
import { useRelayEnvironment } from "react-relay";
import { getConnectionState, subscribeToConnectionState } from "../../../relay/connectionState";
import { subscribeToCourseSteps } from "./courseSteps";
import { sendReadings } from "./sendReadings";

/** Sends what was read and done: when the page is there, after each, and when the network is back. */
export function useSentReadings(): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    const send = () => void sendReadings(environment);
    send();
    const stops = [
      subscribeToCourseSteps(send),
      subscribeToConnectionState(() => getConnectionState() === "online" && send()),
    ];
    return () => stops.forEach((stop) => stop());
  }, [environment]);
}
