/** Why something was not taken: only typing counts. `pasted` is also said of any text too long for a key. */
export type Refusal = "pasted" | "dropped";

/** Where an input adapter puts what it understood. Times are `event.timeStamp`. */
export type TypingSink = {
  /** One logical insertion, NFC. */
  insert(text: string, timeStamp: number): void;
  erase(kind: "deleteGrapheme" | "deleteWord", timeStamp: number): void;
  /** The text of an unfinished composition, to show at the caret; empty when there is none. */
  compose(text: string): void;
  /** What is typed of the word in progress: a keyboard may want to replace it. */
  currentWord(): string;
  refuse(reason: Refusal): void;
};
