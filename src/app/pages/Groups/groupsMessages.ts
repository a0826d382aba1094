import type { Catalogue } from "../../platform/locale/catalogues";

export const groupsMessages: Catalogue = { "nl-NL": () => import("./locales/nl-NL.po") };
