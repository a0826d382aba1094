import { useLingui } from "@lingui/react/macro";
import { VisuallyHidden } from "../../../ui/VisuallyHidden";
import styles from "./MarkedText.module.css";

export type MarkProps = {
  readonly kind: string;
  /** Words of the text; empty where there are none. */
  readonly words: string;
  /** What stands there; empty where nothing does. */
  readonly typed: string;
};

/**
 * A piece of what was typed. Right words stand as they are; an error is crossed out, with what the text says behind it.
 */
export function Mark({ kind, words, typed }: MarkProps) {
  const { t } = useLingui();
  if (kind === "RIGHT" || kind === "BEGUN") return <>{typed} </>;
  return (
    <>
      <span className={styles["error"]}>
        {typed === "" && kind === "ADDED" && <del className={styles["typed"]}>{t`(space)`}</del>}
        {typed !== "" && <del className={styles["typed"]}>{typed}</del>}
        {words !== "" && (
          <>
            <VisuallyHidden> {t`instead of`} </VisuallyHidden>
            <ins className={styles["asked"]}>{words}</ins>
          </>
        )}
      </span>{" "}
    </>
  );
}
