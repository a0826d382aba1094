import { useLingui } from "@lingui/react/macro";
import { useSyncExternalStore } from "react";
import { BareButton } from "./Button";
import styles from "./notices.module.css";

/** A short-lived message at the edge of the screen. */
type PassingNotice = { readonly id: number; readonly text: string };

const listeners = new Set<() => void>();
const SHOWN_MS = 8000;
let notices: readonly PassingNotice[] = [];
let lastId = 0;

/**
 * Says something that needs no answer; it goes by itself after 8 s. The same text twice is said once. Gives the way to
 * take it back.
 */
export function announce(text: string): () => void {
  const said = notices.find((notice) => notice.text === text);
  if (said) return () => dismissNotice(said.id);
  lastId += 1;
  const id = lastId;
  change([...notices, { id, text }]);
  const dismiss = (): void => dismissNotice(id);
  setTimeout(dismiss, SHOWN_MS);
  return dismiss;
}

/** Takes a notice away before its time. */
function dismissNotice(id: number): void {
  change(notices.filter((notice) => notice.id !== id));
}

/** What is said now, oldest first. */
function getNotices(): readonly PassingNotice[] {
  return notices;
}

/** Calls the listener after each change. Returns the way to stop. */
function subscribeToNotices(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: readonly PassingNotice[]): void {
  notices = next;
  for (const listener of listeners) listener();
}

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
