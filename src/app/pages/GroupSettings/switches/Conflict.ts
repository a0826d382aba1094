import type { GroupDraft } from "./GroupDraft";

/** Of a change that came too late: what the other one changed, and how that is now. */
export type Conflict = { readonly now: GroupDraft; readonly changed: readonly (keyof GroupDraft)[] };
