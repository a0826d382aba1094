import type { Catalogue } from "../../platform/locale/catalogues";

export const groupResultsMessages: Catalogue = { "nl-NL": () => import("./locales/nl-NL.po") };
