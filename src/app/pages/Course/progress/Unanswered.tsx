import { useEffect } from "react";
import { noteUnanswered } from "./courseSteps";

/** Stands for an account that could not be asked. Draws nothing. */
export function Unanswered() {
  useEffect(noteUnanswered, []);
  return null;
}
