import { useLayoutEffect, useRef } from "react";

declare global {
  interface Window {
    /** The button that was pressed last, until the press is replayed. */
    typeloopClick?: HTMLButtonElement;
  }
}

/**
 * A script for the head of a rendered page, which needs the page's nonce. It records which button was pressed, so that
 * a press before hydration can be replayed after it. Submit buttons are handled with their form, and
 * buttons that open a popover by the browser.
 */
export const recordClickScript =
  `addEventListener("click",e=>{e.isTrusted&&(` +
  `window.typeloopClick=e.target.closest?.("button[type=button]:not([popovertarget])")` +
  `??window.typeloopClick)},!0)`;

/** Whether this button was pressed before hydration. True at most once per press. */
export function takeReplayedClick(button: HTMLButtonElement | null): boolean {
  if (button === null || window.typeloopClick !== button) return false;
  delete window.typeloopClick;
  return true;
}

declare global {
  interface Window {
    /** In rendered pages: the form that was submitted before hydration. */
    typeloopSubmit?: HTMLFormElement;
  }
}

/** Attribute of a form that is not hydrated yet. */
export const waitingFormAttribute = "data-waits";

/**
 * A script for the head of a rendered page, which needs the page's nonce. It records a form that is submitted before
 * hydration, the last one if there are several, so that the browser does not submit it.
 */
export const recordSubmitScript =
  `addEventListener("submit",e=>{e.target.hasAttribute("${waitingFormAttribute}")&&(` +
  `e.preventDefault(),e.stopPropagation(),window.typeloopSubmit=e.target)},!0)`;

/** Whether this form was submitted before hydration. True at most once. */
export function takeReplayedSubmit(form: HTMLFormElement | null): boolean {
  if (form === null || window.typeloopSubmit !== form) return false;
  delete window.typeloopSubmit;
  return true;
}

/**
 * For a field of a rendered page: a value that the user or their password manager entered before hydration counts as if
 * it were entered now.
 * @param read the field's current value; null if there is no field.
 */
export function useTakeOver<Value>(read: () => Value | null, value: Value, onChange: (value: Value) => void): void {
  // A layout effect, because changes in passive effects of a late part of the page may be rendered much later.
  const first = useRef({ read, value, onChange });
  useLayoutEffect(() => {
    const { current } = first;
    const shown = current.read();
    // A moment later, because the router ignores what navigates before its own effects have run.
    if (shown !== null && shown !== current.value) queueMicrotask(() => current.onChange(shown));
  }, []);
}
