import type { Catalogue } from "../../../platform/locale/catalogues";

/** The sentences of the custom mode. */
export const customMessages: Catalogue = { "nl-NL": () => import("./locales/nl-NL.po") };
