import type { ReactNode } from "react";
import { classNames } from "./classNames";
import styles from "./Notice.module.css";

/** What a notice is about. */
export type NoticeKind = "info" | "success" | "error";

type Props = {
  readonly kind?: NoticeKind;
  readonly text: ReactNode;
  /** Stands alone on the page: larger, and a heading. */
  readonly isPage?: boolean;
  /** What can be done: buttons and links. */
  readonly children?: ReactNode;
};

const signs = { info: "i", success: "✓", error: "!" } as const;

/** A short message in its place. An error is read out at once, anything else when the reader pauses. */
export function Notice({ kind = "info", text, isPage = false, children }: Props) {
  return (
    <div
      className={classNames(styles["notice"], styles[kind], isPage && styles["page"])}
      data-page={isPage || undefined}
      role={kind === "error" ? "alert" : "status"}
    >
      <span className={styles["sign"]} aria-hidden="true">
        {signs[kind]}
      </span>
      <div className={styles["words"]}>{isPage ? <h1 className={styles["title"]}>{text}</h1> : <p>{text}</p>}</div>
      {children !== undefined && <div className={styles["actions"]}>{children}</div>}
    </div>
  );
}
