import type { Catalogue } from "../../platform/locale/catalogues";

export const examMessages: Catalogue = { "nl-NL": () => import("./locales/nl-NL.po") };
