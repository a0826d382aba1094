import styles from "./primitives.module.css";
import type { ReactNode } from "react";

/** Joins the class names that apply. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter((name) => typeof name === "string" && name !== "").join(" ");
}

type Props = {
  /**
   * word: a short line. line: a line of text. title: a page's heading. field: a form control. block: a card or a chart.
   * Full width except word and title.
   */
  readonly size?: "word" | "line" | "title" | "field" | "block";
};

/**
 * Reserves the space of content that is loading. Hidden from screen readers: the region around it is marked as busy.
 */
export function Skeleton({ size = "line" }: Props) {
  return <span className={classNames(styles["skeleton"], styles[size])} aria-hidden="true" data-loading />;
}

type ProgressBarProps = { readonly label: string; /** From 0 to 1. */ readonly part: number };

/** Progress of something. */
export function ProgressBar({ label, part }: ProgressBarProps) {
  return <progress className={styles["bar"]} aria-label={label} max={1} value={part} />;
}

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={styles["hidden"]}>{children}</span>;
}

type AvatarProps = {
  readonly name: string;
  /** Null if there is none; a shape in two tones is shown instead, always the same for a name. */
  readonly url: string | null;
  /** small 32 px, medium 48 px, large 96 px. */
  readonly size?: "small" | "medium" | "large";
};

/** A user's picture. It is decorative, because the name is beside it. */
export function Avatar({ name, url, size = "medium" }: AvatarProps) {
  if (url !== null)
    return <img className={classNames(styles["avatar"], styles[size])} src={url} alt="" width={256} height={256} />;
  const hash = Array.from(name).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 8009, 7);
  return (
    <span
      className={classNames(styles["avatar"], styles[size])}
      data-tone={hash % 10}
      data-turn={hash % 8}
      aria-hidden="true"
    />
  );
}
