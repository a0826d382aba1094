import type { Catalogue } from "../../platform/locale/catalogues";

export const assignmentMessages: Catalogue = { "nl-NL": () => import("./locales/nl-NL.po") };
