import type { Catalogue } from "../../platform/locale/catalogues";

export const courseMessages: Catalogue = { "nl-NL": () => import("./locales/nl-NL.po") };
