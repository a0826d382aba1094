import type { Catalogue } from "../../platform/locale/catalogues";

export const examsMessages: Catalogue = { "nl-NL": () => import("./locales/nl-NL.po") };
