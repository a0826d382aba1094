import { useEffect, type RefObject } from "react";
import { hasShortcuts } from "../platform/preferences/Preferences";
import { usePreferences } from "../platform/preferences/usePreferences";

/**
 * Moves the focus back to the field when a dialog closes, and when the user types a character elsewhere on the page;
 * that character is typed into the field, unless the user has switched single keys off. Keys that have a meaning where
 * they were pressed (in another field, on a button, with Ctrl) are ignored. A button with `data-types-on` moves the
 * focus back at once, because the next space would press it again: "always", or after a press of the "pointer".
 */
export function useTypeAnywhere(field: RefObject<HTMLElement | null>, isEnabled: boolean): void {
  const isOn = hasShortcuts(usePreferences());
  useEffect(() => {
    if (!isEnabled) return;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (isOn && !event.defaultPrevented && isForTheText(event)) field.current?.focus({ preventScroll: true });
    };
    // A dialog returns the focus to the button that opened it, which the next space would press.
    const onClose = (event: Event): void => {
      if (event.target instanceof HTMLDialogElement) field.current?.focus({ preventScroll: true });
    };
    const onClick = ({ target, detail }: MouseEvent): void => {
      const button = target instanceof Element ? target.closest<HTMLElement>("[data-types-on]") : null;
      // A click without a count was made with the keyboard.
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
  }, [field, isEnabled, isOn]);
}

function isForTheText({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  const isCharacter = key === "Dead" || [...key].length === 1;
  // The question mark opens the list of shortcuts.
  if (!isCharacter || key === "?" || ctrlKey || metaKey || altKey) return false;
  if (document.querySelector("dialog[open]") !== null) return false;
  if (!(target instanceof Element)) return true;
  if (target.closest("textarea, select, input:not([type=radio], [type=checkbox]), [contenteditable]") !== null)
    return false;
  // A space presses the focused element.
  return key !== " " || target.closest("button, a, input, summary, [role=button]") === null;
}

/** Whether keys pressed on this element are text and not commands. */
export function isTypingTarget(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches("input, textarea, select");
}
