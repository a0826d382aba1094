import type { Catalogue } from "../../platform/locale/catalogues";

export const lessonMessages: Catalogue = { "nl-NL": () => import("./locales/nl-NL.po") };
