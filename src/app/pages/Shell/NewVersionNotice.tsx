import { useLingui } from "@lingui/react/macro";
import { Button } from "../../ui/Button";
import styles from "./NewVersionNotice.module.css";

/**
 * Says quietly that there is a new version, until the page is loaded again. What is on screen goes on working as far as
 * it can: it covers nothing, and it is not there while a
 * line is half typed (it comes back after the run), nor where the page itself says the same. In a race (`data-race`) it
 * is there at once: the others are not heard of any more.
 */
export function NewVersionNotice() {
  const { t } = useLingui();
  return (
    <output className={styles["notice"]} data-fades>
      <span>{t`A new version of Typeloop is available.`}</span>
      <Button isSmall onClick={() => location.reload()}>
        {t`Load it now`}
      </Button>
    </output>
  );
}
