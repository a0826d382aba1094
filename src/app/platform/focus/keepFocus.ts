import { findHeading, findSuccessor, type FocusPlace, isUsable, placeOf } from "./FocusPlace";

/** Time for what removed a control to move the focus itself, in ms. */
const OWN_MOVE_MS = 80;

/** How often and how long a page that loads is asked where the focus can go, in ms. */
const RETRY_MS = 50;
const PATIENCE_MS = 10_000;

let place: FocusPlace | null = null;
let search = 0;

/**
 * Keeps the focus on the page: when the focused control is removed, hidden or disabled, its successor gets the focus.
 * Only watches the ancestors of what has the focus, so that typing costs nothing. Returns a function that ends it.
 */
export function keepFocus(): () => void {
  const observer = new MutationObserver(() => check());
  const remember = (element: EventTarget | null): void => {
    if (!(element instanceof HTMLElement) || element === document.body) return;
    place = placeOf(element, place);
    observer.disconnect();
    observer.observe(element, { attributeFilter: ["disabled"] });
    for (const { parent } of place.path)
      observer.observe(parent, { childList: true, attributeFilter: ["disabled", "hidden", "inert", "open", "style"] });
  };
  const check = (): void => {
    if (place === null) return;
    // What is around it has changed, and so may its place have.
    if (isUsable(place.element)) remember(place.element);
    else if (isLost()) findPlace(OWN_MOVE_MS, () => place && findSuccessor(place));
  };
  const onFocusIn = ({ target }: Event): void => {
    search += 1;
    remember(target);
  };
  document.addEventListener("focusin", onFocusIn);
  document.addEventListener("focusout", onFocusOut);
  remember(document.activeElement);
  return () => {
    observer.disconnect();
    document.removeEventListener("focusin", onFocusIn);
    document.removeEventListener("focusout", onFocusOut);
    place = null;
    search += 1;
  };
}

/** A press beside all controls leaves the focus nowhere, as the user wants. */
function onFocusOut(): void {
  setTimeout(() => {
    if (place !== null && isUsable(place.element) && document.activeElement === document.body) place = null;
  });
}

/**
 * Moves the focus to the heading of a page that was navigated to, unless the page has taken it already.
 * @param onlyIf "lost": also unless something around the page has it
 */
export function focusNewPage(onlyIf?: "lost"): void {
  const focused = document.activeElement;
  if (focused !== null && isUsable(focused) && focused.matches(onlyIf === "lost" ? "body *" : "main *")) return;
  place = null;
  findPlace(0, findHeading);
}

/** Whether nothing has the focus, or something that cannot keep it. */
function isLost(): boolean {
  const focused = document.activeElement;
  return focused === null || focused === document.body || !isUsable(focused);
}

/** Focuses what is found, now or once it is there, unless the focus moves before. */
function findPlace(delay: number, find: () => HTMLElement | null): void {
  search += 1;
  const current = search;
  const deadline = performance.now() + PATIENCE_MS;
  const attempt = (): void => {
    if (search !== current) return;
    const found = find();
    if (found !== null) focusOn(found);
    else if (performance.now() < deadline) setTimeout(attempt, RETRY_MS);
  };
  if (delay === 0) attempt();
  else
    setTimeout(() => {
      if (isLost()) attempt();
    }, delay);
}

function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus();
}
