import type { GroupDraft } from "./GroupDraft";

/** A group's name and switches as the server has them, with the version that names them. */
export type SavedGroup = { readonly draft: GroupDraft; readonly version: number };
