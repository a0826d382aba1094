import { useState, useCallback } from "react";
import { type ErrorCode, isErrorCode } from "../../../contract/errorCodes";
import { limits } from "../../../contract/limits";
import { readErrorCode } from "../../ui/readErrorCode";
import { graphql } from "react-relay";
import type { useTextUploadSaveMutation } from "../../../../__generated__/useTextUploadSaveMutation.graphql";
import { useMutationPromise } from "../../relay/useMutationPromise";
import type { FormOutcome } from "../../ui/form/FormOutcome";
import { outcomeOfRefusal } from "../../ui/form/outcomeOfRefusal";
import type { useTextUploadReadMutation } from "../../../../__generated__/useTextUploadReadMutation.graphql";
import { type ProgressListener, subscribeToUploadProgress } from "../../relay/multipartTransport";
import type { NormalisingReport } from "../../../engine/text/normaliseText";
import type { Language } from "../../../engine/practice/PracticeMode";

/**
 * A file on its way to being texts of one's own: `part` is how much of it has left (0 to 1, null at rest), `keeping`
 * how many of the chosen texts are kept while that
 * goes on (null at rest). What is wrong with one text stands in it; `issue` is of the whole.
 */
export function useTextUpload() {
  const readUpload = useReadTextUpload();
  const keepText = useKeepText();
  const [part, setPart] = useState<number | null>(null);
  const [keeping, setKeeping] = useState<number | null>(null);
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
    const read = await readUpload(chosen, setPart).catch(readErrorCode);
    setPart(null);
    if (typeof read === "string") setIssue(read);
    else setTexts(read);
  };

  const keep = async (): Promise<void> => {
    setIssue(null);
    let kept = 0;
    for (const text of texts.filter(({ isChosen, keptId }) => isChosen && keptId === null)) {
      setKeeping(kept);
      const outcome = await keepText(text).catch(
        (error: unknown) => ({ kind: "refused", code: readErrorCode(error) }) as const,
      );
      if (outcome.kind === "kept") change(text.key, { keptId: outcome.id, titleIssue: null, bodyIssue: null });
      else if (outcome.kind === "issues")
        change(text.key, {
          titleIssue: outcome.issues.find(({ path }) => path === "title")?.code ?? null,
          bodyIssue: outcome.issues.find(({ path }) => path === "body")?.code ?? null,
        });
      else if (outcome.kind === "refused") {
        // No room, no network: the next would meet the same. Those that are kept stay kept.
        setIssue(outcome.code);
        break;
      }
      kept += 1;
    }
    setKeeping(null);
  };

  const again = (): void => {
    if (file !== null && texts.length === 0) void choose(file);
    else void keep();
  };

  return {
    part,
    keeping,
    issue,
    file,
    texts,
    choose: (chosen: File) => void choose(chosen),
    change,
    keep: () => void keep(),
    again,
  };
}

/**
 * Keeps one text of a file for the viewer. Gives its global id, or why it was not kept. Rejects when no answer came.
 */
function useKeepText() {
  const [run] = useMutationPromise<useTextUploadSaveMutation>(graphql`
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
  `);
  return useCallback(
    async ({
      title,
      body,
      language,
    }: FoundText): Promise<{ readonly kind: "kept"; readonly id: string } | FormOutcome> => {
      const { saveOwnText: answer } = await run({ input: { title, body, language: language === "nl" ? "NL" : "EN" } });
      return answer?.__typename === "SaveOwnTextSuccess"
        ? { kind: "kept", id: answer.text?.id ?? "" }
        : outcomeOfRefusal(answer);
    },
    [run],
  );
}

/**
 * Sends a file to be read, and gives the texts in it, or the code of a refusal. Keeps nothing. Rejects when no answer
 * came.
 */
function useReadTextUpload() {
  const [run] = useMutationPromise<useTextUploadReadMutation>(graphql`
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
  `);
  return async (file: File, onProgress: ProgressListener): Promise<readonly FoundText[] | ErrorCode> => {
    subscribeToUploadProgress(file, onProgress);
    const { readTextUpload: answer } = await run({ file });
    if (answer?.__typename !== "ReadTextUploadSuccess") return readErrorCode(answer);
    return (answer.texts ?? []).map(toFoundText);
  };
}

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
function toFoundText(text: Maybe<Answered>, key: number): FoundText {
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
