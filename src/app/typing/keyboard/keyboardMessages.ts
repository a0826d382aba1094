import type { Catalogue } from "../../platform/locale/catalogues";

/** Names of layouts and fingers: for whatever loads them. */
export const keyboardMessages: Catalogue = { "nl-NL": () => import("./locales/nl-NL.po") };
