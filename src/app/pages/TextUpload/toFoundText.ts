import { isErrorCode } from "../../../contract/errorCodes";
import type { NormalisingReport } from "../../../engine/text/normaliseText";
import type { FoundText } from "./FoundText";

type Maybe<Value> = Value | null | undefined;
type Answered = {
  readonly title: Maybe<string>;
  readonly body: Maybe<string>;
  readonly language: Maybe<string>;
  readonly changes: Maybe<readonly Maybe<{ readonly kind: Maybe<string>; readonly count: Maybe<number> }>[]>;
  readonly titleIssue: Maybe<string>;
  readonly bodyIssue: Maybe<string>;
};

/** A text of the server's answer, with its place in the file as its key. What could be kept as it is, is chosen. */
export function toFoundText(text: Maybe<Answered>, key: number): FoundText {
  const count = (kind: string) => text?.changes?.find((change) => change?.kind === kind)?.count ?? 0;
  const changes: NormalisingReport = {
    lineBreaks: count("LINE_BREAKS"),
    tabs: count("TABS"),
    spaces: count("SPACES"),
    invisible: count("INVISIBLE"),
    spelledOut: count("SPELLED_OUT"),
    composed: count("COMPOSED"),
  };
  const [titleIssue, bodyIssue] = [known(text?.titleIssue), known(text?.bodyIssue)];
  return {
    key,
    title: text?.title ?? "",
    body: text?.body ?? "",
    language: text?.language === "NL" ? "nl" : "en",
    changes,
    isChosen: titleIssue === null && bodyIssue === null,
    titleIssue,
    bodyIssue,
    keptId: null,
  };
}

const known = (code: Maybe<string>) => (isErrorCode(code) ? code : null);
