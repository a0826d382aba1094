/** A sentence, compiled: as it is, or in parts. */
export type CompiledMessage = string | readonly Part[];

/** Text ("#" within a plural is its number), a value by its name, or one of several sentences, chosen by a value. */
type Part =
  | string
  | readonly [name: string]
  | readonly [name: string, kind: "plural" | "selectordinal" | "select", cases: Cases];

type Cases = Readonly<Record<string, CompiledMessage | undefined>>;

/** Sentences by id. */
export type Messages = Readonly<Record<string, CompiledMessage>>;

/** What is put into a sentence, by name. */
export type MessageValues = Readonly<Record<string, unknown>>;
