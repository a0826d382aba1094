import { msg, plural } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { ErrorCode } from "../../../contract/errorCodes";
import { limits } from "../../../contract/limits";
import { normalizeText, type NormalizingReport } from "../../../engine/text/normalizeText";

const { min, max } = limits.textBody;

/** What is wrong with the body of a text, with its length and the maximum. */
export function bodyIssue(code: ErrorCode, body: string, inFigures: (value: number) => string): MessageDescriptor {
  const { length } = normalizeText(body);
  const [now, least, most] = [inFigures(length), inFigures(min), inFigures(max)];
  if (code === "REQUIRED") return msg`Paste or write a text first.`;
  if (code === "TOO_SHORT") return msg`This text has ${now} characters. It needs at least ${least}.`;
  if (code === "TOO_LONG")
    return msg`This text has ${now} characters. The maximum is ${most}: shorten it or split it into two texts.`;
  return msg`This text has characters that can't be displayed. Remove them, or copy the text again from the source.`;
}

/** What normalizing changed in a text, a sentence per kind of change. */
export function describeChanges({
  lineBreaks,
  tabs,
  spaces,
  invisible,
  spelledOut,
  composed,
}: NormalizingReport): readonly MessageDescriptor[] {
  return [
    ...(lineBreaks > 0
      ? [msg`${plural(lineBreaks, { one: "# line break became a space.", other: "# line breaks became spaces." })}`]
      : []),
    ...(tabs > 0 ? [msg`${plural(tabs, { one: "# tab became a space.", other: "# tabs became spaces." })}`] : []),
    ...(spaces > 0
      ? [
          msg`${plural(spaces, { one: "Extra spaces were removed in # place.", other: "Extra spaces were removed in # places." })}`,
        ]
      : []),
    ...(invisible > 0
      ? [
          msg`${plural(invisible, { one: "# invisible character was removed.", other: "# invisible characters were removed." })}`,
        ]
      : []),
    ...(spelledOut > 0
      ? [
          msg`${plural(spelledOut, { one: "# character such as … was spelled out.", other: "# characters such as … were spelled out." })}`,
        ]
      : []),
    ...(composed > 0
      ? [
          msg`${plural(composed, { one: "# letter and its accent became one character.", other: "# letters and their accents became single characters." })}`,
        ]
      : []),
  ];
}
