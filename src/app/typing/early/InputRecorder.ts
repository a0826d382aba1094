import type { TypedInput } from "../input/TypedInput";

/** What a script in the page's head (recorderScript) has written down so far, and the way to end it. */
export type InputRecorder = { readonly inputs: readonly TypedInput[]; readonly stop: () => void };

declare global {
  interface Window {
    /** In rendered pages, until the typing surface takes it. */
    typeloopInputs?: InputRecorder;
  }
}
