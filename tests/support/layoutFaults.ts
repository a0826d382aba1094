import type { Page } from "playwright-core";

/** The least space between two entries of the menu, in px. */
const MENU_GAP = 8;

/** The smallest text of the menu, in px. */
const MENU_TEXT = 14;

/**
 * What does not fit on a page as it is on screen: text that is cut or spills out of its control, a page that scrolls
 * sideways, and controls that overlap.
 */
export async function layoutFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(findFaults);
}

/** Entries of the menu that nearly touch, or are too small. */
export async function menuFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(findMenuFaults, { MENU_GAP, MENU_TEXT });
}

/** Runs in the page, so it uses nothing from outside. */
function findFaults(): string[] {
  const faults: string[] = [];
  const root = document.documentElement;
  // Parts of a page that are not rendered until they are near have no true places yet.
  const style = new CSSStyleSheet();
  style.replaceSync("* { content-visibility: visible !important }");
  document.adoptedStyleSheets.push(style);
  const nameOf = (element: Element): string =>
    `${element.localName} “${(element.getAttribute("aria-label") ?? element.textContent).trim().slice(0, 50)}”`;
  // What is behind an open dialog can be neither read nor pressed.
  const modal = document.querySelector("dialog:modal");
  const clips = (value: string): boolean => value === "hidden" || value === "clip";
  const isSeen = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    // What is only for screen readers is 1 px large; the field of a typing line is below the line.
    if (modal !== null && !modal.contains(element)) return false;
    if (width <= 1 || height <= 1 || element.closest("[inert], [data-phase][data-focused]") !== null) return false;
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };

  if (root.scrollWidth > root.clientWidth) {
    const wide = [...document.body.querySelectorAll("*")].findLast(
      (element) => isSeen(element) && element.getBoundingClientRect().right > root.clientWidth,
    );
    faults.push(`the page is ${root.scrollWidth} px wide: ${wide === undefined ? "" : nameOf(wide)}`);
  }

  for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
    if (!isSeen(element) || element.closest("svg") !== null) continue;
    const isCut = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1;
    // The viewer's own name may be of any length; it is whole in the menu that it opens. So may what is in a field.
    const isOwn = element.closest("header button, input") !== null;
    // A tile of the live view has one line for a name of any length, and all of it in its tooltip.
    const isWhole = element.closest<HTMLElement>("[title]")?.title.includes(element.textContent.trim()) === true;
    if (isCut && !isOwn && !isWhole && clips(getComputedStyle(element).overflowX))
      faults.push(`cut: ${nameOf(element)}`);
    else if (isCut && element.matches("a, button, label")) faults.push(`spills: ${nameOf(element)}`);
  }

  const measure = document.createElement("canvas").getContext("2d");
  for (const select of document.querySelectorAll("select")) {
    if (measure === null || !isSeen(select)) continue;
    const selectStyle = getComputedStyle(select);
    measure.font = selectStyle.font;
    const text = select.selectedOptions[0]?.text ?? "";
    const room =
      select.clientWidth - Number.parseFloat(selectStyle.paddingLeft) - Number.parseFloat(selectStyle.paddingRight);
    if (measure.measureText(text).width > room + 1) faults.push(`cut: select “${text}”`);
  }

  /** The part of an element that can be seen and pressed; null if it is above others on purpose. */
  const pressable = (element: Element): DOMRect | null => {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    for (let at: Element | null = element; at !== null && at !== (modal ?? document.body); at = at.parentElement) {
      const { position, overflowX, overflowY } = getComputedStyle(at);
      if (position === "fixed" || position === "sticky") return null;
      const box = at.getBoundingClientRect();
      if (overflowX !== "visible") [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      if (overflowY !== "visible") [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  };
  const controls = [...document.querySelectorAll("a[href], button, input, select, textarea, summary")].flatMap(
    (element) => {
      const box = isSeen(element) && getComputedStyle(element).pointerEvents !== "none" ? pressable(element) : null;
      return box === null || box.width < 1 || box.height < 1 ? [] : [{ element, box }];
    },
  );
  controls.forEach(({ element, box }, at) => {
    if (box.left < 0 || box.right > root.clientWidth) faults.push(`off the page: ${nameOf(element)}`);
    for (const other of controls.slice(at + 1)) {
      if (element.contains(other.element) || other.element.contains(element)) continue;
      // A button in its field, as the one that shows a password, is meant to be there.
      if (element.matches("input") && element.parentElement === other.element.parentElement) continue;
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      if (across > 1 && down > 1) faults.push(`overlap: ${nameOf(element)} and ${nameOf(other.element)}`);
    }
  });
  return faults;
}

/** Runs in the page, so it uses nothing from outside. */
function findMenuFaults(limits: { readonly MENU_GAP: number; readonly MENU_TEXT: number }): string[] {
  const faults: string[] = [];
  const menu = [...document.querySelectorAll("header nav a")];
  menu.forEach((entry, at) => {
    const size = Number.parseFloat(getComputedStyle(entry).fontSize);
    if (size < limits.MENU_TEXT) faults.push(`menu: “${entry.textContent}” is ${size} px large`);
    const next = menu[at + 1]?.getBoundingClientRect();
    const own = entry.getBoundingClientRect();
    if (next !== undefined && Math.abs(next.top - own.top) < own.height && next.left - own.right < limits.MENU_GAP)
      faults.push(`menu: “${entry.textContent}” has ${Math.round(next.left - own.right)} px to the next`);
  });
  return faults;
}
