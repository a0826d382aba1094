import type { Catalogue } from "../../platform/locale/catalogues";

export const progressMessages: Catalogue = { "nl-NL": () => import("./locales/nl-NL.po") };
