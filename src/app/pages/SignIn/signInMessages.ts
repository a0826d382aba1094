import type { Catalogue } from "../../platform/locale/catalogues";

export const signInMessages: Catalogue = { "nl-NL": () => import("./locales/nl-NL.po") };
