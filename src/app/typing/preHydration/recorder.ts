import type { TypedInput } from "../input/attachTypingInput";

/**
 * Attribute of a field that is typed into before the page is alive. Its value is the run's limit in ms, empty without
 * one.
 */
export const earlyFieldAttribute = "data-early";

/** Name in `window` of the InputRecorder. */
const recorderName = "typeloopInputs";

/**
 * A script that stands in a rendered page behind its field, and must carry the page's nonce: writes down with its time
 * what is typed into the field
 * before any other script is there, and keeps it out of the field. It gives an InputRecorder. A composition goes on
 * undisturbed; its end counts. The
 * caret is put behind the field's space, or browsers would not tell of a Backspace.
 */
export const recorderScript = `(()=>{let i=[],a=new AbortController,w=(n,f)=>addEventListener(n,e=>{e.target.matches?.("[${earlyFieldAttribute}]")&&f(e)},{capture:!0,signal:a.signal}),r=e=>{let t=e.inputType;e.isComposing||/Comp/.test(t)||(t&&e.preventDefault(),i.push({inputType:t??e.type,data:e.data,timeStamp:e.timeStamp}))};w("beforeinput",r);w("compositionstart",r);w("compositionend",r);w("focusin",e=>e.target.setSelectionRange(1,1));document.querySelector("[${earlyFieldAttribute}]")?.focus({preventScroll:!0});window.${recorderName}={inputs:i,stop:()=>a.abort()}})()`;

/**
 * What was typed into this field of a rendered page before anything took it; from now on whoever asks is told of it by
 * events. Empty for other fields.
 */
export function takeRecordedInputs(field: HTMLTextAreaElement): readonly TypedInput[] {
  const recorder = window.typeloopInputs;
  delete window.typeloopInputs;
  recorder?.stop();
  return field.hasAttribute(earlyFieldAttribute) ? (recorder?.inputs ?? []) : [];
}

/** What a script in the page's head (recorderScript) has written down so far, and the way to end it. */
type InputRecorder = { readonly inputs: readonly TypedInput[]; readonly stop: () => void };

declare global {
  interface Window {
    /** In rendered pages, until the typing surface takes it. */
    typeloopInputs?: InputRecorder;
  }
}
