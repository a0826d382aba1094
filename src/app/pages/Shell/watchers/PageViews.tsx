import { useLingui } from "@lingui/react/macro";
import { setConsent, useConsent, usePageViews } from "../../../platform/analytics";

import { Button } from "../../../ui/Button";
import styles from "./PageViews.module.css";

/**
 * Counts views of each screen, once the visitor has consented.
 * @param id the host's measurement id.
 */
export function PageViews({ id }: { readonly id: string }) {
  usePageViews(id);
  return <ConsentBar />;
}

/** Asks once for consent to analytics. It is below the page, covers nothing and takes no focus. */
function ConsentBar() {
  const { t } = useLingui();
  if (useConsent() !== "unasked") return null;
  return (
    <aside className={styles["bar"]} aria-label={t`Visitor statistics`} data-fades>
      <p
        className={styles["words"]}
      >{t`May this site count visits with Google Analytics? It counts only the kind of page you open, never what you type or who you are.`}</p>
      <div className={styles["answers"]}>
        <Button isSmall onClick={() => setConsent("granted")}>
          {t`Allow`}
        </Button>
        <Button isSmall onClick={() => setConsent("denied")}>
          {t`No thanks`}
        </Button>
      </div>
    </aside>
  );
}
