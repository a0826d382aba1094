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
