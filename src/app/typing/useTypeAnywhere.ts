import { useEffect, type RefObject } from "react";

/**
 * Brings the focus back to the field when a dialog closes, and when somebody types a character elsewhere on the page;
 * the key that
 * does so is typed into the field. Keys that mean something where they were pressed (in another field, on a button,
 * with Ctrl) are left alone.
 * A button with `data-types-on` gives it back at once, for the next space would press it again and be lost: "always",
 * or after a press of the "pointer".
 */
export function useTypeAnywhere(field: RefObject<HTMLElement | null>, isEnabled: boolean): void {
  useEffect(() => {
    if (!isEnabled) return;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!event.defaultPrevented && isForTheText(event)) field.current?.focus({ preventScroll: true });
    };
    // A dialog gives the focus back to what opened it: who wants to type on would press that with a space.
    const onClose = (event: Event): void => {
      if (event.target instanceof HTMLDialogElement) field.current?.focus({ preventScroll: true });
    };
    const onClick = ({ target, detail }: MouseEvent): void => {
      const button = target instanceof Element ? target.closest<HTMLElement>("[data-types-on]") : null;
      // A click without a count was made by a key.
      if (button !== null && (detail > 0 || button.dataset["typesOn"] === "always"))
        field.current?.focus({ preventScroll: true });
    };
    document.addEventListener("keydown", onKeyDown);
    document.addEventListener("click", onClick);
    document.addEventListener("close", onClose, true);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      document.removeEventListener("click", onClick);
      document.removeEventListener("close", onClose, true);
    };
  }, [field, isEnabled]);
}

function isForTheText({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  const isCharacter = key === "Dead" || [...key].length === 1;
  // The question mark opens the list of shortcuts.
  if (!isCharacter || key === "?" || ctrlKey || metaKey || altKey) return false;
  if (document.querySelector("dialog[open]") !== null) return false;
  if (!(target instanceof Element)) return true;
  if (target.closest("textarea, select, input:not([type=radio], [type=checkbox]), [contenteditable]") !== null)
    return false;
  // A space presses what has the focus.
  return key !== " " || target.closest("button, a, input, summary, [role=button]") === null;
}

/** Whether keys pressed on this element are text, not commands. */
export function isTypingTarget(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches("input, textarea, select");
}
