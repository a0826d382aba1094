import type { ReactNode } from "react";
import styles from "./EmptyState.module.css";

/** Line drawings of 160 by 112: outlines, and what is drawn in the accent. */
const drawings = {
  // A curve that rises over its axes, to a flag.
  chart: {
    outline: "M28 16v76h108M28 72h4M28 52h4M28 32h4",
    accent: "M40 78c14-2 18-16 32-20s20-2 28-14 10-14 18-18M118 26v-14l14 5-14 5",
  },
  // Two lanes and the flag at their end.
  race: {
    outline: "M20 92h120M20 66h120M112 92V20M112 22c10-6 16 6 28 0v22c-12 6-18-6-28 0",
    accent: "M28 79h46M28 53h24M74 73l8 6-8 6M52 47l8 6-8 6",
  },
  // A podium whose first place is free.
  podium: {
    outline: "M22 94V66h36v28M102 94V74h36v20M14 94h132M40 54a7 7 0 1 0 .1 0M120 62a7 7 0 1 0 .1 0",
    accent: "M58 94V50h44v44M76 66l5-4v18M66 22l7 6 7-10 7 10 7-6-3 16H69z",
  },
  // Three people at one table.
  people: {
    outline: "M18 92h124M38 44a9 9 0 1 0 .1 0M122 44a9 9 0 1 0 .1 0M20 92c0-20 36-20 36 0M104 92c0-20 36-20 36 0",
    accent: "M80 28a11 11 0 1 0 .1 0M56 92c0-36 48-36 48 0",
  },
  // An open book, and a caret in it.
  book: {
    outline:
      "M80 32c-16-10-36-10-52-6v64c16-4 36-4 52 6 16-10 36-10 52-6V26c-16-4-36-4-52 6zM80 32v64M40 44c10-1 18 0 28 4",
    accent: "M94 50c8-3 14-4 20-4M94 66c4-2 6-2 10-3M110 56v14",
  },
  // An open book, and a star on it.
  star: {
    outline:
      "M80 32c-16-10-36-10-52-6v64c16-4 36-4 52 6 16-10 36-10 52-6V26c-16-4-36-4-52 6zM80 32v64M40 44c10-1 18 0 28 4",
    accent: "M106 42l5 10.400 11.300 1.500-8.200 8 2 11.400-10.100-5.400-10.100 5.400 2-11.400-8.200-8 11.300-1.500z",
  },
  // A keyboard, and a key that is pressed.
  keyboard: {
    outline:
      "M20 36h120v50H20zM34 50h8M52 50h8M70 50h8M88 50h8M106 50h8M124 50h4M34 62h8M52 62h8M106 62h8M124 62h4M50 76h60",
    accent: "M72 56h16v12H72zM80 18v24M73 36l7 8 7-8",
  },
  // A calendar with its first day marked.
  week: {
    outline: "M28 26h104v66H28zM28 44h104M50 18v14M110 18v14M72 60h1M90 60h1M108 60h1M54 76h1M72 76h1M90 76h1",
    accent: "M46 60l6 6 10-12",
  },
} as const;

type Props = {
  readonly drawing: keyof typeof drawings;
  /** One sentence: what will be here, and how it gets here. */
  readonly text: string;
  /** What to do about it. */
  readonly children?: ReactNode;
};

/** A place where nothing is yet: a drawing, one sentence and an action. */
export function EmptyState({ drawing, text, children }: Props) {
  const { outline, accent } = drawings[drawing];
  return (
    <div className={styles["empty"]}>
      <svg className={styles["drawing"]} viewBox="0 0 160 112" aria-hidden="true">
        <ellipse className={styles["ground"]} cx="80" cy="58" rx="74" ry="50" />
        <path className={styles["outline"]} d={outline} />
        <path className={styles["accent"]} d={accent} />
      </svg>
      <p className={styles["text"]}>{text}</p>
      {children !== undefined && <div className={styles["actions"]}>{children}</div>}
    </div>
  );
}
