import type { Catalogue } from "../../platform/locale/catalogues";

/** Sentences of a run's figures: for whatever loads them. */
export const figuresMessages: Catalogue = { "nl-NL": () => import("./locales/nl-NL.po") };
