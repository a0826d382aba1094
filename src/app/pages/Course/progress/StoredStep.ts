/** An exercise that was passed, as this browser remembers it. */
export type StoredStep = {
  /** When, in ms since 1970: by the server's clock once it is known there. */
  readonly at: number;
  /** Whether the account is known to have it too. */
  readonly isSaved: boolean;
};
