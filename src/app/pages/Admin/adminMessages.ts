import type { Catalogue } from "../../platform/locale/catalogues";

export const adminMessages: Catalogue = { "nl-NL": () => import("./locales/nl-NL.po") };
