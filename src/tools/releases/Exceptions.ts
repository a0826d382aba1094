import { existsSync, readFileSync } from "node:fs";
import type { Fault } from "../Fault";

/**
 * Changes that pages of a kept release may notice though the gate would refuse them, each with the reason:
 * `{"RacePhase.PAUSED is new": "Pages treat it as running."}`. The key is what the gate says; `*` matches one name
 * in it.
 */
export class Exceptions {
  readonly #file: string;
  readonly #entries: readonly { readonly key: string; readonly reason: string; readonly pattern: RegExp }[];
  readonly #used = new Set<string>();

  private constructor(file: string, entries: Readonly<Record<string, string>>) {
    this.#file = file;
    this.#entries = Object.entries(entries).map(([key, reason]) => ({ key, reason, pattern: patternOf(key) }));
  }

  /** @param file where they are; none when it is missing. */
  static read(file: string): Exceptions {
    return new Exceptions(file, existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {});
  }

  /** Whether this change is excused. */
  covers(what: string): boolean {
    const entry = this.#entries.find(({ pattern }) => pattern.test(what));
    if (entry) this.#used.add(entry.key);
    return entry !== undefined;
  }

  /** What is wrong with the exceptions themselves. Ask last: one that covered nothing is no longer needed. */
  faults(): readonly Fault[] {
    const unexplained = this.#entries.filter(({ reason }) => typeof reason !== "string" || reason.trim() === "");
    const unused = this.#entries.filter(({ key }) => !this.#used.has(key) && !key.includes("*"));
    return [
      ...unexplained.map(({ key }) => ({
        what: `The exception "${key}" gives no reason`,
        mend: `Say in ${this.#file} why pages that are open can live with it.`,
      })),
      ...unused.map(({ key }) => ({
        what: `No kept release needs the exception "${key}"`,
        mend: `Take it out of ${this.#file}.`,
      })),
    ];
  }
}

function patternOf(key: string): RegExp {
  const parts = key.split("*").map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`));
  return new RegExp(`^${parts.join(String.raw`\w+`)}$`, "u");
}
