import { useLingui } from "@lingui/react/macro";
import styles from "./BookReading.module.css";

/** What was replaced in a text because the person's keyboard lacks it. */
export function FitNote({ replaced }: { readonly replaced: ReadonlyMap<string, string> }) {
  const { t } = useLingui();
  if (replaced.size === 0) return null;
  const list = Array.from(replaced, ([from, to]) => `${from} → ${to.trim()}`).join(", ");
  return <p className={styles["notes"]}>{t`Written so that your keyboard can type it: ${list}`}</p>;
}
