import type { Catalogue } from "../../platform/locale/catalogues";

export const raceMessages: Catalogue = { "nl-NL": () => import("./locales/nl-NL.po") };
