import type { Catalogue } from "../../platform/locale/catalogues";

export const resultMessages: Catalogue = { "nl-NL": () => import("./locales/nl-NL.po") };
