import { useLingui } from "@lingui/react/macro";
import { useState, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { ShareButton_result$key } from "../../../../../__generated__/ShareButton_result.graphql";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import styles from "./ShareButton.module.css";
import type { ShareButton_linkResult$key } from "../../../../../__generated__/ShareButton_linkResult.graphql";
import { writeClipboard } from "../../../platform/writeClipboard";
import { useSpeed, useSpeedName } from "../../../typing/figures/useSpeed";
import { resultPath } from "../../../features/addresses";
import { msg } from "@lingui/core/macro";
import type { ShareButton_sharedWithResult$key } from "../../../../../__generated__/ShareButton_sharedWithResult.graphql";
import type { ErrorCode } from "../../../../contract/errorCodes";
import { ErrorNotice } from "../../../ui/ErrorBoundary";
import { SegmentedControl } from "../../../ui/ChoiceFields";
import type { ShareButtonUseSetResultVisibilityMutation } from "../../../../../__generated__/ShareButtonUseSetResultVisibilityMutation.graphql";
import { useResultMutation } from "../../../relay/useResultMutation";

/** Shares the viewer's result: who may see it, what they see, and its link. For its owner. */
export function ShareButton({ resultRef }: { readonly resultRef: ShareButton_result$key }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const result = useFragment(
    graphql`
      fragment ShareButton_result on Result @throwOnFieldError {
        ...ShareButton_sharedWithResult
        ...ShareButton_linkResult
      }
    `,
    resultRef,
  );
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>{t`Share`}</Button>
      <Dialog title={t`Share this result`} isOpen={isOpen} onClose={() => setOpen(false)}>
        <div className={styles["share"]}>
          <SharedWith resultRef={result} />
          <ShareLink resultRef={result} />
        </div>
      </Dialog>
    </>
  );
}

/** The link of a result, with ways to share it. */
function ShareLink({ resultRef }: { readonly resultRef: ShareButton_linkResult$key }) {
  const { t } = useLingui();
  const { id, wpm } = useFragment(
    graphql`
      fragment ShareButton_linkResult on Result @throwOnFieldError {
        id
        wpm
      }
    `,
    resultRef,
  );
  const speed = `${useSpeed().figure(wpm)} ${useSpeedName()}`;
  const field = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState("");
  const url = new URL(resultPath(id), location.href).href;

  const copy = async (): Promise<void> => {
    const isCopied = await writeClipboard(url);
    // The focus selects the link.
    if (!isCopied) field.current?.focus();
    setMessage(isCopied ? t`Link copied.` : t`Couldn't copy in this browser. The link is selected: copy it yourself.`);
  };
  /** The system's share dialog. Closing it is not an error. */
  const send = () => navigator.share({ url, title: t`A run at ${speed}` }).catch(() => undefined);

  return (
    <div className={styles["link"]}>
      <input
        ref={field}
        className={styles["url"]}
        readOnly
        value={url}
        aria-label={t`Link`}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={styles["actions"]}>
        <Button look="primary" onClick={() => void copy()}>{t`Copy link`}</Button>
        {typeof navigator.share === "function" && <Button onClick={() => void send()}>{t`Send`}</Button>}
        <output className={styles["said"]}>{message}</output>
      </div>
    </div>
  );
}

const meanings = {
  ME: msg`Only you can open it. The link won't work for others.`,
  GROUP: msg`You and everyone in your groups can open it.`,
  ALL: msg`Anyone with the link can open it, even without an account. It isn't listed anywhere.`,
} as const;

type Visibility = keyof typeof meanings;

/** The choice of who may see a result, and a description of what they see. */
function SharedWith({ resultRef }: { readonly resultRef: ShareButton_sharedWithResult$key }) {
  const { t } = useLingui();
  const { id, visibility, visibilityChoices } = useFragment(
    graphql`
      fragment ShareButton_sharedWithResult on Result @throwOnFieldError {
        id
        visibility
        visibilityChoices
      }
    `,
    resultRef,
  );
  const [setVisibility, isChanging] = useSetResultVisibility();
  const [issue, setIssue] = useState<ErrorCode | null>(null);
  const choose = async (next: Visibility): Promise<void> => {
    // One request at a time, because the last choice must be the last request.
    if (isChanging) return;
    setIssue(null);
    setIssue(await setVisibility(id, next));
  };
  const isGroupOnly = visibilityChoices?.includes("ALL") === false;
  const shown: Visibility = visibility === "ALL" || visibility === "GROUP" ? visibility : "ME";

  return (
    <div className={styles["with"]}>
      <p>{t`Others see your name, the text, your speed and accuracy, and the replay with every key, error and pause. They don't see your other results.`}</p>
      <SegmentedControl
        label={t`Who can see it`}
        options={[
          { value: "ME", label: t`Only me` },
          { value: "GROUP", label: t`My groups` },
          ...(isGroupOnly ? [] : [{ value: "ALL", label: t`Anyone with the link` } as const]),
        ]}
        value={shown}
        onChange={(next) => void choose(next)}
      />
      <output className={styles["meaning"]} aria-busy={isChanging || undefined}>
        {t(meanings[shown])}
      </output>
      {isGroupOnly && (
        <p>{t`Your account was created in a group, so you can only share results within your groups.`}</p>
      )}
      <p className={styles["meaning"]}>{t`If you're not in a group, “My groups” means only you.`}</p>
      {issue !== null && <ErrorNotice code={issue} />}
    </div>
  );
}

/**
 * Changes who may see a result, on screen at once. Gives the error code, after which it is as it was, or null when it
 * is done.
 */
function useSetResultVisibility() {
  const [run, isInFlight] = useResultMutation<ShareButtonUseSetResultVisibilityMutation, true>(
    graphql`
      mutation ShareButtonUseSetResultVisibilityMutation($input: SetResultVisibilityInput!) @raw_response_type {
        setResultVisibility(input: $input) {
          __typename
          ... on SetResultVisibilitySuccess {
            result {
              # eslint-disable-next-line relay/unused-fields -- Shows the new choice wherever it is on screen.
              visibility
            }
          }
          ... on Error {
            code
          }
        }
      }
    `,
    () => true,
  );
  const setVisibility = async (resultId: string, visibility: "ME" | "GROUP" | "ALL"): Promise<ErrorCode | null> => {
    // Relay wants the field of the interface as well.
    const success = {
      __typename: "SetResultVisibilitySuccess",
      result: { id: resultId, visibility },
      code: null,
    } as const;
    const result = await run(
      { input: { resultId, visibility } },
      { optimisticResponse: { setResultVisibility: success } },
    );
    return result.ok ? null : result.error;
  };
  return [setVisibility, isInFlight] as const;
}
