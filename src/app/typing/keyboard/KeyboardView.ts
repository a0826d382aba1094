import type { KeyboardLayout } from "../../../engine/keyboards/KeyboardLayout";
import { physicalKeys } from "../../../engine/keyboards/physicalKeys";
import type { TypingRun } from "../TypingRun";
import { nextPresses, type NextPresses } from "./nextPresses";

/** How a key or a finger takes part in the next character: pressed now, held meanwhile, or pressed after a dead key. */
type Part = "press" | "hold" | "after";

/**
 * Presses that follow one another quicker than this are of somebody who does not look at the picture (80 words a
 * minute), and every mark costs a paint: it rests until they
 * slow down. In ms.
 */
const GLANCE_MS = 150;

/**
 * Marks the next keys and their fingers in a drawn keyboard with `data-next`, for each change of a run. Nothing is laid
 * out anew.
 */
export class KeyboardView {
  readonly #run: TypingRun;
  readonly #layout: KeyboardLayout;
  readonly #keys: ReadonlyMap<string, HTMLElement>;
  readonly #fingers: ReadonlyMap<string, HTMLElement>;
  #marked: readonly HTMLElement[] = [];
  #shown = "";
  #drawnAt = -Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param root holds keys with `data-code` and fingers with `data-finger-of`. */
  constructor(root: HTMLElement, layout: KeyboardLayout, run: TypingRun) {
    this.#run = run;
    this.#layout = layout;
    this.#keys = elementsBy(root, "code");
    this.#fingers = elementsBy(root, "fingerOf");
  }

  /** Shows what is next now; for who types too fast to look, as soon as they slow down. */
  readonly draw = (): void => {
    const now = performance.now();
    const isTooFast = now - this.#drawnAt < GLANCE_MS;
    this.#drawnAt = now;
    clearTimeout(this.#timer);
    if (!isTooFast) return this.#show();
    this.#unmark();
    this.#timer = setTimeout(() => this.#show(), GLANCE_MS);
  };

  /** Takes every mark away, for good. */
  readonly clear = (): void => {
    clearTimeout(this.#timer);
    this.#unmark();
  };

  #show(): void {
    const next = nextPresses(this.#run, this.#layout);
    const shown = JSON.stringify(next);
    if (shown === this.#shown) return;
    this.#unmark();
    this.#shown = shown;
    this.#marked = this.#partsOf(next).flatMap(([code, part]) => this.#mark(code, part));
  }

  #unmark(): void {
    for (const element of this.#marked) delete element.dataset["next"];
    this.#marked = [];
    this.#shown = "";
  }

  #partsOf(next: NextPresses | null): readonly (readonly [code: string, part: Part])[] {
    if (next === null) return [];
    const { now, after } = next;
    return [
      ...(after === null ? [] : [[after.code, "after"] as const]),
      ...now.hold.map((code) => [code, "hold"] as const),
      [now.code, "press"] as const,
    ];
  }

  #mark(code: string, part: Part): readonly HTMLElement[] {
    const place = physicalKeys.get(code);
    const hands = place?.hand === "either" ? ["left", "right"] : [place?.hand];
    // Of what comes after, only the key: the fingers show what to do now.
    const fingers = part === "after" ? [] : hands.map((hand) => this.#fingers.get(`${hand} ${place?.finger}`));
    return [this.#keys.get(code), ...fingers].flatMap((element) => {
      if (element === undefined) return [];
      element.dataset["next"] = part;
      return [element];
    });
  }
}

function elementsBy(root: HTMLElement, name: "code" | "fingerOf"): ReadonlyMap<string, HTMLElement> {
  const attribute = name === "code" ? "data-code" : "data-finger-of";
  return new Map(
    Array.from(root.querySelectorAll<HTMLElement>(`[${attribute}]`), (element) => [
      element.dataset[name] ?? "",
      element,
    ]),
  );
}
