import type { Catalogue } from "../../platform/locale/catalogues";

/** The sentences about one text; the list of texts and their review say some of them too. */
export const textMessages: Catalogue = { "nl-NL": () => import("./locales/nl-NL.po") };
