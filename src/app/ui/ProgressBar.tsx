import styles from "./ProgressBar.module.css";

type Props = { readonly label: string; /** From 0 to 1. */ readonly part: number };

/** How far something has come. */
export function ProgressBar({ label, part }: Props) {
  return <progress className={styles["bar"]} aria-label={label} max={1} value={part} />;
}
