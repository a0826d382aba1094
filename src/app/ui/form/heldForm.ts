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
