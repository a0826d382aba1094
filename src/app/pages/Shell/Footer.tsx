import { Trans, useLingui } from "@lingui/react/macro";
import { readPageConfig } from "../../platform/readPageConfig";
import styles from "./Footer.module.css";
import { LocaleSwitch } from "./LocaleSwitch";

/** The foot of every page. It promises no more than the host's configuration keeps. */
export function Footer() {
  const { t } = useLingui();
  const { sentryDsn, analyticsId } = readPageConfig();
  const keepsAll = sentryDsn === undefined && analyticsId === undefined;
  return (
    <footer className={styles["footer"]} data-fades>
      <div className={styles["inner"]}>
        <span>
          {keepsAll
            ? t`Typeloop: free, and nothing leaves this server.`
            : t`Typeloop: free, and what you type stays on this server.`}
        </span>
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
