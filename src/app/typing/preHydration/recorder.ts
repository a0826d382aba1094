import type { TypedInput } from "../input/typingInput";

/**
 * Attribute of a field that accepts typing before hydration. Its value is the run's limit in ms, or nothing, and
 * after a space `stop` for stop on error, or `forward` if nothing can be deleted.
 */
export const earlyFieldAttribute = "data-early";

/** Name of the InputRecorder in `window`. */
const recorderName = "typeloopInputs";

/**
 * An inline script after the field of a rendered page, which needs the page's nonce. It creates an InputRecorder that
 * records what is typed, with its time, before any other script has loaded, and keeps it out of the field. Compositions
 * are not disturbed; their result counts. The caret is placed after the field's space, because browsers do not report
 * Backspace in an empty field.
 */
export const recorderScript =
  `(()=>{let i=[],a=new AbortController,w=(n,f)=>addEventListener(n,` +
  `e=>{e.target.matches?.("[${earlyFieldAttribute}]")&&f(e)},{capture:!0,signal:a.signal}),` +
  `r=e=>{let t=e.inputType;e.isComposing||/Comp/.test(t)||(t&&e.preventDefault(),` +
  `i.push({inputType:t??e.type,data:e.data,timeStamp:e.timeStamp}))};w("beforeinput",r);` +
  `w("compositionstart",r);w("compositionend",r);w("focusin",e=>e.target.setSelectionRange(1,1));` +
  `document.querySelector("[${earlyFieldAttribute}]")?.focus({preventScroll:!0});` +
  `window.${recorderName}={inputs:i,stop:()=>a.abort()}})()`;

/**
 * What was typed into this field of a rendered page before hydration; from now on the caller gets the events. Empty for
 * other fields.
 */
export function takeRecordedInputs(field: HTMLTextAreaElement): readonly TypedInput[] {
  const recorder = window.typeloopInputs;
  delete window.typeloopInputs;
  recorder?.stop();
  return field.hasAttribute(earlyFieldAttribute) ? (recorder?.inputs ?? []) : [];
}

/** What the inline script (recorderScript) has recorded so far, and a function that stops it. */
type InputRecorder = { readonly inputs: readonly TypedInput[]; readonly stop: () => void };

declare global {
  interface Window {
    /** In rendered pages, until the typing surface takes it over. */
    typeloopInputs?: InputRecorder;
  }
}
