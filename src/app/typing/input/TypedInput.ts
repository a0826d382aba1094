/** What an event said of input: `inputType` is that of `beforeinput`, or the name of a composition event. */
export type TypedInput = {
  readonly inputType: string;
  readonly data: string | null;
  readonly timeStamp: number;
  readonly dataTransfer?: DataTransfer | null;
};
