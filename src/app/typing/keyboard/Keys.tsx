import { memo } from "react";
import type { KeyboardLayout, KeyOutput } from "../../../engine/keyboards/KeyboardLayout";
import type { LessonKeys } from "../../../engine/lessons/lessonKeys";
import styles from "./Keys.module.css";
import { type FingerSet, fingerZones } from "../../../engine/keyboards/fingerZones";

type Props = {
  readonly layout: KeyboardLayout;
  /** The fingers that type. */
  readonly fingers: FingerSet;
  /** The keys of a lesson, which are highlighted; those of later lessons are dimmed. */
  readonly taught?: LessonKeys;
};

/** The keys of a layout. Rendered once; {@link KeyboardView} marks the next key. */
export const Keys = memo(({ layout, fingers, taught }: Props) => (
  <div className={styles["board"]} data-layout={layout.id}>
    {keyRows(layout.form).map((row) => (
      <div key={row[0]?.code} className={styles["row"]}>
        {row.map((boardKey) => (
          <Key
            key={boardKey.code}
            layout={layout}
            fingers={fingers}
            boardKey={boardKey}
            {...(taught && { part: partOf(taught, keyOf(boardKey.code)) })}
          />
        ))}
      </div>
    ))}
  </div>
));

function partOf({ fresh, learned }: LessonKeys, code: string): "fresh" | "known" | "later" {
  if (fresh.has(code)) return "fresh";
  return learned.has(code) ? "known" : "later";
}

/** The code of the key that a part of the picture belongs to: the tall Enter of ISO keyboards has two parts. */
function keyOf(code: string): string {
  return code.replace("Below", "");
}

/** The keys with a bump, for the index fingers. */
const bumps = new Set(["KeyF", "KeyJ"]);

/** For the words that are too long for their keys on a small screen. */
const signs: Readonly<Record<string, string>> = { Tab: "⇥", Shift: "⇧", AltGr: "Gr" };

type KeyProps = {
  readonly layout: KeyboardLayout;
  readonly fingers: FingerSet;
  readonly boardKey: KeyPlace;
  /** Whether a lesson teaches the key, taught it earlier, or will teach it later. */
  readonly part?: "fresh" | "known" | "later";
};

/** One key of the picture. */
function Key({ layout, fingers, boardKey: { code, width, name }, part }: KeyProps) {
  const place = fingerZones(fingers).get(keyOf(code));
  const { below, above, right } = legendsOf(layout, code);
  return (
    <span
      className={styles["key"]}
      style={{ flexGrow: width }}
      data-code={code}
      data-finger={place?.finger}
      data-hand={place?.hand}
      data-part={part}
      data-bump={bumps.has(code) || undefined}
    >
      {above !== "" && <span className={styles["above"]}>{above}</span>}
      {right !== "" && <span className={styles["right"]}>{right}</span>}
      <span className={above === "" ? styles["middle"] : styles["below"]}>
        {name === "" ? (
          below
        ) : (
          <span className={styles["word"]} data-sign={signs[name]}>
            {name}
          </span>
        )}
      </span>
    </span>
  );
}

/** A key of the picture: its position, its width in letter keys, and its label if the layout has none. */
type KeyPlace = { readonly code: string; readonly width: number; readonly name: string };

/** The rows from the digits down to the space bar, each fifteen keys wide. */
export function keyRows(form: KeyboardLayout["form"]): readonly (readonly KeyPlace[])[] {
  const isIso = form === "iso";
  const bottom = [
    key("ControlLeft", 1.25),
    key("MetaLeft", 1.25),
    key("AltLeft", 1.25),
    key("Space", 6.25),
    key("AltRight", 1.25, "AltGr"),
    key("MetaRight", 1.25),
    key("ContextMenu", 1.25),
    key("ControlRight", 1.25),
  ];
  return [
    [
      ...letters("Backquote Digit1 Digit2 Digit3 Digit4 Digit5 Digit6 Digit7 Digit8 Digit9 Digit0 Minus Equal"),
      key("Backspace", 2, "⌫"),
    ],
    [
      key("Tab", 1.5, "Tab"),
      ...letters("KeyQ KeyW KeyE KeyR KeyT KeyY KeyU KeyI KeyO KeyP BracketLeft BracketRight"),
      isIso ? key("Enter", 1.5, "⏎") : key("Backslash", 1.5),
    ],
    [
      key("CapsLock", 1.75),
      ...letters("KeyA KeyS KeyD KeyF KeyG KeyH KeyJ KeyK KeyL Semicolon Quote"),
      ...(isIso ? [key("Backslash"), key("EnterBelow", 1.25)] : [key("Enter", 2.25, "⏎")]),
    ],
    [
      key("ShiftLeft", isIso ? 1.25 : 2.25, "Shift"),
      ...letters(`${isIso ? "IntlBackslash " : ""}KeyZ KeyX KeyC KeyV KeyB KeyN KeyM Comma Period Slash`),
      key("ShiftRight", 2.75, "Shift"),
    ],
    bottom,
  ];
}

function key(code: string, width = 1, name = ""): KeyPlace {
  return { code, width, name };
}

function letters(codes: string): readonly KeyPlace[] {
  return codes.split(" ").map((code) => key(code));
}

/**
 * The labels of a key: below (alone), above (with Shift) and right (with AltGr); empty for none. A letter is only
 * printed as its capital.
 */
type Legends = { readonly below: string; readonly above: string; readonly right: string };

/** The labels of a key by its position code. */
export function legendsOf(layout: KeyboardLayout, code: string): Legends {
  const [plain, shifted, altGr] = (layout.keys.get(code) ?? []).map(textOf);
  const below = plain ?? "";
  const above = shifted ?? "";
  const isLetter = below !== "" && below !== above && below.toUpperCase() === above;
  return { below: isLetter ? above : below.trim(), above: isLetter ? "" : above, right: altGr ?? "" };
}

function textOf(output: KeyOutput | null): string {
  return output?.text ?? "";
}
