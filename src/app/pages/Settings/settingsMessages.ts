import type { Catalogue } from "../../platform/locale/catalogues";

export const settingsMessages: Catalogue = { "nl-NL": () => import("./locales/nl-NL.po") };
