import { useResultMutation } from "../../relay/useResultMutation";
import { useState } from "react";
import type { ErrorCode } from "../../../contract/errorCodes";
import { isErrorCode } from "../../../contract/readErrorCode";
import { limits } from "../../../contract/limits";
import { graphql } from "react-relay";
import type { useTextUploadSaveMutation } from "../../../../__generated__/useTextUploadSaveMutation.graphql";
import type { useTextUploadReadMutation } from "../../../../__generated__/useTextUploadReadMutation.graphql";
import { subscribeToUploadProgress } from "../../relay/multipartTransport";
import type { NormalizingReport } from "../../../engine/text/normalizeText";
import { type Language, fromWireLanguage, toWireLanguage } from "../../../contract/languages/languages";

/**
 * Makes texts from a file. `part` is the fraction uploaded (0 to 1), `saving` the number of selected texts saved so
 * far; both are null if not running. `issue` is about the whole file; an issue of one text is in that text.
 */
export function useTextUpload() {
  const [readFile] = useResultMutation<useTextUploadReadMutation, readonly FoundText[]>(
    graphql`
      mutation useTextUploadReadMutation($file: Upload!) {
        readTextUpload(file: $file) {
          __typename
          ... on ReadTextUploadSuccess {
            texts {
              title
              body
              language
              changes {
                kind
                count
              }
              titleIssue
              bodyIssue
            }
          }
          ... on Error {
            code
          }
        }
      }
    `,
    (payload) => payload.texts?.map(toFoundText),
  );
  const [saveText] = useResultMutation<useTextUploadSaveMutation, string>(
    graphql`
      mutation useTextUploadSaveMutation($input: SaveOwnTextInput!) {
        saveOwnText(input: $input) {
          __typename
          ... on SaveOwnTextSuccess {
            text {
              id
            }
          }
          ... on Error {
            code
          }
          ... on InvalidInputError {
            issues {
              path
              code
            }
          }
        }
      }
    `,
    ({ text }) => text?.id,
  );
  const [part, setPart] = useState<number | null>(null);
  const [saving, setSaving] = useState<number | null>(null);
  const [issue, setIssue] = useState<ErrorCode | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const [texts, setTexts] = useState<readonly FoundText[]>([]);

  const change = (key: number, changed: Partial<FoundText>): void =>
    setTexts((all) => all.map((text) => (text.key === key ? { ...text, ...changed } : text)));

  const choose = async (chosen: File): Promise<void> => {
    setFile(chosen);
    setTexts([]);
    setIssue(chosen.size > limits.textFileBytes ? "PAYLOAD_TOO_LARGE" : null);
    if (chosen.size > limits.textFileBytes) return;
    setPart(0);
    subscribeToUploadProgress(chosen, setPart);
    const result = await readFile({ file: chosen });
    setPart(null);
    if (result.ok) setTexts(result.data);
    else setIssue(result.error);
  };

  const save = async (): Promise<void> => {
    setIssue(null);
    let count = 0;
    for (const { key, title, body, language } of texts.filter(isToBeSaved)) {
      setSaving(count);
      const result = await saveText({ input: { title, body, language: toWireLanguage(language) } });
      if (result.ok) change(key, { savedId: result.data, titleIssue: null, bodyIssue: null });
      else if (result.issues.length === 0) {
        // No room or no network: the next text would fail too. Saved texts stay saved.
        setIssue(result.error);
        break;
      } else {
        const issueOf = (field: string) => result.issues.find(({ path }) => path === field)?.code ?? null;
        change(key, { titleIssue: issueOf("title"), bodyIssue: issueOf("body") });
      }
      count += 1;
    }
    setSaving(null);
  };

  const retry = (): void => {
    if (file !== null && texts.length === 0) void choose(file);
    else void save();
  };

  return {
    part,
    saving,
    issue,
    file,
    texts,
    choose: (chosen: File) => void choose(chosen),
    change,
    save: () => void save(),
    retry,
  };
}

/** Whether a text is selected and not saved yet. */
export const isToBeSaved = ({ isChosen, savedId }: FoundText): boolean => isChosen && savedId === null;

type Maybe<Value> = Value | null | undefined;
type Answered = {
  readonly title: Maybe<string>;
  readonly body: Maybe<string>;
  readonly language: Maybe<string>;
  readonly changes: Maybe<readonly Maybe<{ readonly kind: Maybe<string>; readonly count: Maybe<number> }>[]>;
  readonly titleIssue: Maybe<string>;
  readonly bodyIssue: Maybe<string>;
};

/** A text in the server's response, with its index in the file as key. Texts without an issue are selected. */
function toFoundText(text: Maybe<Answered>, key: number): FoundText {
  const count = (kind: string) => text?.changes?.find((change) => change?.kind === kind)?.count ?? 0;
  const changes: NormalizingReport = {
    lineBreaks: count("LINE_BREAKS"),
    tabs: count("TABS"),
    spaces: count("SPACES"),
    invisible: count("INVISIBLE"),
    spelledOut: count("SPELLED_OUT"),
    composed: count("COMPOSED"),
  };
  const [titleIssue, bodyIssue] = [toErrorCode(text?.titleIssue), toErrorCode(text?.bodyIssue)];
  return {
    key,
    title: text?.title ?? "",
    body: text?.body ?? "",
    language: fromWireLanguage(text?.language ?? ""),
    changes,
    isChosen: titleIssue === null && bodyIssue === null,
    titleIssue,
    bodyIssue,
    savedId: null,
  };
}

const toErrorCode = (code: Maybe<string>) => (isErrorCode(code) ? code : null);

/** A text in a file, which can be changed until it is saved. */
export type FoundText = {
  readonly key: number;
  readonly title: string;
  readonly body: string;
  readonly language: Language;
  readonly changes: NormalizingReport;
  readonly isChosen: boolean;
  /** What is wrong with it, according to the server or the rules. */
  readonly titleIssue: ErrorCode | null;
  readonly bodyIssue: ErrorCode | null;
  /** Global id once it is saved. */
  readonly savedId: string | null;
};
