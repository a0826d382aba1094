import { useState } from "react";
import type { ErrorCode } from "../../../contract/errorCodes";
import { limits } from "../../../contract/limits";
import { readErrorCode } from "../../ui/readErrorCode";
import type { FoundText } from "./FoundText";
import { useKeepText } from "./useKeepText";
import { useReadTextUpload } from "./useReadTextUpload";

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
