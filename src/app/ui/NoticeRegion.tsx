import { useSyncExternalStore } from "react";
import styles from "./NoticeRegion.module.css";
import { dismissNotice, getNotices, subscribeToNotices } from "./notices";

/** Where passing notices appear and are read out. One per page, always there: a live region must exist before it speaks. */
export function NoticeRegion() {
  const notices = useSyncExternalStore(subscribeToNotices, getNotices, getNotices);
  return (
    <div role="status" className={styles["region"]}>
      {notices.map(({ id, text }) => (
        <div key={id} className={styles["notice"]}>
          <p>{text}</p>
          <button type="button" className={styles["close"]} onClick={() => dismissNotice(id)} aria-label="Close this message">
            ×
          </button>
        </div>
      ))}
    </div>
  );
}
