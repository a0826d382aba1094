import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { ErrorCode } from "../../../../../contract/errorCodes";
import { limits } from "../../../../../contract/limits";
import { normaliseText } from "../../../../../engine/text/normaliseText";

const { min, max } = limits.textBody;

/** What is wrong with the body of a text, with its length and the one it may have. */
export function bodyIssue(code: ErrorCode, body: string, inFigures: (value: number) => string): MessageDescriptor {
  const { length } = normaliseText(body);
  const [now, least, most] = [inFigures(length), inFigures(min), inFigures(max)];
  if (code === "REQUIRED") return msg`Paste or write a text first.`;
  if (code === "TOO_SHORT") return msg`This text has ${now} characters. It needs at least ${least}.`;
  if (code === "TOO_LONG")
    return msg`This text has ${now} characters. At most ${most} fit: leave some out, or make two texts of it.`;
  return msg`This text has characters that cannot be shown. Leave them out, or copy the text again from where it was.`;
}
