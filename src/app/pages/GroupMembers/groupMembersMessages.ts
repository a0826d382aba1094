import type { Catalogue } from "../../platform/locale/catalogues";

export const groupMembersMessages: Catalogue = { "nl-NL": () => import("./locales/nl-NL.po") };
