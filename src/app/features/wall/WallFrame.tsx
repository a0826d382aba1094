import type { ReactNode } from "react";
import { useLingui } from "@lingui/react/macro";
import styles from "./Wall.module.css";

type Props = {
  /** What is shown: the phase of a race, or IDLE. */
  readonly shown: string;
  readonly title: string;
  /** Beside the title, in one word. */
  readonly detail?: string;
  /** Updates are interrupted. */
  readonly isAway: boolean;
  /** Updates only arrive every two seconds. */
  readonly isPolling: boolean;
  /** At the end of the header. */
  readonly corner?: ReactNode;
  readonly children: ReactNode;
};

/** The whole screen, with a header that also says whether the picture is outdated. */
export function WallFrame({ shown, title, detail, isAway, isPolling, corner, children }: Props) {
  const { t } = useLingui();
  return (
    <div className={styles["wall"]} data-wall={shown}>
      <div className={styles["head"]}>
        <h1 className={styles["title"]} dir="auto">
          {title}
        </h1>
        {detail !== undefined && <span className={styles["mode"]}>{detail}</span>}
        <output className={styles["state"]}>
          {isAway
            ? t`Not live right now, so this screen is out of date. We'll keep trying.`
            : isPolling && t`Up to two seconds behind`}
        </output>
        {corner}
      </div>
      {children}
    </div>
  );
}

type WallMessageProps = {
  readonly title: string;
  readonly text: string;
  /** What can be done about it. */
  readonly children?: ReactNode;
};

/** A message instead of what the screen would show. */
export function WallMessage({ title, text, children }: WallMessageProps) {
  return (
    <div className={styles["message"]}>
      <h2 className={styles["wallMessageTitle"]}>{title}</h2>
      <p>{text}</p>
      {children}
    </div>
  );
}
