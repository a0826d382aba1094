import { useLingui } from "@lingui/react/macro";
import { Button, LinkButton } from "../../../../ui/Button";
import { Notice } from "../../../../ui/Notice";
import styles from "./BookReading.module.css";

type Props = {
  readonly missing: readonly string[];
  /** The address of the list that it was chosen from. */
  readonly back: string;
  /** Types the text without them; null where nothing is left of it then. */
  readonly onLeaveOut: (() => void) | null;
};

/** A text that the person's keyboard cannot type, and by which characters. */
export function Untypable({ missing, back, onLeaveOut }: Props) {
  const { t } = useLingui();
  const list = Array.from(new Set(missing)).slice(0, 12).join(" ");
  return (
    <div className={styles["column"]}>
      <Notice text={t`Your keyboard cannot type this text: it has ${list}`}>
        {onLeaveOut !== null && (
          <Button look="primary" onClick={onLeaveOut}>
            {t`Leave them out`}
          </Button>
        )}
        <LinkButton to={{ search: back }}>{t`Other texts`}</LinkButton>
        <LinkButton to="/settings#keyboard">{t`Change the keyboard`}</LinkButton>
      </Notice>
    </div>
  );
}
