import { useLingui } from "@lingui/react/macro";
import styles from "./KeyboardHidden.module.css";

/** In the place of the keyboard's picture, where a group types without it. */
export function KeyboardHidden({ group }: { readonly group: string }) {
  const { t } = useLingui();
  return (
    <p
      className={styles["words"]}
    >{t`In ${group} you type without the keyboard on the screen. Your coach switched it off.`}</p>
  );
}
