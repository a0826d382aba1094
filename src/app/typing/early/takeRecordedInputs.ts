import type { TypedInput } from "../input/TypedInput";
import { earlyFieldAttribute } from "./recorderScript";

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
