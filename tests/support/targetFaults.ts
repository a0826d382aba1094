import type { Page } from "playwright-core";

/** The least width and height of what a finger presses, in px: WCAG 2.5.5. */
const TARGET = 44;

/**
 * What a finger can miss on a page as it is on screen: controls whose pressable area, with their labels, is smaller
 * than 44 × 44 px. Links in running text are exempt, as in WCAG.
 */
export async function targetFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(findTargetFaults, TARGET);
}

/** Runs in the page, so it uses nothing from outside. */
function findTargetFaults(target: number): string[] {
  const style = new CSSStyleSheet();
  style.replaceSync("* { content-visibility: visible !important; scroll-behavior: auto !important }");
  document.adoptedStyleSheets.push(style);
  const modal = document.querySelector("dialog:modal");
  const start = { left: window.scrollX, top: window.scrollY };
  // Rounding is no fault.
  const least = target - 1;

  const nameOf = (element: Element): string => {
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
    const name = element.getAttribute("aria-label") ?? label ?? element.textContent;
    return `${element.localName} “${name.trim().slice(0, 50)}”`;
  };
  const isSeen = (element: Element): boolean => {
    if (modal !== null && !modal.contains(element)) return false;
    const { width, height } = element.getBoundingClientRect();
    if (width <= 1 || height <= 1 || element.closest("[inert], [data-phase][data-focused]") !== null) return false;
    return element.checkVisibility({ visibilityProperty: true }) && getComputedStyle(element).pointerEvents !== "none";
  };
  /** A link with words before or after it in the same paragraph. */
  const isInText = (element: Element): boolean => {
    if (element.localName !== "a" || getComputedStyle(element).display !== "inline") return false;
    let block = element.parentElement;
    while (block !== null && getComputedStyle(block).display === "inline") block = block.parentElement;
    const linked = [...(block?.querySelectorAll("a") ?? [])].reduce((sum, a) => sum + a.textContent.trim().length, 0);
    return (block?.textContent.trim().length ?? 0) > linked;
  };

  const faults: string[] = [];
  const pressed = "a[href], button, input, select, textarea, summary, [role=button], [role=option], [role=slider]";
  for (const element of document.querySelectorAll(pressed)) {
    if (!isSeen(element) || isInText(element) || element.matches(":disabled")) continue;
    element.scrollIntoView({ block: "center", inline: "center" });
    const boxes = [element, ...(element instanceof HTMLInputElement ? (element.labels ?? []) : [])];
    // All of a box with a list takes a press for its field.
    const list = element.matches("[role=combobox]") ? element.parentElement?.parentElement?.parentElement : null;
    if (list != null) boxes.push(list);
    const { left, top, width, height } = (list ?? element).getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const isHit = (atX: number, atY: number): boolean => {
      const hit = document.elementFromPoint(atX, atY);
      return boxes.some((box) => box.contains(hit));
    };
    if (list == null && !isHit(x, y)) continue;
    /** How far from the middle it can still be pressed, both ways together. */
    const span = (stepX: number, stepY: number): number => {
      let [before, after] = [0, 0];
      while (before < target && isHit(x - (before + 1) * stepX, y - (before + 1) * stepY)) before += 1;
      while (after < target && isHit(x + (after + 1) * stepX, y + (after + 1) * stepY)) after += 1;
      return before + after + 1;
    };
    const [across, down] = [span(1, 0), span(0, 1)];
    if (across < least || down < least) faults.push(`${nameOf(element)} is ${across} × ${down} px`);
  }
  window.scrollTo(start);
  return faults;
}
