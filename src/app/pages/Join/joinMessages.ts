import type { Catalogue } from "../../platform/locale/catalogues";

export const joinMessages: Catalogue = { "nl-NL": () => import("./locales/nl-NL.po") };
