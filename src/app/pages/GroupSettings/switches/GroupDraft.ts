import type { GroupSettings } from "../../../../contract/groupRules";

/** The name and the switches of a group, as they are or as somebody wants them. */
export type GroupDraft = GroupSettings & { readonly name: string };
