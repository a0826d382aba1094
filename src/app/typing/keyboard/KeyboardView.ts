import type { KeyboardLayout } from "../../../engine/keyboards/KeyboardLayout";
import { physicalKeys } from "../../../engine/keyboards/physicalKeys";
import type { TypingRun } from "../TypingRun";
import { useLayoutEffect, type RefObject } from "react";
import { type KeyPress, waysToType } from "../../../engine/keyboards/waysToType";
import type { Typing } from "../../../engine/typing/Typing";

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

/** Shows the next key of a run in a drawn keyboard, without a render per key. */
export function useKeyboardView(root: RefObject<HTMLElement | null>, layout: KeyboardLayout, run: TypingRun): void {
  useLayoutEffect(() => {
    if (root.current === null) return;
    const view = new KeyboardView(root.current, layout, run);
    view.draw();
    const unlisten = run.onChange(view.draw);
    return () => {
      unlisten();
      view.clear();
    };
  }, [root, layout, run]);
}

/** What to press now, and what after it where the character takes two presses. */
type NextPresses = { readonly now: KeyPress; readonly after: KeyPress | null };

/**
 * The easiest way to the next character of a run; null at its end, and where the layout lacks the character. An accent
 * that waits for its letter counts as pressed.
 */
export function nextPresses(run: TypingRun, layout: KeyboardLayout): NextPresses | null {
  const character = nextCharacter(run.state);
  const [first, second] = (character === null ? null : waysToType(layout, character)?.[0]) ?? [];
  if (first === undefined) return null;
  if (second !== undefined && run.provisional !== "") return { now: second, after: null };
  return { now: first, after: second ?? null };
}

/**
 * The character to type next; null at the end. Past the end of a word it is the space. Takes no longer in a long text
 * than in a short one.
 */
export function nextCharacter(state: Typing): string | null {
  if (state.finished) return null;
  if (state.rules === "stopOnError") return state.text[state.position] ?? null;
  const { words, done, typed } = state;
  const letter = words[done.length]?.[typed.length];
  if (letter !== undefined) return letter;
  return done.length < words.length - 1 ? " " : null;
}
