import { useLingui } from "@lingui/react/macro";
import styles from "./ScriptNotice.module.css";

/** Above a rendered page, where a browser runs no scripts: what it cannot do there. */
export function ScriptNotice() {
  const { t } = useLingui();
  return (
    <noscript>
      <p
        className={styles["notice"]}
      >{t`Typeloop needs JavaScript: without it you can read, but not type or sign in.`}</p>
    </noscript>
  );
}
