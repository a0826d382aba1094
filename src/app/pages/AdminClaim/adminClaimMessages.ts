import type { Catalogue } from "../../platform/locale/catalogues";

export const adminClaimMessages: Catalogue = { "nl-NL": () => import("./locales/nl-NL.po") };
