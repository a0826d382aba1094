import { Refused } from "../graphql/errors";
import type { TextActor, TextState } from "./TextState";
import { archive, edit, publish, remove, restore, share, submit, takeBack } from "./textTransitions";

const attempts = {
  EDIT: edit,
  DELETE: remove,
  SHARE: share(""),
  TAKE_BACK: takeBack,
  SUBMIT: submit,
  REVIEW: publish,
  ARCHIVE: archive,
  RESTORE: restore,
} as const;

export type TextRight = keyof typeof attempts;

export const textRights: readonly TextRight[] = [
  "EDIT",
  "DELETE",
  "SHARE",
  "TAKE_BACK",
  "SUBMIT",
  "REVIEW",
  "ARCHIVE",
  "RESTORE",
];

/** What somebody may do with a text as it is: exactly what would not be refused. */
export function rightsIn(text: TextState, actor: TextActor): readonly TextRight[] {
  return textRights.filter((right) => !(attempts[right](text, actor) instanceof Refused));
}
