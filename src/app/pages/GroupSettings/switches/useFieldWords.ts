import { useLingui } from "@lingui/react/macro";
import { layoutNames } from "../../../typing/keyboard/layouts";
import type { GroupDraft } from "./GroupDraft";

/** How a field of a draft stands, in words: "the board of the week is off". */
export function useFieldWords(): (field: keyof GroupDraft, draft: GroupDraft) => string {
  const { t } = useLingui();
  return (field, draft) => {
    switch (field) {
      case "name": {
        const { name } = draft;
        return t`the name is “${name}”`;
      }
      case "layout": {
        const layout = draft.layout === null ? null : t(layoutNames[draft.layout]);
        return layout === null ? t`each member chooses a keyboard` : t`the keyboard is ${layout}`;
      }
      case "keyboardPicture":
        return draft.keyboardPicture ? t`the keyboard may be shown` : t`the keyboard may not be shown`;
      case "backspace":
        return draft.backspace ? t`backspace works` : t`backspace does not work`;
      case "leaderboard":
        return draft.leaderboard ? t`members see the board of the week` : t`members do not see the board of the week`;
      case "nicknames":
        return draft.nicknames ? t`the big screen shows nicknames` : t`the big screen shows names`;
      case "guestsInRaces":
        return draft.guestsInRaces ? t`guests may join races` : t`guests may not join races`;
    }
  };
}
