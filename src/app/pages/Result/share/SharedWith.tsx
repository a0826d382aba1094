import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { SharedWith_result$key } from "../../../../../__generated__/SharedWith_result.graphql";
import { type ErrorCode, readErrorCode } from "../../../../contract/errorCodes";
import { ErrorNotice } from "../../../ui/ErrorBoundary";
import { SegmentedControl } from "../../../ui/ChoiceFields";
import styles from "./Share.module.css";
import { useSetResultVisibility } from "./useSetResultVisibility";

const meanings = {
  ME: msg`Only you can open it. For others its link says that there is nothing here for them.`,
  GROUP: msg`You can open it, and whoever is in a group with you.`,
  ALL: msg`Anybody who has the link can open it, also without an account. It stands on no list.`,
} as const;

type Visibility = keyof typeof meanings;

/** Who may see a result, as a choice, with what they then see. */
export function SharedWith({ resultRef }: { readonly resultRef: SharedWith_result$key }) {
  const { t } = useLingui();
  const { id, visibility } = useFragment(
    graphql`
      fragment SharedWith_result on Result @throwOnFieldError {
        id
        visibility
      }
    `,
    resultRef,
  );
  const [setVisibility, isChanging] = useSetResultVisibility();
  // What was chosen, from the press until the server has said the same.
  const [chosen, setChosen] = useState<Visibility | null>(null);
  const [issue, setIssue] = useState<ErrorCode | null>(null);
  const choose = async (next: Visibility): Promise<void> => {
    // One at a time: the last choice must be what the server hears last.
    if (isChanging) return;
    setChosen(next);
    setIssue(null);
    setIssue(await setVisibility(id, next).catch(readErrorCode));
    setChosen(null);
  };
  const shown = chosen ?? (visibility === "ALL" || visibility === "GROUP" ? visibility : "ME");

  return (
    <div className={styles["with"]}>
      <p>{t`Others see your name, the text, the figures and the replay: every key, every error and every pause. They do not see your other results.`}</p>
      <SegmentedControl
        label={t`Who may see it`}
        options={[
          { value: "ME", label: t`Only me` },
          { value: "GROUP", label: t`My groups` },
          { value: "ALL", label: t`Everyone with the link` },
        ]}
        value={shown}
        onChange={(next) => void choose(next)}
      />
      <output className={styles["meaning"]} aria-busy={isChanging || undefined}>
        {t(meanings[shown])}
      </output>
      <p className={styles["meaning"]}>{t`As long as you are in no group, “My groups” means only you.`}</p>
      {issue !== null && <ErrorNotice code={issue} />}
    </div>
  );
}
