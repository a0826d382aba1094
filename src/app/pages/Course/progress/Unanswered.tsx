import { useEffect } from "react";
import { useRevalidator } from "react-router-dom";
import { getConnectionState, subscribeToConnectionState } from "../../../relay/connectionState";
import { noteUnanswered } from "./courseSteps";

/** Stands for an account that could not be asked, and has it asked again when the network is back. Draws nothing. */
export function Unanswered() {
  const { revalidate } = useRevalidator();
  useEffect(noteUnanswered, []);
  useEffect(
    () => subscribeToConnectionState(() => getConnectionState() === "online" && void revalidate()),
    [revalidate],
  );
  return null;
}
