import { splitGraphemes } from "../text/graphemes";

/** The supported layouts, in the order on screen. */
export const layoutIds = [
  "us-international",
  "us",
  "dutch",
  "belgian",
  "french",
  "german",
  "uk",
  "dvorak",
  "colemak",
] as const;

export type LayoutId = (typeof layoutIds)[number];

/** The output of a key: a character, or a dead key that waits for the next one. */
export type KeyOutput = { readonly kind: "character" | "dead"; readonly text: string };

/** The modifier keys held while another key is pressed. */
export type Level = { readonly shift: boolean; readonly altGr: boolean };

/** The four levels of a key, in the order in which layouts list them. */
export const levels: readonly Level[] = [
  { shift: false, altGr: false },
  { shift: true, altGr: false },
  { shift: false, altGr: true },
  { shift: true, altGr: true },
];

/** A dead key, by its character: its output alone (before a space), and the letters it combines with. */
export type DeadKey = { readonly alone: string; readonly composed: ReadonlyMap<string, string> };

/** A keyboard layout as data. */
export type KeyboardLayout = {
  readonly id: LayoutId;
  /** The physical shape: `iso` has an additional key beside the left Shift, and a tall Enter. */
  readonly form: "ansi" | "iso";
  /** The output of each key on each of the four {@link levels}, by its position code; null for none. */
  readonly keys: ReadonlyMap<string, readonly (KeyOutput | null)[]>;
  readonly deadKeys: ReadonlyMap<string, DeadKey>;
};

/** The codes of each row from left to right. */
const rowCodes = [
  "Backquote Digit1 Digit2 Digit3 Digit4 Digit5 Digit6 Digit7 Digit8 Digit9 Digit0 Minus Equal",
  "KeyQ KeyW KeyE KeyR KeyT KeyY KeyU KeyI KeyO KeyP BracketLeft BracketRight",
  "KeyA KeyS KeyD KeyF KeyG KeyH KeyJ KeyK KeyL Semicolon Quote Backslash",
  "IntlBackslash KeyZ KeyX KeyC KeyV KeyB KeyN KeyM Comma Period Slash",
].map((row) => row.split(" "));

/**
 * A layout in readable form: a string per row, a word of up to four characters per key (plain, Shift, AltGr, Shift +
 * AltGr). `†` before a character makes it a dead key, `·` is a level without a character. A single letter has its
 * capital on Shift.
 */
type LayoutText = {
  readonly id: LayoutId;
  readonly form: "ansi" | "iso";
  readonly rows: readonly [string, string, string, string];
  /** By the character of a dead key: all characters it composes. The letter is the character without the mark. */
  readonly deadKeys?: Readonly<Record<string, string>>;
};

export function readLayout({ id, form, rows, deadKeys = {} }: LayoutText): KeyboardLayout {
  const keys = rows.flatMap((row, at) => {
    const outputs = row.split(" ").map(readKey);
    return (rowCodes[at] ?? []).map((code, place) => [code, outputs[place] ?? []] as const);
  });
  return {
    id,
    form,
    keys: new Map([...keys, ...keysOfAllLayouts]),
    deadKeys: new Map(Object.entries(deadKeys).map(([key, composed]) => [key, readDeadKey(key, composed)])),
  };
}

const keysOfAllLayouts = [
  ["Space", [{ kind: "character", text: " " }]],
  ["Enter", [{ kind: "character", text: "\n" }]],
  ["Tab", [{ kind: "character", text: "\t" }]],
] as const;

function readKey(word: string): readonly (KeyOutput | null)[] {
  if (/^\p{Ll}$/u.test(word)) return readKey(word + word.toUpperCase());
  const outputs: (KeyOutput | null)[] = [];
  let kind: KeyOutput["kind"] = "character";
  for (const text of splitGraphemes(word)) {
    if (text === "†") {
      kind = "dead";
      continue;
    }
    outputs.push(text === "·" ? null : { kind, text });
    kind = "character";
  }
  return outputs;
}

function readDeadKey(key: string, composed: string): DeadKey {
  return {
    alone: key,
    composed: new Map(splitGraphemes(composed).map((letter) => [letter.normalize("NFD").charAt(0), letter])),
  };
}
