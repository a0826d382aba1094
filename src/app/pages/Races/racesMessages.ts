import type { Catalogue } from "../../platform/locale/catalogues";

export const racesMessages: Catalogue = { "nl-NL": () => import("./locales/nl-NL.po") };
