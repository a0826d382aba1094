import { Trans, useLingui } from "@lingui/react/macro";
import styles from "./Footer.module.css";
import { LocaleSwitch } from "./LocaleSwitch";

/** The foot of every page. */
export function Footer() {
  const { t } = useLingui();
  return (
    <footer className={styles["footer"]} data-fades>
      <div className={styles["inner"]}>
        <span>{t`Typeloop: free, and nothing leaves this server.`}</span>
        <LocaleSwitch />
        <span className={styles["keys"]}>
          <Trans>
            <kbd className={styles["key"]}>?</kbd> shows the keys
          </Trans>
        </span>
      </div>
    </footer>
  );
}
