const controls =
  "a[href], button:not([disabled]), input:not([disabled], [type=hidden]), select:not([disabled]), " +
  'textarea:not([disabled]), summary, [tabindex="0"]';

/** What is shown until something is loaded. */
const loading = '[aria-busy="true"]:not(button), [data-loading]';

/** Parts of a page that are left by going back to where the user came from. */
const asides = "dialog, [popover], output, aside";

/** An element that has the focus, and its ancestors from the inside to `body`. */
export type FocusPlace = {
  readonly element: HTMLElement;
  readonly path: readonly { readonly parent: Element; readonly index: number }[];
  /** Where the focus was before it moved into a dialog, a menu or a message. */
  readonly outer: FocusPlace | null;
};

export function placeOf(element: HTMLElement, before: FocusPlace | null): FocusPlace {
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
export function isUsable(element: Element): boolean {
  if (!element.isConnected || element.matches(":disabled") || element.closest("[inert], dialog:not([open])") !== null)
    return false;
  // Not in jsdom.
  return (element as Partial<Element>).checkVisibility?.({ visibilityProperty: true }) ?? true;
}

/**
 * What follows an element that cannot have the focus anymore: the control in its place, such as the same button of the
 * next row; otherwise the one before, or the heading of what it was in. Null if the page itself is gone, or is loading.
 */
export function findSuccessor(place: FocusPlace): HTMLElement | null {
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
export function findHeading(): HTMLElement | null {
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
