import type { Catalogue } from "../../platform/locale/catalogues";

export const groupLiveMessages: Catalogue = { "nl-NL": () => import("./locales/nl-NL.po") };
