import { type Appearance, appearanceChoices, type AppearanceName, defaultAppearance } from "../../contract/appearance";
import type { UserRow } from "../database/userSchema";
import { builder } from "../graphql/builder";
import { payload } from "../graphql/errors";
import { setAppearance } from "./changeAccount";
import { UserNode } from "./UserNode";

const meanings: Readonly<Record<AppearanceName, string>> = {
  theme: "The colors.",
  textSize: "Size of the text to type.",
  lineWidth: "Letters in a line of the text to type.",
  letterSpacing: "Space between the letters of the text to type.",
  font: "Font of the text to type.",
  caret: "Shape of the caret.",
  caretMotion: "How the caret moves from letter to letter.",
  liveFigures: "Whether speed and accuracy are shown while typing.",
  sounds: "The sound of a key.",
  idleStop: "After how many seconds without a key, press or touch a practice run stops; off: never.",
  shortcuts:
    "Whether single keys do something where no text is typed: they begin the run, `?` lists the shortcuts, and a " +
    "letter decides in a story.",
  keyRepeat: "Whether a key that is held down types its character again and again.",
  fingers:
    "The fingers that they type with: `1` or `0` for each of the ten, from the left little to the right little " +
    "finger. At least one besides the thumbs.",
};

/** Sets of fingers are too many to be listed. */
const MOST_LISTED = 20;

function describe(name: AppearanceName): string {
  const choices: readonly string[] = appearanceChoices[name];
  return choices.length > MOST_LISTED ? meanings[name] : `${meanings[name]} One of: ${choices.join(", ")}.`;
}

const AppearanceNode = builder.objectRef<Appearance>("Appearance").implement({
  description:
    "How the pages look, sound and are used. Later releases may add values; a client treats unknown ones as the " +
    "default.",
  fields: (t) => ({
    theme: t.exposeString("theme", { description: describe("theme") }),
    textSize: t.exposeString("textSize", { description: describe("textSize") }),
    lineWidth: t.exposeString("lineWidth", { description: describe("lineWidth") }),
    letterSpacing: t.exposeString("letterSpacing", { description: describe("letterSpacing") }),
    font: t.exposeString("font", { description: describe("font") }),
    caret: t.exposeString("caret", { description: describe("caret") }),
    caretMotion: t.exposeString("caretMotion", { description: describe("caretMotion") }),
    liveFigures: t.exposeString("liveFigures", { description: describe("liveFigures") }),
    sounds: t.exposeString("sounds", { description: describe("sounds") }),
    idleStop: t.exposeString("idleStop", { description: describe("idleStop") }),
    shortcuts: t.exposeString("shortcuts", { description: describe("shortcuts") }),
    keyRepeat: t.exposeString("keyRepeat", { description: describe("keyRepeat") }),
    fingers: t.exposeString("fingers", { description: describe("fingers") }),
  }),
});

const AppearanceInput = builder.inputType("AppearanceInput", {
  description:
    "How the pages should look, sound and be used. A value that is none of those listed is OUT_OF_RANGE at its field.",
  fields: (t) => ({
    theme: t.string({ description: describe("theme") }),
    textSize: t.string({ description: describe("textSize") }),
    lineWidth: t.string({ description: describe("lineWidth") }),
    letterSpacing: t.string({ description: describe("letterSpacing") }),
    font: t.string({ description: describe("font") }),
    caret: t.string({ description: describe("caret") }),
    caretMotion: t.string({ description: describe("caretMotion") }),
    liveFigures: t.string({ description: describe("liveFigures") }),
    sounds: t.string({ description: describe("sounds") }),
    idleStop: t.string({ description: describe("idleStop") }),
    shortcuts: t.string({ description: describe("shortcuts") }),
    keyRepeat: t.string({ description: describe("keyRepeat") }),
    fingers: t.string({ description: describe("fingers") }),
  }),
});

builder.objectField(UserNode, "appearance", (t) =>
  t.field({
    type: AppearanceNode,
    nullable: true,
    description: "How the pages look and sound for them. Null before the first choice. Own only: null for other users.",
    resolve: ({ id, appearance }, _args, { viewer }) =>
      viewer?.userId === id && appearance ? { ...defaultAppearance, ...appearance } : null,
  }),
);

const SetAppearanceSuccess = builder.objectRef<{ readonly user: UserRow }>("SetAppearanceSuccess").implement({
  description: "The appearance was saved.",
  fields: (t) => ({ user: t.field({ type: UserNode, resolve: ({ user }) => user, description: "The viewer." }) }),
});

builder.mutationField("setAppearance", (t) =>
  t.field({
    type: payload("SetAppearancePayload", SetAppearanceSuccess, ["InvalidInputError", "RefusedError"]),
    description: "Saves how the pages look and sound for the viewer. Guests may, too. Repeating it changes nothing.",
    args: { input: t.arg({ type: AppearanceInput, description: "All choices." }) },
    resolve: (_root, { input }, context) => setAppearance(context, input),
  }),
);
