import { type RefObject, useLayoutEffect } from "react";

/** Focuses the first field of a form when the dialog around it opens, instead of the dialog's close button. */
export function useFirstFocus(form: RefObject<HTMLFormElement | null>): void {
  // The browser does it, as the dialog is opened after this effect.
  useLayoutEffect(() => form.current?.querySelector("input, select")?.setAttribute("autofocus", ""), [form]);
}
