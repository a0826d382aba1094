import { useLingui } from "@lingui/react/macro";
import { type Finger, type Hand, physicalKeys } from "../../../engine/keyboards/physicalKeys";
import { fingers } from "./fingers";
import styles from "./Hands.module.css";

type Props = {
  /** Keys of a lesson, by their codes: the fingers that type them stand out. */
  readonly taught?: ReadonlySet<string>;
};

const none: ReadonlySet<string> = new Set();

/** Which colour and which line is whose: the ten fingers as they lie on the keyboard. */
export function Hands({ taught = none }: Props) {
  const { t } = useLingui();
  const places = [...taught].flatMap((code) => physicalKeys.get(code) ?? []);
  const isTaught = (hand: Hand, finger: Finger) =>
    places.some((place) => place.finger === finger && (place.hand === hand || place.hand === "either"));
  return (
    <div className={styles["hands"]}>
      {(["left", "right"] as const).map((side) => (
        <div key={side} className={styles["hand"]}>
          {fingers
            .filter(({ hand }) => hand === side)
            .map(({ hand, finger, name }) => (
              <span
                key={finger}
                className={styles["finger"]}
                data-finger={finger}
                data-hand={hand}
                data-finger-of={`${hand} ${finger}`}
                data-taught={isTaught(hand, finger) || undefined}
              >
                <span className={styles["tip"]} />
                <span className={styles["name"]}>{t(name)}</span>
              </span>
            ))}
        </div>
      ))}
    </div>
  );
}
