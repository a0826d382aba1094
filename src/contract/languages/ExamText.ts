/** A text used only in exams. It is not sent to a page before an attempt with it begins. */
export type ExamText = {
  /** Unique among all exam texts; never changed or reused. */
  readonly slug: string;
  readonly title: string;
  /** Prose of one paragraph, normalized. At its end the candidate starts again from the top. */
  readonly body: string;
};

/** Texts long enough for exams of these lengths. */
export type ExamTexts = Readonly<Record<"sevenMinutes" | "tenMinutes", readonly ExamText[]>>;
