import type { Catalogue } from "../../../platform/locale/catalogues";

export const newsMessages: Catalogue = { "nl-NL": () => import("./locales/nl-NL.po") };
