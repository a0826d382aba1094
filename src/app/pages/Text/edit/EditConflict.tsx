import { useLingui } from "@lingui/react/macro";
import styles from "../TextPage.module.css";
import type { EditedText } from "./EditedText";

/** A text as somebody else left it, beside what was written here. */
export function EditConflict({ theirs }: { readonly theirs: EditedText }) {
  const { t } = useLingui();
  const { title } = theirs;
  return (
    <details className={styles["column"]} open>
      <summary>{t`As it is now: “${title}”`}</summary>
      <p lang={theirs.language}>{theirs.body}</p>
      {theirs.tags.length > 0 && <p className={styles["soft"]}>{theirs.tags.join(", ")}</p>}
      {theirs.source !== "" && <p className={styles["soft"]}>{theirs.source}</p>}
    </details>
  );
}
