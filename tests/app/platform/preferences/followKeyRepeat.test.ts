import { fireEvent } from "@testing-library/react";
import { followKeyRepeat } from "../../../../src/app/platform/preferences/followAppearance";
import { createPreferenceStore } from "../../../../src/app/platform/preferences/Preferences";

/** Whether a page that chose so lets a key through to a field: pressed, and held down. */
function keysThatCome(appearance: string, field: string) {
  const preferences = createPreferenceStore("", [], () => undefined);
  preferences.change({ appearance });
  followKeyRepeat(preferences);
  document.body.innerHTML = field;
  const press = (repeat: boolean) => fireEvent.keyDown(document.body.firstElementChild!, { key: "f", repeat });
  const came = { pressed: press(false), held: press(true) };
  preferences.change({ appearance: "" });
  return { ...came, heldLater: press(true) };
}

const line = "<textarea data-gramm='false'></textarea>";

test("a key that is held down counts once in a line, if somebody chose that, until they choose otherwise", () => {
  expect(keysThatCome("keyRepeat=off", line)).toEqual({ pressed: true, held: false, heldLater: true });
  expect(keysThatCome("", line)).toEqual({ pressed: true, held: true, heldLater: true });
});

test("it repeats in other fields", () => {
  expect(keysThatCome("keyRepeat=off", "<input>")).toMatchObject({ held: true });
});
