import type { WrittenRaceSettings } from "../../engine/race/RaceState";
import type { TextLength } from "../texts/textLengthOf";

/** What the row of a race says of its settings: all but the code and the body of the text. */
export type RegisteredSettings = Omit<WrittenRaceSettings, "code" | "text"> & { readonly textLength: TextLength };
