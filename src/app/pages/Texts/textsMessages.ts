import type { Catalogue } from "../../platform/locale/catalogues";

export const textsMessages: Catalogue = { "nl-NL": () => import("./locales/nl-NL.po") };
