import type { Catalogue } from "../../platform/locale/catalogues";

export const memberStoryMessages: Catalogue = { "nl-NL": () => import("./locales/nl-NL.po") };
