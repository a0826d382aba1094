import { useLingui } from "@lingui/react/macro";
import { Button } from "../../../ui/Button";
import styles from "./NewVersionNotice.module.css";

/**
 * An unobtrusive notice of a new version, until the page is reloaded. The current page keeps working as far as it can:
 * the notice covers nothing, and is hidden during a line in progress (it comes back after the run) and where the page
 * itself says the same. In a race (`data-race`) it is shown at once, because updates about the others no longer arrive.
 */
export function NewVersionNotice() {
  const { t } = useLingui();
  return (
    <output className={styles["notice"]}>
      <span>{t`A new version of Typeloop is available.`}</span>
      <Button isSmall onClick={() => location.reload()}>
        {t`Reload now`}
      </Button>
    </output>
  );
}
