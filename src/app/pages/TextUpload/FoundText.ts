import type { ErrorCode } from "../../../contract/errorCodes";
import type { Language } from "../../../engine/practice/PracticeMode";
import type { NormalisingReport } from "../../../engine/text/normaliseText";

/** A text in a file, as it can still be changed before it is kept. */
export type FoundText = {
  readonly key: number;
  readonly title: string;
  readonly body: string;
  readonly language: Language;
  readonly changes: NormalisingReport;
  readonly isChosen: boolean;
  /** What the server or the rules say against it. */
  readonly titleIssue: ErrorCode | null;
  readonly bodyIssue: ErrorCode | null;
  /** Global id once it is kept. */
  readonly keptId: string | null;
};
