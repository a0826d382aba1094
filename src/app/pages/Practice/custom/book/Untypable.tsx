import { useLingui } from "@lingui/react/macro";
import { LinkButton } from "../../../../ui/LinkButton";
import { Notice } from "../../../../ui/Notice";
import styles from "./BookReading.module.css";

type Props = { readonly missing: readonly string[]; /** The address of the list that it was chosen from. */ readonly back: string };

/** A text that the person's keyboard cannot type, and by which characters. */
export function Untypable({ missing, back }: Props) {
  const { t } = useLingui();
  const list = Array.from(new Set(missing)).slice(0, 12).join(" ");
  return (
    <div className={styles["column"]}>
      <Notice text={t`Your keyboard cannot type this text: it has ${list}`}>
        <LinkButton look="primary" to={{ search: back }}>
          {t`Other texts`}
        </LinkButton>
        <LinkButton to="/settings#keyboard">{t`Change the keyboard`}</LinkButton>
      </Notice>
    </div>
  );
}
