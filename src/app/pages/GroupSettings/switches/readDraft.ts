import { layoutIdOf } from "../../../typing/keyboard/layoutIdOf";
import type { GroupDraft } from "./GroupDraft";

type Answered = {
  readonly name: string;
  readonly version: number;
  readonly settings: Omit<GroupDraft, "name" | "layout"> & { readonly layout: string | null | undefined };
};

/** The name and switches of a group as the server last said them, and their version. */
export type SavedDraft = { readonly draft: GroupDraft; readonly version: number };

/** Reads what the server says of a group's name and switches. */
export function readDraft({ name, version, settings }: Answered): SavedDraft {
  const { leaderboard, nicknames, layout, backspace, keyboardPicture, guestsInRaces } = settings;
  return { draft: { name, leaderboard, nicknames, layout: layoutIdOf(layout), backspace, keyboardPicture, guestsInRaces }, version };
}
