import type { Locator, Page } from "playwright-core";
import { typingTarget } from "./startApp";
import { typeInBrowser } from "./typeInBrowser";

/** The most presses of Tab from one control to another. */
const MOST_STOPS = 120;

/** How long the focus may be nowhere while a page is drawn, in ms. */
const SETTLE_MS = 5_000;

/** Somebody who uses a page without a mouse. Each step fails if it leaves the focus nowhere, or out of sight. */
export class KeyboardWalk {
  constructor(readonly page: Page) {}

  /** A control of the page, by what a screen reader says. */
  control(role: "button" | "link" | "textbox" | "checkbox" | "radio" | "combobox", name: string | RegExp): Locator {
    return this.page.getByRole(role, { name, ...(typeof name === "string" && { exact: true }) });
  }

  /** Goes to a control with Tab, or backwards, and checks each stop on the way. */
  async tabTo(target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
    await target.waitFor({ state: "attached" });
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press(key);
      const fault = await this.page.evaluate(focusFault);
      // After the last control, the focus leaves the page once.
      if (fault !== null && fault !== "body") throw new Error(`Tab leads to ${fault}, on the way to ${target}`);
    }
    throw new Error(`Tab does not reach ${target}`);
  }

  /** Presses a control: goes there, and then Enter, or another key. */
  async press(target: Locator, key = "Enter"): Promise<void> {
    await this.tabTo(target);
    await this.page.keyboard.press(key);
  }

  /** Goes to a field and writes into it. */
  async write(target: Locator, text: string): Promise<void> {
    await this.tabTo(target);
    await this.page.keyboard.press("Control+A");
    await this.page.keyboard.insertText(text);
  }

  /** Types the line that has the focus, or its beginning. */
  async typeLine(length = Infinity, delay = 45): Promise<void> {
    await this.line();
    await typeInBrowser(this.page, (await typingTarget(this.page)).slice(0, length), { delay });
  }

  /** Waits until a line to type has the focus. */
  async line(): Promise<void> {
    await this.page.waitForFunction(
      () =>
        ((window as { __typingTarget?: () => string }).__typingTarget?.() ?? "") !== "" &&
        document.activeElement?.tagName === "TEXTAREA",
    );
  }

  /** Waits for a heading that has the focus: of a new page, or of what has come on this one. */
  async arriveAt(heading: string | RegExp): Promise<void> {
    const target = this.page.getByRole("heading", { name: heading }).first();
    await target.waitFor({ state: "attached" });
    await this.focusIs(target, `the heading “${heading}”`);
  }

  /** Waits until a control has the focus. */
  async focusIs(target: Locator, words = `${target}`): Promise<void> {
    for (const deadline = Date.now() + SETTLE_MS; ; await this.page.waitForTimeout(50)) {
      if ((await target.count()) === 1 && (await target.evaluate((element) => element === document.activeElement)))
        break;
      if (Date.now() > deadline) throw new Error(`The focus is on ${await this.focused()}, not on ${words}`);
    }
    await this.keepsFocus(words);
  }

  /** Checks that the focus is somewhere in sight, once a step is through. */
  async keepsFocus(step: string): Promise<void> {
    let fault: string | null = null;
    for (const deadline = Date.now() + SETTLE_MS; Date.now() < deadline; await this.page.waitForTimeout(50)) {
      fault = await this.page.evaluate(focusFault);
      if (fault === null) return;
    }
    throw new Error(`After “${step}” the focus is on ${fault}`);
  }

  async focused(): Promise<string> {
    return this.page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160) ?? "nothing");
  }
}

/** Says what is wrong with where the focus is, or null. Runs in the page, so it uses nothing from outside. */
function focusFault(): string | null {
  const focused = document.activeElement;
  if (focused === null || focused === document.body || focused === document.documentElement) return "body";
  const words = (focused.getAttribute("aria-label") ?? focused.textContent).trim().slice(0, 50);
  const name = `${focused.localName} “${words}”`;
  if (!focused.isConnected || !focused.checkVisibility({ visibilityProperty: true })) return `${name}, which is hidden`;
  // The field of a typing line is under the line; a box may be drawn by its label.
  if (focused.matches("textarea[data-gramm], main")) return null;
  const labels = focused instanceof HTMLInputElement ? [...(focused.labels ?? [])] : [];
  const boxes = [focused, ...labels].map((element) => element.getBoundingClientRect());
  const { left, top, right, bottom } =
    boxes.find(({ width, height }) => width > 2 && height > 2) ?? focused.getBoundingClientRect();
  if (right - left <= 2) return null;
  if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth) return `${name}, which is out of view`;
  const points = [0.1, 0.5, 0.9].map((part) => [
    Math.min(Math.max(left + (right - left) * part, 0), innerWidth - 1),
    Math.min(Math.max((top + bottom) / 2, 0), innerHeight - 1),
  ]);
  const isSeen = points.some(([x = 0, y = 0]) => {
    const there = document.elementFromPoint(x, y);
    return there !== null && [focused, ...labels].some((own) => own.contains(there) || there.contains(own));
  });
  return isSeen ? null : `${name}, which something covers`;
}
