import { allTenFingers, fingerSets } from "../engine/keyboards/fingerZones";

/** Colors. `system` follows the system's light or dark; the others are sets of the names in src/app/ui/tokens.css. */
export const themes = [
  "system",
  "light",
  "dark",
  "contrast-light",
  "contrast-dark",
  "sepia",
  "meadow",
  "blossom",
  "glacier",
  "midnight",
  "forest",
  "dusk",
  "terminal",
] as const;

/** The choices about the page, the line that is typed, and how it is used. `idleStop` is in seconds. */
export const appearanceChoices = {
  theme: themes,
  textSize: ["small", "medium", "large", "huge"],
  lineWidth: ["narrow", "medium", "standard", "wide"],
  letterSpacing: ["normal", "wide", "wider"],
  font: ["atkinson", "dyslexic", "system"],
  caret: ["bar", "block", "underline", "outline"],
  caretMotion: ["instant", "quick", "smooth"],
  liveFigures: ["on", "off"],
  sounds: ["off", "click", "typewriter", "bubble"],
  vibration: ["off", "on"],
  idleStop: ["10", "30", "60", "off"],
  shortcuts: ["on", "off"],
  keyRepeat: ["on", "off"],
  fingers: fingerSets,
} as const;

type Choices = typeof appearanceChoices;
export type Theme = Choices["theme"][number];
export type Appearance = { readonly [Name in keyof Choices]: Choices[Name][number] };
export type AppearanceName = keyof Choices;

/** The appearance until somebody chooses another. */
export const defaultAppearance: Appearance = {
  theme: "system",
  textSize: "medium",
  lineWidth: "standard",
  letterSpacing: "normal",
  font: "atkinson",
  caret: "bar",
  caretMotion: "instant",
  liveFigures: "on",
  sounds: "off",
  vibration: "off",
  idleStop: "10",
  shortcuts: "on",
  keyRepeat: "on",
  fingers: allTenFingers,
};
