import { useLingui } from "@lingui/react/macro";
import styles from "./BookReading.module.css";

/** What was replaced in a text because the person's keyboard lacks it: each replacement once. */
export function FitNote({ replaced }: { readonly replaced: ReadonlyMap<string, string> }) {
  const { t } = useLingui();
  if (replaced.size === 0) return null;
  const sources = new Map<string, readonly string[]>();
  for (const [from, to] of replaced) sources.set(to, [...(sources.get(to) ?? []), from]);
  const list = Array.from(sources, ([to, from]) => `${from.join(" ")} → ${to.trim()}`).join(", ");
  return <p className={styles["notes"]}>{t`Written so that your keyboard can type it: ${list}`}</p>;
}
