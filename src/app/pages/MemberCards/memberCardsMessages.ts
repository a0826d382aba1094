import type { Catalogue } from "../../platform/locale/catalogues";

export const memberCardsMessages: Catalogue = { "nl-NL": () => import("./locales/nl-NL.po") };
