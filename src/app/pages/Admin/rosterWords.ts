import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { type RosterIssueKind, rosterIssueKinds } from "../../../contract/enums";

const issues: Readonly<Record<RosterIssueKind, MessageDescriptor>> = {
  MISSING_FILE: msg`this file is missing`,
  MISSING_COLUMN: msg`this column is missing`,
  BROKEN_FILE: msg`this file can't be read as a table`,
  NOT_BULK: msg`this file must be exported in full (bulk)`,
  WRONG_VERSION: msg`the file must be in OneRoster version 1.2`,
  MISSING: msg`this is empty`,
  TOO_LONG: msg`this is too long`,
  UNSUITABLE: msg`this name can't be used`,
  DUPLICATE: msg`this ID is in the file twice`,
  UNKNOWN_REFERENCE: msg`this ID isn't in the file, or its row was left out`,
  CLASS_FULL: msg`this class is full`,
  CLASS_ARCHIVED: msg`this class is archived; restore it first`,
};

/** What is wrong with a row. */
export function nameOfIssue(kind: string): MessageDescriptor {
  const known = rosterIssueKinds.find((each) => each === kind);
  return known === undefined ? msg`unknown problem` : issues[known];
}

/** What happens to a class or a person. */
export function nameOfChange(kind: string, isClass: boolean): MessageDescriptor {
  switch (kind) {
    case "MADE":
      return isClass ? msg`new class` : msg`new account`;
    case "LINKED":
      return msg`found by school account`;
    case "RENAMED":
      return msg`renamed`;
    case "ADDED":
      return msg`added to a class`;
    case "MOVED":
      return msg`moved to another class`;
    case "ROLE":
      return msg`other role in the class`;
    default:
      return msg`no longer in the file`;
  }
}
