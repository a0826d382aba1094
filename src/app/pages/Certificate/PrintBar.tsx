import { useLingui } from "@lingui/react/macro";
import { Button } from "../../ui/Button";
import styles from "./CertificatePage.module.css";

/** Above the certificate on the screen: what it means that it is shown, and printing. Not printed itself. */
export function PrintBar() {
  const { t } = useLingui();
  return (
    <div className={styles["bar"]}>
      <p>
        <span className={styles["sign"]} aria-hidden="true">
          ✓
        </span>
        {t`Checked: this server issued this certificate, with exactly these words and numbers.`}
      </p>
      <Button look="primary" onClick={() => window.print()}>
        {t`Print`}
      </Button>
    </div>
  );
}
