import fc from "fast-check";
import { type Appearance, appearanceChoices, defaultAppearance } from "../../../../src/contract/appearance";
import { appearanceRules } from "../../../../src/contract/accountRules";
import {
  allAttributes,
  appearanceAttributes,
  isOwnChoice,
  readAppearance,
  rememberAppearance,
} from "../../../../src/app/platform/preferences/appearance";
import { parsePreferences, printPreferences } from "../../../../src/app/platform/preferences/Preferences";

const appearances: fc.Arbitrary<Appearance> = fc.record({
  theme: fc.constantFrom(...appearanceChoices.theme),
  textSize: fc.constantFrom(...appearanceChoices.textSize),
  lineWidth: fc.constantFrom(...appearanceChoices.lineWidth),
  letterSpacing: fc.constantFrom(...appearanceChoices.letterSpacing),
  font: fc.constantFrom(...appearanceChoices.font),
  caret: fc.constantFrom(...appearanceChoices.caret),
  caretMotion: fc.constantFrom(...appearanceChoices.caretMotion),
  liveFigures: fc.constantFrom(...appearanceChoices.liveFigures),
  sounds: fc.constantFrom(...appearanceChoices.sounds),
  vibration: fc.constantFrom(...appearanceChoices.vibration),
  idleStop: fc.constantFrom(...appearanceChoices.idleStop),
  shortcuts: fc.constantFrom(...appearanceChoices.shortcuts),
  keyRepeat: fc.constantFrom(...appearanceChoices.keyRepeat),
  fingers: fc.constantFrom(...appearanceChoices.fingers),
});

test("every choice survives the cookie, and the server accepts it", async () => {
  await fc.assert(
    fc.asyncProperty(appearances, fc.boolean(), async (appearance, isOfAccount) => {
      const remembered = rememberAppearance(appearance, isOfAccount);
      const cookie = printPreferences({ ...parsePreferences(""), ...remembered });
      expect(cookie).toMatch(/^[^;,\s"]*$/u);
      expect(cookie.length).toBeLessThan(400);
      expect(readAppearance(parsePreferences(cookie))).toEqual(appearance);
      const isDefault = JSON.stringify(appearance) === JSON.stringify(defaultAppearance);
      expect(isOwnChoice(parsePreferences(cookie))).toBe(!isOfAccount && !isDefault);
      expect(await appearanceRules.validate(appearance)).toEqual(appearance);
    }),
  );
});

test("whatever a cookie says, the page has one of the choices, and its attributes are harmless", () => {
  const words = fc.constantFrom("theme", "font", "caret", "dusk", "__proto__", "constructor", "&", "=", "%", "<", '"');
  fc.assert(
    fc.property(fc.array(fc.oneof(words, fc.string())), fc.string(), (parts, theme) => {
      const appearance = readAppearance({ theme, appearance: parts.join("") });
      for (const [name, value] of Object.entries(appearance))
        expect(appearanceChoices[name as keyof Appearance]).toContain(value);
      for (const [name, value] of Object.entries(appearanceAttributes(appearance))) {
        expect(allAttributes()).toContain(name);
        expect(value).toMatch(/^[a-z-]+$/u);
      }
    }),
  );
});

test("defaults have no attributes, high contrast is light or dark with more contrast", () => {
  expect(appearanceAttributes(defaultAppearance)).toEqual({});
  expect(appearanceAttributes({ ...defaultAppearance, theme: "contrast-dark", caretMotion: "smooth" })).toEqual({
    "data-theme": "dark",
    "data-contrast": "more",
    "data-caret-motion": "smooth",
  });
});
