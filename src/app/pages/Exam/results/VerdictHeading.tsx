import { useEffect, useRef } from "react";
import styles from "./VerdictHeading.module.css";

type Props = {
  readonly text: string;
  readonly lead?: string | undefined;
  /** It came while this page was open: brought into view and focused, so that it is seen and read out. */
  readonly isNew: boolean;
};

/** How an attempt or an exam ended (h2). The sheet that had the focus is gone by then, and the page may be scrolled. */
export function VerdictHeading({ text, lead, isNew }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNew) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "start" });
  }, [isNew]);
  return (
    <div className={styles["head"]}>
      <h2 ref={heading} tabIndex={-1} className={styles["title"]}>
        {text}
      </h2>
      {lead !== undefined && <p className={styles["lead"]}>{lead}</p>}
    </div>
  );
}
