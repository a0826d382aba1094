/**
 * Sizes and rates that both sides hold to (SPEC sections 5, 7 and 9). Lengths in characters, sizes in bytes, times in
 * ms.
 */
export const limits = {
  username: { min: 3, max: 20 },
  displayName: { min: 1, max: 40 },
  password: { min: 8, max: 200 },
  email: { max: 254 },
  textTitle: { min: 1, max: 100 },
  textBody: { min: 20, max: 20_000 },
  /** A body as it is sent: spaces, line ends and separate accents go when it is normalised. */
  textBodySent: { max: 60_000 },
  ownTexts: { max: 200 },
  textTags: { max: 10, length: 30 },
  textSource: { max: 300 },
  reviewNote: { max: 500 },
  /** Longer ones are chosen, never drawn: a race of them would take more than five minutes. */
  drawnText: { max: 1000 },
  groupName: { min: 1, max: 60 },
  /** Members of a group, coaches included; groups that one person is in. */
  groupMembers: 500,
  groupsOfOne: 100,
  /**
   * A list of names; how many of them one request makes members of: their passwords are hashed within the time of an
   * answer.
   */
  memberListBytes: 1024 * 1024,
  membersAtOnce: 25,
  /** Of an assignment: lengths, what a goal may ask, and how many a group may have. */
  assignment: {
    title: { min: 1, max: 100 },
    note: { max: 500 },
    minutes: { min: 1, max: 600 },
    accuracy: { min: 50, max: 100 },
    wpm: { min: 5, max: 250 },
  },
  groupAssignments: 500,
  deviceLabel: { max: 80 },
  pageSize: { standard: 25, max: 100 },
  textFileBytes: 5 * 1024 * 1024,
  avatarBytes: 2 * 1024 * 1024,
  jsonBodyBytes: 100 * 1024,
  websocketMessageBytes: 64 * 1024,
  batchIntervalMs: 250,
  snapshotIntervalMs: 200,
  wallIntervalMs: 100,
  sessionMs: 30 * 24 * 60 * 60 * 1000,
  /** A guest who has not been here for this long is deleted, with all results. At least `sessionMs`. */
  guestMs: 30 * 24 * 60 * 60 * 1000,
  sharedSessionMs: 12 * 60 * 60 * 1000,
  signInTriesPerMinute: 5,
} as const;

/**
 * Most combining marks in a row that a text from outside may have, as in the stream-safe text format (Unicode Standard
 * Annex 15, section 13). No language needs half of it.
 */
export const MOST_MARKS = 30;

/** Looks at each run of marks once, from its beginning. */
const tooManyMarks = new RegExp(`(?<!\\p{M})\\p{M}{${MOST_MARKS + 1}}`, "u");

/**
 * What keeps a text from outside from being read at all. Normalising and comparing take time that grows with the square
 * of a run of combining marks, so this comes before everything else; it takes time that grows with `maxLength`,
 * whatever the text.
 * @param maxLength in UTF-16 units, of the text as it was sent: well above what its rules take once it is normalised.
 * @returns TOO_LONG, WRONG_CHARACTERS for more than {@link MOST_MARKS} combining marks in a row, or null.
 */
export function textFault(text: string, maxLength: number): "TOO_LONG" | "WRONG_CHARACTERS" | null {
  if (text.length > maxLength) return "TOO_LONG";
  return tooManyMarks.test(text) ? "WRONG_CHARACTERS" : null;
}
