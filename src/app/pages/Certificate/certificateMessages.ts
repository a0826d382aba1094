import type { Catalogue } from "../../platform/locale/catalogues";

export const certificateMessages: Catalogue = { "nl-NL": () => import("./locales/nl-NL.po") };
