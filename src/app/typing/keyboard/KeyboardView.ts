import type { KeyboardLayout } from "../../../engine/keyboards/KeyboardLayout";
import { type FingerSet, fingerZones } from "../../../engine/keyboards/fingerZones";
import { type KeyPress, waysToType } from "../../../engine/keyboards/waysToType";
import type { TypingRun } from "../TypingRun";
import { useLayoutEffect, type RefObject } from "react";
import type { Typing } from "../../../engine/typing/Typing";

/** The role of a key or a finger in the next character: pressed now, held meanwhile, or pressed after a dead key. */
type Part = "press" | "hold" | "after";

/**
 * Someone whose presses follow each other faster than this, in ms (80 words per minute), does not look at the picture,
 * and every mark costs a paint, so marks wait until they slow down.
 */
const GLANCE_MS = 150;

/**
 * Marks the next keys and their fingers in a rendered keyboard with `data-next`, for each change of a run. Causes no
 * layout.
 */
export class KeyboardView {
  readonly #run: TypingRun;
  readonly #layout: KeyboardLayout;
  readonly #set: FingerSet;
  readonly #keys: ReadonlyMap<string, HTMLElement>;
  readonly #fingers: ReadonlyMap<string, HTMLElement>;
  #marked: readonly HTMLElement[] = [];
  #shown = "";
  #drawnAt = -Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param root contains keys with `data-code` and fingers with `data-finger-of`. */
  constructor(root: HTMLElement, layout: KeyboardLayout, run: TypingRun, set: FingerSet) {
    this.#run = run;
    this.#layout = layout;
    this.#set = set;
    this.#keys = elementsBy(root, "code");
    this.#fingers = elementsBy(root, "fingerOf");
  }

  /** Shows the next keys now, or for a fast typist as soon as they slow down. */
  readonly draw = (): void => {
    const now = performance.now();
    const isTooFast = now - this.#drawnAt < GLANCE_MS;
    this.#drawnAt = now;
    clearTimeout(this.#timer);
    if (!isTooFast) return this.#show();
    this.#unmark();
    this.#timer = setTimeout(() => this.#show(), GLANCE_MS);
  };

  /** Removes all marks permanently. */
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
    const place = fingerZones(this.#set).get(code);
    const hands = place?.hand === "either" ? ["left", "right"] : [place?.hand];
    // For a press that comes after, only the key is marked: fingers show what to do now.
    const fingers = part === "after" ? [] : hands.map((hand) => this.#fingers.get(`${hand} ${place?.finger}`));
    return [this.#keys.get(code), this.#keys.get(`${code}Below`), ...fingers].flatMap((element) => {
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

/** Shows the next key of a run in a rendered keyboard, without a render per key. */
export function useKeyboardView(
  root: RefObject<HTMLElement | null>,
  layout: KeyboardLayout,
  run: TypingRun,
  set: FingerSet,
): void {
  useLayoutEffect(() => {
    if (root.current === null) return;
    const view = new KeyboardView(root.current, layout, run, set);
    view.draw();
    const unlisten = run.onChange(view.draw);
    return () => {
      unlisten();
      view.clear();
    };
  }, [root, layout, run, set]);
}

/** The press for now, and the one after it if the character takes two. */
type NextPresses = { readonly now: KeyPress; readonly after: KeyPress | null };

/**
 * The easiest way to type the next character of a run; null at its end, and if the layout lacks the character. An
 * accent that waits for its letter counts as pressed.
 */
export function nextPresses(run: TypingRun, layout: KeyboardLayout): NextPresses | null {
  const character = nextCharacter(run.state);
  const [first, second] = (character === null ? null : waysToType(layout, character)?.[0]) ?? [];
  if (first === undefined) return null;
  if (second !== undefined && run.provisional !== "") return { now: second, after: null };
  return { now: first, after: second ?? null };
}

/**
 * The character to type next; null at the end. After the end of a word it is a space. Takes the same time for texts of
 * any length.
 */
export function nextCharacter(state: Typing): string | null {
  if (state.finished) return null;
  if (state.rules === "stopOnError") return state.text[state.position] ?? null;
  const { words, done, typed } = state;
  const letter = words[done.length]?.[typed.length];
  if (letter !== undefined) return letter;
  return done.length < words.length - 1 ? " " : null;
}
