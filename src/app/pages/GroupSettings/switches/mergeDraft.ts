import type { GroupDraft } from "./GroupDraft";

type Merged = {
  /** What one changed oneself, over what it is now. */
  readonly draft: GroupDraft;
  /** What somebody else changed meanwhile. */
  readonly changed: readonly (keyof GroupDraft)[];
};

/**
 * Brings together what one wants and what somebody else made of it meanwhile. What both changed stays as one wants it,
 * to be looked at.
 */
export function mergeDraft(base: GroupDraft, draft: GroupDraft, now: GroupDraft): Merged {
  const mine = fieldsThatDiffer(base, draft);
  const kept = Object.fromEntries(mine.map((field) => [field, draft[field]]));
  return { draft: { ...now, ...kept }, changed: fieldsThatDiffer(base, now) };
}

/** The fields in which two drafts differ. */
export function fieldsThatDiffer(one: GroupDraft, other: GroupDraft): readonly (keyof GroupDraft)[] {
  const fields = [
    "name",
    "layout",
    "keyboardPicture",
    "backspace",
    "leaderboard",
    "nicknames",
    "guestsInRaces",
  ] as const;
  return fields.filter((field) => one[field] !== other[field]);
}
