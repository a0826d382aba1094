import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";

/** In parts only where there are any: most sentences are mere text. */
export function compileSentence(sentence) {
  const compiled = compileMessageOrThrow(sentence);
  const isText = compiled.length === 1 && typeof compiled[0] === "string" && compiled[0] !== "#";
  // The way through JSON drops what is undefined.
  return isText ? compiled[0] : JSON.parse(JSON.stringify(compiled));
}
