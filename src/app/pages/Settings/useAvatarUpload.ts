import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { type ErrorCode, readErrorCode } from "../../../contract/errorCodes";
import { limits } from "../../../contract/limits";
import { announce } from "../../ui/notices";
import { useUploadAvatar } from "./useUploadAvatar";

const kinds = ["image/png", "image/jpeg", "image/webp"];

/** Of a file that was chosen: what can be said against it before it is sent. The server looks inside it. */
function issueOf(file: File): ErrorCode | null {
  if (!kinds.includes(file.type)) return "NOT_AN_IMAGE";
  return file.size > limits.avatarBytes ? "PAYLOAD_TOO_LARGE" : null;
}

/**
 * Sends a chosen picture at once. `preview` is an address of it while it is new, `part` how much has left (0 to 1, null
 * at rest).
 */
export function useAvatarUpload() {
  const { t } = useLingui();
  const [preview, setPreview] = useState<string | null>(null);
  const [part, setPart] = useState<number | null>(null);
  const [issue, setIssue] = useState<ErrorCode | null>(null);
  const chosen = useRef<File | null>(null);
  const uploadAvatar = useUploadAvatar();

  useEffect(() => () => (preview === null ? undefined : URL.revokeObjectURL(preview)), [preview]);

  const send = async (file: File) => {
    setIssue(null);
    setPart(0);
    const code = await uploadAvatar(file, setPart).catch(readErrorCode);
    setPart(null);
    setIssue(code);
    if (code === null) announce(t`Your picture is changed.`);
    // A refused picture is not shown as if it were there; one that could not be sent waits for another try.
    if (code === null || (code !== "NETWORK" && code !== "OFFLINE")) setPreview(null);
  };

  const choose = (file: File) => {
    const found = issueOf(file);
    setIssue(found);
    if (found !== null) return;
    chosen.current = file;
    setPreview(URL.createObjectURL(file));
    void send(file);
  };

  const again = () => {
    if (chosen.current !== null) void send(chosen.current);
  };

  return { preview, part, issue, choose, again };
}
