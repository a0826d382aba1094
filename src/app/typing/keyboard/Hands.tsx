import { useLingui } from "@lingui/react/macro";
import { fingers } from "./fingers";
import styles from "./Hands.module.css";

/** Which colour and which line is whose: the ten fingers as they lie on the keyboard. */
export function Hands() {
  const { t } = useLingui();
  return (
    <div className={styles["hands"]}>
      {(["left", "right"] as const).map((side) => (
        <div key={side} className={styles["hand"]}>
          {fingers
            .filter(({ hand }) => hand === side)
            .map(({ hand, finger, name }) => (
              <span key={finger} className={styles["finger"]} data-finger={finger} data-hand={hand} data-finger-of={`${hand} ${finger}`}>
                <span className={styles["tip"]} />
                <span className={styles["name"]}>{t(name)}</span>
              </span>
            ))}
        </div>
      ))}
    </div>
  );
}
