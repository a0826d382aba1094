import type { Catalogue } from "../../../platform/locale/catalogues";

/** The sentences of the adaptive mode. */
export const adaptiveMessages: Catalogue = { "nl-NL": () => import("./locales/nl-NL.po") };
