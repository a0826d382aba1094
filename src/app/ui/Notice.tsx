import { useEffect, type ReactNode } from "react";
import { classNames } from "./primitives";
import styles from "./Notice.module.css";
import { useLingui } from "@lingui/react/macro";
import { createStore } from "../platform/createStore";
import { useStore } from "../platform/useStore";
import { BareButton } from "./Button";

/** The kind of a notice. */
export type NoticeKind = "info" | "success" | "error";

type Props = {
  readonly kind?: NoticeKind;
  readonly text: ReactNode;
  /** The only content of the page: larger, and a heading. */
  readonly isPage?: boolean;
  /** One small line without a box, for what is as it should be. */
  readonly isQuiet?: boolean;
  /** Shown when the pointer is on it. */
  readonly tooltip?: string;
  /** Actions: buttons and links. */
  readonly children?: ReactNode;
};

const signs = { info: "i", success: "✓", error: "!" } as const;

/** A short message in place. Screen readers announce an error at once, and others at the next pause. */
export function Notice({ kind = "info", text, isPage = false, isQuiet = false, tooltip, children }: Props) {
  return (
    <div
      className={classNames(styles["notice"], styles[kind], isPage && styles["page"], isQuiet && styles["quiet"])}
      title={tooltip}
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

/** For a rendered page in a browser without scripts: what does not work there. */
export function ScriptNotice() {
  const { t } = useLingui();
  return (
    <noscript>
      <p
        className={styles["scriptNoticeNotice"]}
      >{t`Typeloop needs JavaScript. Without it, you can read, but not type or sign in.`}</p>
    </noscript>
  );
}

/** A short-lived message at the edge of the screen. */
type PassingNotice = { readonly id: number; readonly text: string };

const SHOWN_MS = 8000;

/** The messages that are shown now, the oldest first. */
export const passingNotices = createStore<readonly PassingNotice[]>([]);
let lastId = 0;

/** Shows a message for 8 s. A text that is already shown is not repeated. Returns a function that dismisses it. */
export function announce(text: string): () => void {
  const shown = passingNotices.get().find((notice) => notice.text === text);
  if (shown) return () => dismissNotice(shown.id);
  lastId += 1;
  const id = lastId;
  passingNotices.set([...passingNotices.get(), { id, text }]);
  const dismiss = (): void => dismissNotice(id);
  setTimeout(dismiss, SHOWN_MS);
  return dismiss;
}

function dismissNotice(id: number): void {
  const shown = passingNotices.get();
  // The timer also fires when the message was closed already.
  if (shown.some((notice) => notice.id === id)) passingNotices.set(shown.filter((notice) => notice.id !== id));
}

/**
 * The live region of the messages. One per page, always mounted: a live region announces only later changes. The root
 * element says whether there is one message (`data-notices`) or more.
 */
export function NoticeRegion() {
  const { t } = useLingui();
  const notices = useStore(passingNotices);
  useEffect(() => {
    if (notices.length === 0) delete document.documentElement.dataset["notices"];
    else document.documentElement.dataset["notices"] = notices.length === 1 ? "1" : "2";
  }, [notices.length]);
  return (
    <output className={styles["region"]}>
      {notices.map(({ id, text }) => (
        <span key={id} className={styles["announcement"]}>
          <span>{text}</span>
          <BareButton className={styles["close"]} onClick={() => dismissNotice(id)} aria-label={t`Close this message`}>
            ×
          </BareButton>
        </span>
      ))}
    </output>
  );
}
