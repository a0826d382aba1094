import { useLingui } from "@lingui/react/macro";
import { useSyncExternalStore } from "react";
import { BareButton } from "./BareButton";
import styles from "./NoticeRegion.module.css";
import { dismissNotice, getNotices, subscribeToNotices } from "./notices";

/**
 * Where passing notices appear and are read out. One per page, always there: a live region must exist before it speaks.
 */
export function NoticeRegion() {
  const { t } = useLingui();
  const notices = useSyncExternalStore(subscribeToNotices, getNotices, getNotices);
  return (
    <output className={styles["region"]}>
      {notices.map(({ id, text }) => (
        <span key={id} className={styles["notice"]}>
          <span>{text}</span>
          <BareButton className={styles["close"]} onClick={() => dismissNotice(id)} aria-label={t`Close this message`}>
            ×
          </BareButton>
        </span>
      ))}
    </output>
  );
}
