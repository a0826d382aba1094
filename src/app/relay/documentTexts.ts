import persisted from "../../../__generated__/persisted_queries.json";

/** The texts of this release's documents by id: a lazy chunk, reduced by src/tools/buildPlugins.ts. */
export const documentTexts: Readonly<Record<string, string>> = persisted;
