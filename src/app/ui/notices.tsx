import { useLingui } from "@lingui/react/macro";
import { createStore } from "../platform/createStore";
import { useStore } from "../platform/useStore";
import { BareButton } from "./Button";
import styles from "./notices.module.css";

/** A short-lived message at the edge of the screen. */
type PassingNotice = { readonly id: number; readonly text: string };

const SHOWN_MS = 8000;
const store = createStore<readonly PassingNotice[]>([]);
let lastId = 0;

/** Shows a message for 8 s. A text that is already shown is not repeated. Returns a function that dismisses it. */
export function announce(text: string): () => void {
  const shown = store.get().find((notice) => notice.text === text);
  if (shown) return () => dismissNotice(shown.id);
  lastId += 1;
  const id = lastId;
  store.set([...store.get(), { id, text }]);
  const dismiss = (): void => dismissNotice(id);
  setTimeout(dismiss, SHOWN_MS);
  return dismiss;
}

function dismissNotice(id: number): void {
  store.set(store.get().filter((notice) => notice.id !== id));
}

/** The live region of the messages. One per page, always mounted: a live region announces only later changes. */
export function NoticeRegion() {
  const { t } = useLingui();
  const notices = useStore(store);
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
