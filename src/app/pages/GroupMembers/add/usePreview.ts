import { useState } from "react";
import { type ErrorCode, readErrorCode } from "../../../../contract/errorCodes";
import { limits } from "../../../../contract/limits";
import { usePreviewMembers } from "../mutations/usePreviewMembers";
import type { PreviewedRow } from "./PreviewedRow";

/**
 * Looking at a list: its rows once it was read, how much of it has left (0 to 1, null at rest), and what stopped it.
 */
export function usePreview(groupId: string) {
  const [rows, setRows] = useState<readonly PreviewedRow[] | null>(null);
  const [part, setPart] = useState<number | null>(null);
  const [issue, setIssue] = useState<ErrorCode | null>(null);
  const preview = usePreviewMembers();

  const look = async (file: File): Promise<readonly PreviewedRow[] | null> => {
    setRows(null);
    setIssue(null);
    if (file.size > limits.memberListBytes) {
      setIssue("PAYLOAD_TOO_LARGE");
      return null;
    }
    setPart(0);
    const answer = await preview(groupId, file, setPart).catch(readErrorCode);
    setPart(null);
    if (typeof answer === "string") {
      setIssue(answer);
      return null;
    }
    setRows(answer);
    return answer;
  };

  const forget = () => {
    setRows(null);
    setIssue(null);
  };

  return { rows, part, issue, look, forget };
}
