import type { Catalogue } from "../../platform/locale/catalogues";

export const groupSettingsMessages: Catalogue = { "nl-NL": () => import("./locales/nl-NL.po") };
