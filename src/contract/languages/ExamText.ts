/** A text used only in exams. It is not sent to a page before an attempt with it begins. */
export type ExamText = {
  /** Unique among all exam texts; never changed or reused. */
  readonly slug: string;
  readonly title: string;
  /** Prose of one paragraph, normalized. An attempt has as many texts in a row as it needs (fillAttempts). */
  readonly body: string;
};

/** Texts for an ordinary speed in exams of these lengths. */
export type ExamTexts = Readonly<Record<"sevenMinutes" | "tenMinutes", readonly ExamText[]>>;
