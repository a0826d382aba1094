import { remainingText, type TypingRun } from "../TypingRun";
import { msg } from "@lingui/core/macro";
import { MAX_INSERT_LENGTH } from "../../../engine/log/Keystroke";
import { splitGraphemes } from "../../../engine/text/graphemes";

export type TypingInputOptions = {
  /** Whether the input is from an on-screen keyboard (see isTouchKeyboard). Called for each composition. */
  readonly isTouch: () => boolean;
  /** What was typed into the field before: counts first, with its own times. An open composition continues. */
  readonly before?: readonly TypedInput[];
};

/**
 * The constant content of the field. In an empty field browsers do not report Backspace, and phone keyboards would take
 * a letter as the start of a word.
 */
export const FIELD_REST = " ";

/**
 * `'` and `s` arrive as one text from a dead key on Windows (US-International); a longer text was not typed by a key
 * but pasted, swiped or suggested.
 */
const MOST_LETTERS_OF_A_KEY = 2;

/** Text that was not typed, also if it is short. */
const blockedInputs = /^insertFrom(Paste|Yank|Drop)/u;

const wordDeletions = new Set([
  "deleteWordBackward",
  "deleteSoftLineBackward",
  "deleteHardLineBackward",
  "deleteEntireSoftLine",
]);

/** Keys that would move the field's caret from its end, although there is nothing to move through. */
const moving = new Set(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown"]);

/**
 * Reads what is typed into a field from `beforeinput`, `input` and composition events, never from key codes, and keeps
 * the field empty (except for {@link FIELD_REST}). Returns a function that stops it.
 *
 * Browsers end a composition with different orders of events: Chrome `input`, `compositionend`; Firefox and Safari
 * `compositionend`, `input`; Safari with `deleteCompositionText` and `insertFromComposition` in between. So the text of
 * a composition is only read from the composition events, and others about it are ignored.
 */
export function attachTypingInput(
  field: HTMLTextAreaElement,
  sink: TypingSink,
  { isTouch, before = [] }: TypingInputOptions,
): () => void {
  let composition: CompositionReader | null = null;
  /** The last composition, if it ended without a text. */
  let canceled: CompositionReader | null = null;
  /** The text that a composition just inserted, which the same task may repeat as an insertion of its own. */
  let echo: string | null = null;
  let isHandled = false;
  /** Whether the last Tab was typed, so that holding it does not leave the field. */
  let isTabTyped = false;

  const reset = (): void => {
    if (field.value !== FIELD_REST) field.value = FIELD_REST;
    if (field.selectionStart !== FIELD_REST.length) field.setSelectionRange(FIELD_REST.length, FIELD_REST.length);
  };

  const insert = (text: string, timeStamp: number): void => {
    if (text === echo) {
      echo = null;
      return;
    }
    if (isWord(text)) return sink.refuse();
    sink.insert(text.normalize("NFC"), timeStamp);
  };

  const read = ({ inputType, data, timeStamp }: TypedInput): void => {
    if (blockedInputs.test(inputType)) return sink.refuse();
    if (inputType === "insertLineBreak" || data === "\n") {
      if (sink.takes?.("\n")) sink.insert("\n", timeStamp);
      return;
    }
    if (inputType === "insertText" && data !== null) return insert(data, timeStamp);
    // A letter replaces the last one: the menu of accents, on a Mac. A word is a correction or a suggestion.
    if (inputType === "insertReplacementText") {
      if (splitGraphemes(data ?? "").length !== 1) return sink.refuse();
      sink.erase("deleteGrapheme", timeStamp);
      return insert(data ?? "", timeStamp);
    }
    if (inputType === "deleteContentBackward") return sink.erase("deleteGrapheme", timeStamp);
    if (wordDeletions.has(inputType)) return sink.erase("deleteWord", timeStamp);
  };

  const onBeforeInput = (event: InputEvent): void => {
    if (composition !== null || isOfComposition(event)) return;
    isHandled = !event.cancelable;
    event.preventDefault();
    read(event);
  };

  const onInput = (event: Event): void => {
    if (!(event instanceof InputEvent)) return;
    if (composition !== null) return readField(composition, event);
    // Browsers with a cancelable beforeinput event are handled there; for others, the change is read here afterwards.
    if (!isHandled && !isOfComposition(event)) read(event);
    isHandled = false;
    reset();
  };

  /** Some phone keyboards shorten a composition without a composition event. */
  const readField = (reader: CompositionReader, event: InputEvent): void => {
    if (isTouch() && field.value.startsWith(FIELD_REST))
      update(reader, field.value.slice(FIELD_REST.length), event.timeStamp);
  };

  /** After a refusal the keyboard starts again with an empty field: it would add to a word that is not there. */
  const update = (reader: CompositionReader, text: string, timeStamp: number): void => {
    if (reader.update(text, timeStamp)) return;
    composition = null;
    reset();
  };

  const onCompositionStart = (): void => {
    composition = new CompositionReader(sink, isTouch());
  };

  /** WebKitGTK ends a composition twice: first without a text, then with the text that stays. */
  const finish = (text: string, timeStamp: number): void => {
    composition ??= canceled;
    composition?.finish(text, timeStamp);
    canceled = text === "" ? composition : null;
    composition = null;
  };

  const onCompositionUpdate = (event: CompositionEvent): void => {
    if (composition !== null) update(composition, event.data, event.timeStamp);
  };

  const onCompositionEnd = (event: CompositionEvent): void => {
    finish(event.data, event.timeStamp);
    echo = event.data;
    setTimeout(() => {
      echo = null;
    });
    reset();
  };

  const catchUp = (input: TypedInput): void => {
    if (input.inputType === "compositionstart") return onCompositionStart();
    if (input.inputType !== "compositionend") return read(input);
    finish(input.data ?? "", input.timeStamp);
  };

  /** A Tab that the text does not ask for moves the focus, as anywhere. */
  const typeTab = (event: KeyboardEvent): void => {
    isTabTyped = event.repeat ? isTabTyped : (sink.takes?.("\t") ?? false);
    if (isTabTyped) event.preventDefault();
    if (isTabTyped && !event.repeat) sink.insert("\t", event.timeStamp);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.isComposing) return;
    if (event.key === "Escape" && !event.defaultPrevented) field.blur();
    if (event.key === "Tab" && !event.shiftKey && !event.ctrlKey && !event.altKey) typeTab(event);
    if (moving.has(event.key) && !event.altKey && !event.metaKey) event.preventDefault();
  };

  const listeners = new AbortController();
  const { signal } = listeners;
  // In the window's capture phase: while React hydrates, its root stops `input` and composition events on their way to
  // the field, and a letter typed with a dead key would be lost.
  const listenBeforeReact = <Name extends "beforeinput" | "input" | `composition${"start" | "update" | "end"}`>(
    name: Name,
    listener: (event: WindowEventMap[Name]) => void,
  ): void =>
    window.addEventListener(name, (event) => event.target === field && listener(event), { capture: true, signal });
  listenBeforeReact("beforeinput", onBeforeInput);
  listenBeforeReact("input", onInput);
  listenBeforeReact("compositionstart", onCompositionStart);
  listenBeforeReact("compositionupdate", onCompositionUpdate);
  listenBeforeReact("compositionend", onCompositionEnd);
  field.addEventListener("keydown", onKeyDown, { signal });
  field.addEventListener("focus", reset, { signal });
  before.forEach(catchUp);
  // React leaves a value that a script has set when it hydrates the field. A field with an open composition must not be
  // changed.
  if (composition === null) field.value = "";
  if (composition === null) reset();
  return () => listeners.abort();
}

function isOfComposition({ inputType, isComposing }: InputEvent): boolean {
  return isComposing || inputType.includes("Composition");
}

/** Whether text is longer than what one key types. */
function isWord(text: string): boolean {
  if (text.length <= MOST_LETTERS_OF_A_KEY) return false;
  return text.length > MAX_INSERT_LENGTH || splitGraphemes(text).length > MOST_LETTERS_OF_A_KEY;
}

/** Applies what is typed into a field to a run, until it is closed. */
export class FieldConnection {
  /** Called when input is refused. */
  onRefuse: () => void = () => undefined;
  readonly close: () => void;

  /** @param before what was typed into the field so far. */
  constructor(field: HTMLTextAreaElement, run: TypingRun, before: readonly TypedInput[] = []) {
    this.close = attachTypingInput(
      field,
      {
        insert: (text, timeStamp) => run.apply({ kind: "insert", text }, timeStamp),
        erase: (kind, timeStamp) => run.apply({ kind }, timeStamp),
        compose: (text) => run.compose(text),
        // Enter is typed wherever a text has any, right or wrong; Tab only where the text has one.
        takes: (key) => (key === "\n" ? run.text.includes(key) : remainingText(run.state).startsWith(key)),
        refuse: () => this.onRefuse(),
      },
      { isTouch: isTouchKeyboard, before },
    );
  }
}

/** An input event: `inputType` is that of `beforeinput`, or the name of a composition event. */
export type TypedInput = {
  readonly inputType: string;
  readonly data: string | null;
  readonly timeStamp: number;
};

/** Whether text most likely comes from an on-screen keyboard, which composes whole words where others send letters. */
export function isTouchKeyboard(): boolean {
  return typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches;
}

/** Says why input did not count, and what to do. */
export const refusalWords = msg`Only what you type letter by letter counts: no pasting, swiping or word suggestions.`;

/**
 * The part of a composition that may count before it ends: letters, digits and apostrophes, but not an accent that
 * waits for its letter.
 */
const settled = /^[\p{Script=Latin}\p{N}'’]*/u;

/**
 * Converts one composition to typing. A dead key or an input method counts once, at the end. An on-screen keyboard
 * composes whole words, so there each letter counts as it comes, and Backspace within the word too.
 */
export class CompositionReader {
  readonly #sink: TypingSink;
  readonly #isLive: boolean;
  #taken = "";

  /** @param isLive whether letters count before the composition ends. */
  constructor(sink: TypingSink, isLive: boolean) {
    this.#sink = sink;
    this.#isLive = isLive;
  }

  /** Returns false if it was refused. */
  update(text: string, timeStamp: number): boolean {
    const composed = text.normalize("NFC");
    if (this.#isLive && !this.#take(settled.exec(composed)?.[0] ?? "", composed, timeStamp, 1)) return false;
    this.#sink.compose(this.#isLive ? composed.slice(this.#taken.length) : composed);
    return true;
  }

  /** Ends it: the part that was not counted yet is one insertion. An empty text means that it was canceled. */
  finish(text: string, timeStamp: number): void {
    const composed = text.normalize("NFC");
    this.#sink.compose("");
    this.#take(composed, composed, timeStamp, 0);
  }

  /**
   * Types what changes the text taken so far into the first part of what is composed; false if no key did that.
   * @param most how many letters may take the place of others. More are a correction by the keyboard: the word stays
   * as it was typed, but the space after it was typed.
   */
  #take(text: string, composed: string, timeStamp: number, most: number): boolean {
    const { erased, inserted } = diffTyped(this.#taken, text);
    const isCorrected = erased > 0 && splitGraphemes(inserted).length > most;
    if (isCorrected || isWord(inserted)) {
      this.#sink.compose("");
      if (isCorrected && composed.endsWith(" ")) this.#sink.insert(" ", timeStamp);
      this.#sink.refuse();
      return false;
    }
    this.#taken = text;
    for (let count = 0; count < erased; count += 1) this.#sink.erase("deleteGrapheme", timeStamp);
    if (inserted !== "") this.#sink.insert(inserted, timeStamp);
    return true;
  }
}

/** How to change one text into another: delete this many characters at its end, then insert this. */
type TypedDiff = { readonly erased: number; readonly inserted: string };

/** The shortest such change from `before` to `after`. Both are NFC; `erased` counts graphemes. */
export function diffTyped(before: string, after: string): TypedDiff {
  const old = splitGraphemes(before);
  const next = splitGraphemes(after);
  let same = 0;
  while (same < old.length && old[same] === next[same]) same += 1;
  return { erased: old.length - same, inserted: next.slice(same).join("") };
}

/** Receives the typing that an input adapter recognized. Times are `event.timeStamp`. */
export type TypingSink = {
  /** One logical insertion, NFC. */
  insert(text: string, timeStamp: number): void;
  erase(kind: "deleteGrapheme" | "deleteWord", timeStamp: number): void;
  /** The text of an unfinished composition, to show at the caret; empty when there is none. */
  compose(text: string): void;
  /** Whether Enter or Tab is typed now. Default: neither ever is. */
  takes?(key: "\n" | "\t"): boolean;
  /** Called for what was not typed: pasted, dropped, swiped, suggested or corrected. It does not count. */
  refuse(): void;
};
