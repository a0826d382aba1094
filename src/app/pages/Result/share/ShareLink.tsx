import { useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ShareLink_result$key } from "../../../../../__generated__/ShareLink_result.graphql";
import { useLocale } from "../../../platform/locale/useLocale";
import { writeClipboard } from "../../../platform/writeClipboard";
import { formatSpeed } from "../../../typing/figures/formatFigure";
import { Button } from "../../../ui/Button";
import { resultPath } from "../resultPath";
import styles from "./Share.module.css";

/** The link of a result, and the ways to pass it on. */
export function ShareLink({ resultRef }: { readonly resultRef: ShareLink_result$key }) {
  const { t } = useLingui();
  const { id, wpm } = useFragment(
    graphql`
      fragment ShareLink_result on Result @throwOnFieldError {
        id
        wpm
      }
    `,
    resultRef,
  );
  const speed = formatSpeed(useLocale(), wpm);
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState("");
  const url = new URL(resultPath(id), location.href).href;

  const copy = async (): Promise<void> => {
    const isCopied = await writeClipboard(url);
    // Which selects it.
    if (!isCopied) field.current?.focus();
    setSaid(
      isCopied ? t`Link copied.` : t`This browser does not let pages copy. The link is selected: copy it by hand.`,
    );
  };
  /** The system's own list of ways to send something. Who closes it has changed their mind. */
  const send = () => navigator.share({ url, title: t`A run at ${speed} words per minute` }).catch(() => undefined);

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
        {typeof navigator.share === "function" && <Button onClick={() => void send()}>{t`Send it`}</Button>}
        <output className={styles["said"]}>{said}</output>
      </div>
    </div>
  );
}
