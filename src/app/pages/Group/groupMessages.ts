import type { Catalogue } from "../../platform/locale/catalogues";

export const groupMessages: Catalogue = { "nl-NL": () => import("./locales/nl-NL.po") };
