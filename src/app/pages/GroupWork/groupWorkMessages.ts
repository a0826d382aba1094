import type { Catalogue } from "../../platform/locale/catalogues";

export const groupWorkMessages: Catalogue = { "nl-NL": () => import("./locales/nl-NL.po") };
