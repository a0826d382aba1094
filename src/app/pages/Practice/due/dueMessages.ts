import type { Catalogue } from "../../../platform/locale/catalogues";

export const dueMessages: Catalogue = { "nl-NL": () => import("./locales/nl-NL.po") };
