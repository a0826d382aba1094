import type { NamedKey } from "./Engine";

/** The characters by which WebDriver names keys. */
const codes: { readonly [Key in NamedKey]: string } = {
  Enter: "\uE006",
  Tab: "\uE004",
  Escape: "\uE00C",
  Backspace: "\uE003",
  ArrowDown: "\uE015",
};

/** Actions of WebDriver that press a key and let it go. */
export function keyActions(key: string): readonly object[] {
  const value = codes[key as NamedKey] ?? key;
  const actions = [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ];
  return [{ type: "key", id: "keyboard", actions }];
}

/** Actions of WebDriver that press the mouse at a point of the window. */
export function clickActions(x: number, y: number): readonly object[] {
  const actions = [
    { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0, origin: "viewport" },
    { type: "pointerDown", button: 0 },
    { type: "pointerUp", button: 0 },
  ];
  return [{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }];
}
