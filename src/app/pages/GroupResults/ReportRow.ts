/** What a member did in the time of a report. */
export type ReportRow = {
  /** Of the place in the group. */
  readonly id: string;
  readonly name: string;
  readonly username: string;
  readonly runs: number;
  readonly minutes: number;
  readonly days: number;
  /** When the last run began, in whatever time. */
  readonly last: string | null;
  readonly wpm: number | null;
  readonly accuracy: number | null;
  readonly wpmBefore: number | null;
  readonly accuracyBefore: number | null;
  readonly course: {
    readonly id: string;
    readonly steps: number;
    readonly stepsPassed: number;
    readonly exercisesPassed: number;
  } | null;
  readonly exams: readonly { readonly code: string; readonly norm: string; readonly level: string }[];
  readonly openFlags: number;
};
