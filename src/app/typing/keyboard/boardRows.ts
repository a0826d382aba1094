import type { KeyboardLayout } from "../../../engine/keyboards/KeyboardLayout";

/**
 * A key of the picture: its place, how many letter keys it is wide, and what stands on it where the layout says
 * nothing.
 */
export type BoardKey = { readonly code: string; readonly width: number; readonly name: string };

/** The rows from the digits down to the space bar, each fifteen keys wide. */
export function boardRows(form: KeyboardLayout["form"]): readonly (readonly BoardKey[])[] {
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
      key("Tab", 1.5),
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

function key(code: string, width = 1, name = ""): BoardKey {
  return { code, width, name };
}

function letters(codes: string): readonly BoardKey[] {
  return codes.split(" ").map((code) => key(code));
}
