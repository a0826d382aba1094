import type { Catalogue } from "../../platform/locale/catalogues";

export const raceWallMessages: Catalogue = { "nl-NL": () => import("./locales/nl-NL.po") };
