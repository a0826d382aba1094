/** A text that is typed in exams and nowhere else: it never reaches the pages before an attempt with it begins. */
export type ExamText = {
  /** Names it among all exam texts; never changes and is never used again. */
  readonly slug: string;
  readonly title: string;
  /** Prose of one paragraph, normalised. Who comes to its end finds its beginning again. */
  readonly body: string;
};
