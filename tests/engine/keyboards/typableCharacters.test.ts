import { keyboardLayouts } from "../../../src/engine/keyboards/keyboardLayouts";
import { typableCharacters } from "../../../src/engine/keyboards/fitText";
import { canType } from "../../../src/engine/keyboards/waysToType";
import { libraryTexts } from "../../support/libraryTexts";

test.each(Object.values(keyboardLayouts))("$id types a text if and only if it has all of its characters", (layout) => {
  const set = new Set(typableCharacters(layout));
  const bodies = [
    ...libraryTexts.map(({ body }) => body),
    "Œuvre",
    "naïve café",
    "“quoted” – it’s",
    "ß",
    "ÿ",
    "☃",
    "漢字",
    "5 € of £3",
    "e\u0302x\u0302",
    "tab\there",
    "👩‍👩‍👧",
  ];
  for (const body of bodies)
    expect([body, [...body.normalize("NFC")].every((character) => set.has(character))]).toEqual([
      body,
      canType(layout, body),
    ]);
});
