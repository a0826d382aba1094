import type { Catalogue } from "../../platform/locale/catalogues";

export const uploadMessages: Catalogue = { "nl-NL": () => import("./locales/nl-NL.po") };
