import { mergeDraft } from "../../../../src/app/pages/GroupSettings/groupDraft";
import { defaultGroupSettings } from "../../../../src/contract/groupRules";

const base = { ...defaultGroupSettings, name: "3B" };

test("the viewer's changes are kept, other fields are as saved, and the other coach's changes are named", () => {
  const draft = { ...base, name: "Mine", backspace: false };
  const now = { ...base, name: "Theirs", leaderboard: false, layout: "belgian" as const };
  expect(mergeDraft(base, draft, now)).toEqual({
    draft: { ...now, name: "Mine", backspace: false },
    changed: ["name", "layout", "leaderboard"],
  });
});

test("both made the same change: nothing is left to save", () => {
  const now = { ...base, nicknames: true };
  expect(mergeDraft(base, { ...base, nicknames: true }, now)).toEqual({ draft: now, changed: ["nicknames"] });
});
