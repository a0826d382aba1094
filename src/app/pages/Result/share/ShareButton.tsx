import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ShareButton_result$key } from "../../../../../__generated__/ShareButton_result.graphql";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import { SharedWith } from "./SharedWith";
import { ShareLink } from "./ShareLink";
import styles from "./Share.module.css";

/** The way to show one’s result to others: who may see it, what they see, and its link. For its owner. */
export function ShareButton({ resultRef }: { readonly resultRef: ShareButton_result$key }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const result = useFragment(
    graphql`
      fragment ShareButton_result on Result @throwOnFieldError {
        ...SharedWith_result
        ...ShareLink_result
      }
    `,
    resultRef,
  );
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t`Share`}</Button>
      <Dialog title={t`Share this result`} isOpen={isOpen} onClose={() => setOpen(false)}>
        <div className={styles["share"]}>
          <SharedWith resultRef={result} />
          <ShareLink resultRef={result} />
        </div>
      </Dialog>
    </>
  );
}
