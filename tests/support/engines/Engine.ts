/** What goes to a page and comes back: JSON. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** Keys beside characters that a tab can press. */
export type NamedKey = "Enter" | "Tab" | "Escape" | "Backspace" | "ArrowDown";

/** One page as its engine's driver shows it: as little as the three drivers have in common. */
export type EngineTab = {
  /** Errors of the page and what it wrote to the console as one. */
  readonly problems: string[];
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page, which sees its arguments and nothing else of the test. */
  evaluate<Result>(code: (...args: any[]) => Result | Promise<Result>, ...args: readonly unknown[]): Promise<Result>;
  /** Presses a key: events as trusted as a person's. */
  press(key: NamedKey): Promise<void>;
  /** Types one character. */
  type(character: string): Promise<void>;
  /** Types é with a dead key, as the system does: with a composition where it makes one. */
  typeAcute(): Promise<void>;
  /** Writes é as an input method does: a composition that changes several times and then ends. */
  composeAcute(): Promise<void>;
  /** Presses the mouse at a point of the window, in CSS pixels. */
  clickAt(x: number, y: number): Promise<void>;
  /** Chooses files in the first input that matches. */
  chooseFiles(selector: string, files: readonly string[]): Promise<void>;
  /** Another tab of the same profile. */
  openTab(): Promise<EngineTab>;
  /** What printing the page gives, as a PDF. */
  print(): Promise<Buffer>;
  screenshot(): Promise<Buffer>;
};

/** A browser of its own, with nothing stored, and its first tab. */
export type EngineProfile = { readonly tab: EngineTab; close(): Promise<void> };

export type ProfileOptions = { readonly isPrivate?: boolean };

export type EngineName = "Chromium" | "Firefox" | "WebKit";

export type Engine = { readonly name: EngineName; open(options?: ProfileOptions): Promise<EngineProfile> };

/** The source of a function that takes its arguments, and gives its result, as JSON. */
export function toJsonFunction(code: (...args: any[]) => unknown): string {
  return `async (args) => JSON.stringify((await (${code})(...JSON.parse(args))) ?? null)`;
}
