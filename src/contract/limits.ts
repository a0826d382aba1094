/** Sizes and rates that both sides enforce. Lengths in characters, sizes in bytes, times in ms. */
export const limits = {
  username: { min: 3, max: 20 },
  displayName: { min: 1, max: 40 },
  password: { min: 8, max: 200 },
  email: { max: 254 },
  textTitle: { min: 1, max: 100 },
  textBody: { min: 20, max: 20_000 },
  /** A body as sent, before normalizing removes spaces, line ends and separate accents. */
  textBodySent: { max: 60_000 },
  ownTexts: { max: 200 },
  textTags: { max: 10, length: 30 },
  textSource: { max: 300 },
  reviewNote: { max: 500 },
  /** Longer texts are only typed by choice: a race with one would take more than five minutes. */
  drawnText: { max: 1000 },
  groupName: { min: 1, max: 60 },
  /** Maximum members of a group, including coaches, and groups of one user. */
  groupMembers: 500,
  groupsOfOne: 100,
  /**
   * A list of names, and how many members one request makes of it: their passwords are hashed within the time of a
   * response.
   */
  memberListBytes: 1024 * 1024,
  membersAtOnce: 25,
  /** Lengths in an assignment, the range of a goal, and how many assignments a group may have. */
  assignment: {
    title: { min: 1, max: 100 },
    note: { max: 500 },
    tasks: { max: 10 },
    /** Groups that one copy goes to. */
    copies: { max: 20 },
    minutes: { min: 1, max: 600 },
    accuracy: { min: 50, max: 100 },
    wpm: { min: 5, max: 250 },
  },
  groupAssignments: 500,
  /** Grades of a group: the steps of an own scale and their labels, weights of assignments, and comments. */
  grade: {
    steps: { min: 2, max: 12 },
    label: { max: 12 },
    weight: { max: 10 },
    comment: { max: 500 },
  },
  /** The newest badges that a group shows to its members, and of how many days. */
  newBadges: { most: 5, days: 7 },
  /**
   * Columns of a grade book in one response, and how many cells it has at most. A group with many members gets fewer
   * columns, but never less than the minimum.
   */
  gradeBook: { columns: { min: 12, max: 100 }, cells: 6_000 },
  /** Minutes to type a day. */
  dailyGoal: { min: 5, max: 60, standard: 10 },
  /** Minutes that the members of a group type together on a day; by default `perMember` for each of them. */
  classGoal: { min: 1, max: 9_999, perMember: 5 },
  /** Links to the big screen of a group that work at the same time. */
  wallLinks: 5,
  /** Seats of a group: how many side by side, and the number of the last one. */
  seating: { columns: { min: 2, max: 12, standard: 6 }, lastSeat: 999 },
  /**
   * A norm of a group or of the admins. `strokes`: what its highest level may ask for in one attempt, because a log has
   * 20,000 keystrokes, corrections included.
   */
  examNorm: {
    title: { min: 1, max: 60 },
    minutes: { min: 1, max: 60 },
    attempts: { min: 1, max: 5 },
    errorPercent: { min: 0, max: 10 },
    levels: { min: 1, max: 6 },
    levelErrors: { min: 0, max: 999 },
    levelName: { max: 30 },
    speed: { min: 1, max: 900 },
    strokes: 15_000,
  },
  /** Extra time in exams, in percent of the norm's minutes. */
  extraTime: { min: 0, max: 100 },
  /** Norms of one group, and of the admins, including archived ones. */
  examNorms: 50,
  /** Sentences of the interface that people report: their length, and how many there are of one person and in all. */
  reportedSentences: { length: 500, ofOne: 200, all: 5_000 },
  /** Passkeys of one user. */
  passkeys: 10,
  /** What a person adds to a report of a name or a text. */
  abuseDetails: 500,
  /** The reason that an admin gives for an act, and an announcement in one language. */
  auditReason: 300,
  announcement: 300,
  /** Announcements that are not over yet. */
  announcements: 20,
  /** People a person follows, open requests included, and their followers. */
  follows: 500,
  /** Open requests to follow one person: apart, so that a crowd of accounts keeps no follower out. */
  followRequests: 100,
  deviceLabel: { max: 80 },
  pageSize: { standard: 25, max: 100 },
  textFileBytes: 5 * 1024 * 1024,
  /** A file of runs from another site, how many it may have, and how many of one site are kept. */
  importBytes: 10 * 1024 * 1024,
  importedRuns: 100_000,
  /** How many of all sites together are kept of a guest. */
  importedRunsOfGuest: 20_000,
  /** A OneRoster export: the zip file, each file in it unpacked, and its rows. */
  roster: { zipBytes: 10 * 1024 * 1024, fileBytes: 8 * 1024 * 1024, classes: 500, people: 5_000, places: 20_000 },
  avatarBytes: 2 * 1024 * 1024,
  jsonBodyBytes: 100 * 1024,
  websocketMessageBytes: 64 * 1024,
  /** Between two batches of keystrokes of a racer, at least. */
  batchIntervalMs: 250,
  /** Between two updates of what somebody follows on a screen of their own: a race, or a group that types. */
  snapshotIntervalMs: 200,
  /** The same for the big screen of a race, which a whole class looks at. */
  bigScreenIntervalMs: 100,
  sessionMs: 30 * 24 * 60 * 60 * 1000,
  /** A guest who has not been here for this long is deleted, with all results. At least `sessionMs`. */
  guestMs: 30 * 24 * 60 * 60 * 1000,
  /** How long an account that a coach deleted or merged can be brought back. */
  removedMs: 30 * 24 * 60 * 60 * 1000,
  /** Links with which people become coaches of a group: how many work at once, for how many people and days. */
  coachLinks: { max: 10, uses: [1, 5, 20], days: [1, 7, 30] },
  sharedSessionMs: 12 * 60 * 60 * 1000,
  signInTriesPerMinute: 5,
} as const;

/**
 * Maximum number of consecutive combining marks in a text from outside, as in the stream-safe text format (Unicode
 * Standard Annex 15, section 13). No language needs half as many.
 */
export const MOST_MARKS = 30;

/** Scans each sequence of marks once, from its start. */
const tooManyMarks = new RegExp(`(?<!\\p{M})\\p{M}{${MOST_MARKS + 1}}`, "u");

/**
 * Why a text from outside must not be processed at all. Normalizing and comparing take time that grows with the square
 * of the number of consecutive combining marks, so this check comes before everything else; its own time is limited by
 * `maxLength`.
 * @param maxLength in UTF-16 units of the text as sent: well above what its rules allow after normalizing.
 * @returns TOO_LONG, WRONG_CHARACTERS for more than {@link MOST_MARKS} consecutive combining marks, or null.
 */
export function textFault(text: string, maxLength: number): "TOO_LONG" | "WRONG_CHARACTERS" | null {
  if (text.length > maxLength) return "TOO_LONG";
  return tooManyMarks.test(text) ? "WRONG_CHARACTERS" : null;
}
