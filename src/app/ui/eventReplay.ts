import { useLayoutEffect, useRef } from "react";

declare global {
  interface Window {
    /** The button that was pressed last, until it has heard of it. */
    typeloopHeldPress?: HTMLButtonElement;
  }
}

/**
 * A script for the head of a rendered page, which must carry the page's nonce: notes which button was pressed, so that
 * one that is not alive yet can do later what it is pressed for. A button that
 * sends a form is the form's affair (heldForm.ts), and one that opens a popover the browser's own.
 */
export const heldPressScript = `addEventListener("click",e=>{e.isTrusted&&(window.typeloopHeldPress=e.target.closest?.("button[type=button]:not([popovertarget])")??window.typeloopHeldPress)},!0)`;

/** Whether this button was pressed and has not heard of it yet. True at most once for a press. */
export function takeHeldPress(button: HTMLButtonElement | null): boolean {
  if (button === null || window.typeloopHeldPress !== button) return false;
  delete window.typeloopHeldPress;
  return true;
}

declare global {
  interface Window {
    /** In rendered pages: the form that was sent before it was alive. */
    typeloopHeldForm?: HTMLFormElement;
  }
}

/** Attribute of a form that is not alive yet. */
export const waitingFormAttribute = "data-waits";

/**
 * A script for the head of a rendered page, which must carry the page's nonce: a form that is sent before it is alive
 * is held, the last one if there are
 * several, and not sent by the browser itself.
 */
export const heldFormScript = `addEventListener("submit",e=>{e.target.hasAttribute("${waitingFormAttribute}")&&(e.preventDefault(),e.stopPropagation(),window.typeloopHeldForm=e.target)},!0)`;

/** Whether this form was sent before it was alive. True at most once. */
export function takeHeldForm(form: HTMLFormElement | null): boolean {
  if (form === null || window.typeloopHeldForm !== form) return false;
  delete window.typeloopHeldForm;
  return true;
}

/**
 * For a field of a rendered page: what a person, or their password manager, put there before the page was alive counts
 * as if it were put there now.
 * @param read what the field shows; null where there is none.
 */
export function useTakeOver<Value>(read: () => Value | null, value: Value, onChange: (value: Value) => void): void {
  // Of the layout: what passive effects of a late part of the page change, React may draw long afterwards.
  const first = useRef({ read, value, onChange });
  useLayoutEffect(() => {
    const { current } = first;
    const shown = current.read();
    if (shown !== null && shown !== current.value) current.onChange(shown);
  }, []);
}
