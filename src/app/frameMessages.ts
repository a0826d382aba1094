import type { Catalogue } from "./platform/locale/catalogues";

/** Sentences of what the first load brings: the frame, its parts, and practice. */
export const frameMessages: Catalogue = { "nl-NL": () => import("./locales/nl-NL.po") };
