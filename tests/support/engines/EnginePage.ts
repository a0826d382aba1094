import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { setTimeout as sleep } from "node:timers/promises";
import { typeNaturally } from "../humanTyping";
import type { EngineTab, NamedKey } from "./Engine";

const librarySource = readFileSync(
  createRequire(__filename).resolve("@testing-library/dom/dist/@testing-library/dom.umd.min.js"),
  "utf8",
);

/**
 * An element by its role and whole name, a part of its text, or its label; the first in view order, within
 * another one.
 */
export type Target = { readonly within?: Target } & (
  | { readonly role: string; readonly name?: string | RegExp }
  | { readonly text: string | RegExp }
  | { readonly label: string | RegExp }
);

/** How long something may take: three engines share two cores. */
const PATIENCE_MS = 90_000;

/**
 * What tests do with a page, the same in each engine. Elements are found in the page, as Testing Library finds
 * them.
 */
export class EnginePage {
  constructor(readonly tab: EngineTab) {}

  goto(url: string): Promise<void> {
    return this.tab.goto(url);
  }

  get url(): Promise<string> {
    return this.tab.evaluate(() => location.href);
  }

  async waitForUrl(pattern: RegExp): Promise<void> {
    await this.until(`the address is like ${pattern}`, async () => pattern.test(await this.url));
  }

  press(key: NamedKey): Promise<void> {
    return this.tab.press(key);
  }

  /** Types as a person does, `delay` ms from key to key on average. */
  async type(text: string, { delay = 60 } = {}): Promise<void> {
    const start = performance.now();
    for (const { kind, ...key } of typeNaturally(text, delay)) {
      const wait = start + key.time - performance.now();
      if (wait > 1) await sleep(wait);
      if (kind === "insert" && "text" in key) await this.tab.type(key.text);
    }
  }

  /** Waits for an element, scrolls to it and presses it with the mouse where it is. */
  async click(target: Target): Promise<void> {
    await this.until(`it can be pressed: ${show(target)}`, async () => {
      const point = (await this.#ask(target, "point")) as readonly [number, number] | null;
      if (point === null) return false;
      await this.tab.clickAt(...point);
      return true;
    });
  }

  /** Types into a field. */
  async write(target: Target, text: string): Promise<void> {
    await this.click(target);
    for (const character of text) await (character === "\n" ? this.tab.press("Enter") : this.tab.type(character));
  }

  async count(target: Target): Promise<number> {
    return (await this.#ask(target, "count")) as number;
  }

  /** The text of an element, as it is seen. */
  async text(target: Target): Promise<string> {
    await this.waitFor(target);
    return (await this.#ask(target, "text")) as string;
  }

  async waitFor(target: Target, limit = PATIENCE_MS): Promise<void> {
    await this.until(`there is ${show(target)}`, async () => (await this.count(target)) > 0, limit);
  }

  async waitForNo(target: Target, limit = PATIENCE_MS): Promise<void> {
    await this.until(`there is no ${show(target)}`, async () => (await this.count(target)) === 0, limit);
  }

  /** @throws with a picture's place when it does not come true. */
  async until(what: string, isTrue: () => Promise<boolean>, limit = PATIENCE_MS): Promise<void> {
    const end = Date.now() + limit;
    while (!(await isTrue())) {
      if (Date.now() > end) {
        const seen = await this.tab.evaluate(
          () => `${location.href}\n${document.querySelector("main")?.innerText.slice(0, 3_000)}`,
        );
        throw new Error(`It never came true that ${what}. The page: ${seen}`);
      }
      await sleep(100);
    }
  }

  /** What is still to be typed, as soon as the field has the focus. */
  async ready(): Promise<string> {
    await this.until("there is something to type", () =>
      this.tab.evaluate(
        () => ((window as any).__typingTarget?.() ?? "") !== "" && document.activeElement?.tagName === "TEXTAREA",
      ),
    );
    return this.target();
  }

  target(): Promise<string> {
    return this.tab.evaluate(() => (window as any).__typingTarget?.() ?? "");
  }

  async #ask(target: Target, wanted: "count" | "point" | "text"): Promise<unknown> {
    const has = await this.tab.evaluate(() => (window as any).TestingLibraryDom !== undefined);
    if (!has) await this.tab.evaluate(new Function(librarySource) as () => void);
    return this.tab.evaluate(findInPage, toJson(target), wanted);
  }
}

/** Regular expressions as objects. */
function toJson(target: Target): unknown {
  return JSON.parse(
    JSON.stringify(target, (_, value) =>
      value instanceof RegExp ? { source: value.source, flags: value.flags.replace("u", "") } : value,
    ),
  );
}

function show(target: Target): string {
  return JSON.stringify(target, (_, value) => (value instanceof RegExp ? String(value) : value));
}

/** Runs in the page. */
function findInPage(target: any, wanted: "count" | "point" | "text"): unknown {
  const library = (window as any).TestingLibraryDom;
  const read = (value: any) => (value?.source === undefined ? value : new RegExp(value.source, value.flags));
  const find = ({ within, role, name, text, label }: any): HTMLElement[] => {
    const [root] = within === undefined ? [document.body] : find(within);
    if (root === undefined) return [];
    if (role !== undefined) return library.queryAllByRole(root, role, name === undefined ? {} : { name: read(name) });
    if (label !== undefined) return library.queryAllByLabelText(root, read(label));
    return library.queryAllByText(root, read(text), { exact: false });
  };
  const found = find(target);
  const [element] = found;
  if (wanted === "count") return found.length;
  if (element === undefined) return null;
  if (wanted === "text") return element.innerText;
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const box = element.getClientRects()[0];
  if (box === undefined || (element as HTMLButtonElement).disabled === true) return null;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const hit = document.elementFromPoint(x, y);
  const labels = [...((element as HTMLInputElement).labels ?? [])];
  const isHit = [element, ...labels].some((part) => part.contains(hit) || (hit !== null && hit.contains(part)));
  return isHit ? [x, y] : null;
}
