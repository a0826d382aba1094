import { mergeDraft } from "../../../../src/app/pages/GroupSettings/groupDraft";
import { defaultGroupSettings } from "../../../../src/contract/groupRules";

const base = { ...defaultGroupSettings, name: "3B" };

test("what one changed stays, what one did not is as the other made it, and what the other changed is named", () => {
  const draft = { ...base, name: "Mine", backspace: false };
  const now = { ...base, name: "Theirs", leaderboard: false, layout: "belgian" as const };
  expect(mergeDraft(base, draft, now)).toEqual({
    draft: { ...now, name: "Mine", backspace: false },
    changed: ["name", "layout", "leaderboard"],
  });
});

test("both changed the same to the same: nothing is left to save of it", () => {
  const now = { ...base, nicknames: true };
  expect(mergeDraft(base, { ...base, nicknames: true }, now)).toEqual({ draft: now, changed: ["nicknames"] });
});
