import { graphql, readInlineData } from "relay-runtime";
import type { readDraft_group$key } from "../../../../../__generated__/readDraft_group.graphql";
import { layoutIdOf } from "../../../typing/keyboard/layoutIdOf";
import type { GroupDraft } from "./GroupDraft";

/** The name and switches of a group as the server last said them, with their version. */
export function readDraft(groupRef: readDraft_group$key): { readonly draft: GroupDraft; readonly version: number } {
  const { name, version, settings } = readInlineData(
    graphql`
      fragment readDraft_group on Group @inline @throwOnFieldError {
        name
        version
        settings {
          leaderboard
          nicknames
          layout
          backspace
          keyboardPicture
          guestsInRaces
        }
      }
    `,
    groupRef,
  );
  const { leaderboard, nicknames, layout, backspace, keyboardPicture, guestsInRaces } = settings;
  return { draft: { name, leaderboard, nicknames, layout: layoutIdOf(layout), backspace, keyboardPicture, guestsInRaces }, version };
}
