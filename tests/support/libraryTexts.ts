import { languagesWith } from "../../src/contract/languages/languages";
import { readLibrary } from "../../src/server/texts/library/seedLibrary";

/** Every text of the library, in a fixed order. */
export const libraryTexts = languagesWith("passages").flatMap((language) =>
  readLibrary(language).map((text) => ({ ...text, language })),
);
