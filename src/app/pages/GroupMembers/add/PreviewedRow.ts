import type { ErrorCode } from "../../../../contract/errorCodes";

/** A row of a list of names, as the server read it. */
export type PreviewedRow = {
  readonly line: number;
  readonly name: string;
  readonly username: string;
  readonly isUsernameChosen: boolean;
  readonly isInGroup: boolean;
  /** Why nobody can be made of it; null when it can. */
  readonly issue: ErrorCode | null;
};
