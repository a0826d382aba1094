/** What stands in the fields of the form of an assignment, all of it as text. */
export type FormValues = Readonly<
  Record<
    | "title"
    | "note"
    | "kind"
    | "lesson"
    | "textId"
    | "norm"
    | "language"
    | "minutes"
    | "accuracy"
    | "wpm"
    | "opensDate"
    | "opensTime"
    | "dueDate"
    | "dueTime"
    | "audience",
    string
  >
>;
