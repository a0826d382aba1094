import { useState } from "react";
import type { ErrorCode } from "../../contract/errorCodes";
import { saveBlob } from "../platform/saveBlob";
import { readErrorCode } from "../ui/readErrorCode";
import { fetchExport } from "./fetchExport";

/** Saves everything of one person as a file of this name. Beside it, whether that is under way and what stopped it. */
export function useExport() {
  const [isUnderWay, setIsUnderWay] = useState(false);
  const [issue, setIssue] = useState<ErrorCode | null>(null);
  const save = async (path: string, fileName: string): Promise<void> => {
    if (isUnderWay) return;
    setIsUnderWay(true);
    setIssue(null);
    try {
      saveBlob(await fetchExport(path), fileName);
    } catch (error) {
      setIssue(readErrorCode(error));
    } finally {
      setIsUnderWay(false);
    }
  };
  return [save, isUnderWay, issue] as const;
}
