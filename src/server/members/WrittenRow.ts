/** One row of a list of names, as somebody wrote it. */
export type WrittenRow = {
  /** In the list, from 1. */
  readonly line: number;
  readonly name: string;
  /** Null where a user name is to be made. */
  readonly username: string | null;
  /** Its columns are separated by another sign than those of the list: it was not taken apart. */
  readonly isMixed?: boolean;
};
