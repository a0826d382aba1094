import { useLingui } from "@lingui/react/macro";
import { LinkButton } from "../../../../ui/Button";
import { Notice } from "../../../../ui/Notice";
import styles from "./BookReading.module.css";

/** A text that is not there, or that is somebody else's: both look the same. */
export function TextGone({ back }: { readonly back: string }) {
  const { t } = useLingui();
  return (
    <div className={styles["column"]}>
      <Notice text={t`This text is not here, or not any more.`}>
        <LinkButton look="primary" to={{ search: back }}>
          {t`Other texts`}
        </LinkButton>
      </Notice>
    </div>
  );
}
