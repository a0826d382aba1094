import type { Catalogue } from "../../platform/locale/catalogues";

export const signUpMessages: Catalogue = { "nl-NL": () => import("./locales/nl-NL.po") };
