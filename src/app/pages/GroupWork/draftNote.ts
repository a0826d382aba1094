import { announce } from "../../ui/notices";

let dismiss: (() => void) | undefined;

/** Says that an assignment is a draft for now. */
export function sayDraft(text: string): void {
  dismiss = announce(text);
}

/** It is one no more. */
export function unsayDraft(): void {
  dismiss?.();
}
