import { setConsent } from "../../../platform/analytics/analyticsConsent";
import { useConsent } from "../../../platform/analytics/useConsent";
import { Button } from "../../../ui/Button";
import styles from "./ConsentBar.module.css";

/** Asks once whether this host may count visits. It stands under the page, covers nothing and takes no focus. */
export function ConsentBar() {
  if (useConsent() !== "unasked") return null;
  return (
    <aside className={styles["bar"]} aria-label="Visitor statistics" data-fades>
      <p className={styles["words"]}>May this host count visits with Google Analytics? Only which kind of page is opened, never what you type or who you are.</p>
      <div className={styles["answers"]}>
        <Button isSmall onClick={() => setConsent("granted")}>
          Agree
        </Button>
        <Button isSmall onClick={() => setConsent("denied")}>
          No thanks
        </Button>
      </div>
    </aside>
  );
}
