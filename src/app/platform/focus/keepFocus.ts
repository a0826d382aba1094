const controls =
  "a[href], button:not([disabled]), input:not([disabled], [type=hidden]), select:not([disabled]), " +
  'textarea:not([disabled]), summary, [tabindex="0"]';

/** What is shown until something is loaded. */
const loading = '[aria-busy="true"]:not(button), [data-loading]';

/** Parts of a page that are left by going back to where the user came from. */
const asides = "dialog, [popover], output, aside";

/** An element that has the focus, and its ancestors from the inside to `body`. */
type FocusPlace = {
  readonly element: HTMLElement;
  readonly path: readonly { readonly parent: Element; readonly index: number }[];
  /** Where the focus was before it moved into a dialog, a menu or a message. */
  readonly outer: FocusPlace | null;
};

function placeOf(element: HTMLElement, before: FocusPlace | null): FocusPlace {
  const path = [];
  for (let at: Element = element; at.parentElement !== null && at !== document.body; at = at.parentElement)
    path.push({ parent: at.parentElement, index: [...at.parentElement.children].indexOf(at) });
  return { element, path, outer: outerOf(element, before) };
}

function outerOf(element: Element, before: FocusPlace | null): FocusPlace | null {
  const aside = element.closest(asides);
  if (aside === null || before === null) return null;
  return before.path.some(({ parent }) => parent === aside) ? before.outer : before;
}

/** Whether an element is there, is seen and can have the focus. */
function isUsable(element: Element): boolean {
  if (!element.isConnected || element.matches(":disabled") || element.closest("[inert], dialog:not([open])") !== null)
    return false;
  // Not in jsdom.
  return (element as Partial<Element>).checkVisibility?.({ visibilityProperty: true }) ?? true;
}

/**
 * What follows an element that cannot have the focus anymore: the control in its place, such as the same button of the
 * next row; otherwise the one before, or the heading of what it was in. Null if the page itself is gone, or is loading.
 */
function findSuccessor(place: FocusPlace): HTMLElement | null {
  const { element, path, outer } = place;
  if (isUsable(element)) return element;
  const steps: number[] = [];
  let isBeside = true;
  for (const { parent, index } of path) {
    if (isUsable(parent)) {
      if (parent.matches(asides) && outer !== null) break;
      if (parent.querySelector(loading) !== null) return null;
      const { children } = parent;
      const found =
        controlIn(children[index], steps, element) ??
        (isBeside ? controlIn(children[index - 1], steps, element, "last") : null) ??
        headingOf(parent);
      if (found !== null) return found;
      isBeside = false;
    }
    if (parent.matches("main, header, footer")) break;
    steps.unshift(index);
  }
  return outer === null ? findHeading() : findSuccessor(outer);
}

/** The heading of the page, once it is there. */
function findHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>("main h1");
  return heading !== null && isUsable(heading) ? heading : null;
}

/** The control of the same kind at the same place inside, or the first or last one. */
function controlIn(
  root: Element | undefined,
  steps: readonly number[],
  lost: Element,
  otherwise: "first" | "last" = "first",
): HTMLElement | null {
  if (root === undefined || !isUsable(root)) return null;
  const same = steps.reduce<Element | undefined>((at, index) => at?.children[index], root);
  if (same instanceof HTMLElement && same.localName === lost.localName && same.matches(controls) && isUsable(same))
    return same;
  const inside = [root, ...root.querySelectorAll(controls)].filter(
    (control): control is HTMLElement =>
      control instanceof HTMLElement && control.matches(controls) && control.tabIndex >= 0 && isUsable(control),
  );
  return inside.at(otherwise === "first" ? 0 : -1) ?? null;
}

function headingOf(part: Element): HTMLElement | null {
  if (!part.matches("section, article, form, fieldset, dialog, main")) return null;
  const heading = part.querySelector<HTMLElement>("h1, h2, h3, legend");
  return heading !== null && isUsable(heading) ? heading : null;
}

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
