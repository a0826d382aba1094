import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { ErrorCode } from "../../../contract/errorCodes";
import { writeClipboard } from "../../platform/writeClipboard";
import type { MutationResult } from "../../relay/useResultMutation";
import { addressForOthers, useHost } from "../../rendering/renderingHooks";
import { announce } from "../../ui/Notice";

/**
 * A link whose address is shown only once, when it is made.
 * `make` takes the mutation's answer with the code and the path it goes under; the whole address is copied, and kept
 * until a link is removed.
 * `end` takes the answer to removing one, and what is announced then.
 */
export function useSecretLink() {
  const { t } = useLingui();
  const host = useHost();
  const [address, setAddress] = useState<string | null>(null);
  const [message, setMessage] = useState("");
  const [issue, setIssue] = useState<ErrorCode | null>(null);
  const make = async (path: "/join/" | "/wall/", asked: Promise<MutationResult<string>>): Promise<void> => {
    const answer = await asked;
    setIssue(answer.ok ? null : answer.error);
    if (!answer.ok) return;
    const made = addressForOthers(host, `${path}${answer.data}`);
    setAddress(made);
    const isCopied = await writeClipboard(made);
    setMessage(isCopied ? t`Link copied.` : t`Couldn't copy in this browser. Select it and copy it yourself.`);
  };
  const end = async (asked: Promise<MutationResult<object>>, announcement: string): Promise<void> => {
    const answer = await asked;
    setIssue(answer.ok ? null : answer.error);
    if (!answer.ok) return;
    setAddress(null);
    setMessage("");
    announce(announcement);
  };
  return { address, message, issue, make, end };
}
