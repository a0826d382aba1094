import persisted from "../../../__generated__/persisted_queries.json";

/**
 * The texts of all documents by their id: a chunk of its own, fetched only where the host asks for texts (modes `apq`
 * and `off`). The build leaves in it
 * those of this release alone (src/tools/buildPlugins.ts).
 */
export const documentTexts: Readonly<Record<string, string>> = persisted;
