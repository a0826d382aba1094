import { useLingui } from "@lingui/react/macro";
import { type FingerSet, fingerZones, tenFingers } from "../../../engine/keyboards/fingerZones";
import type { Finger, Hand } from "../../../engine/keyboards/waysToType";
import styles from "./Hands.module.css";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { readAppearance } from "../../platform/preferences/appearance";
import { usePreferences } from "../../platform/preferences/usePreferences";

type Props = {
  /** The fingers that type; the others are left out. */
  readonly set: FingerSet;
  /** Keys of a lesson, by their codes: the fingers that type them are highlighted. */
  readonly taught?: ReadonlySet<string>;
};

const none: ReadonlySet<string> = new Set();

/** A legend of the fingers' colors and lines, as they lie on the keyboard. */
export function Hands({ set, taught = none }: Props) {
  const { t } = useLingui();
  const places = [...taught].flatMap((code) => fingerZones(set).get(code) ?? []);
  const isTaught = (hand: Hand, finger: Finger) =>
    places.some((place) => place.finger === finger && (place.hand === hand || place.hand === "either"));
  return (
    <div className={styles["hands"]}>
      {(["left", "right"] as const).map((side) => (
        <div key={side} className={styles["hand"]}>
          {fingers
            .filter(({ hand, finger }) => hand === side && isUsed(set, hand, finger))
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

function isUsed(set: FingerSet, hand: Hand, finger: Finger): boolean {
  return set[tenFingers.findIndex((each) => each.hand === hand && each.finger === finger)] === "1";
}

/** A finger of one hand, with its name in the legend and in a sentence. */
type NamedFinger = {
  readonly hand: Exclude<Hand, "either">;
  readonly finger: Finger;
  readonly name: MessageDescriptor;
  readonly fullName: MessageDescriptor;
};

/** All ten fingers, from left to right. */
export const fingers: readonly NamedFinger[] = [
  {
    hand: "left",
    finger: "little",
    name: msg({ message: "little", context: "finger" }),
    fullName: msg`left little finger`,
  },
  { hand: "left", finger: "ring", name: msg({ message: "ring", context: "finger" }), fullName: msg`left ring finger` },
  {
    hand: "left",
    finger: "middle",
    name: msg({ message: "middle", context: "finger" }),
    fullName: msg`left middle finger`,
  },
  {
    hand: "left",
    finger: "index",
    name: msg({ message: "index", context: "finger" }),
    fullName: msg`left index finger`,
  },
  { hand: "left", finger: "thumb", name: msg({ message: "thumb", context: "finger" }), fullName: msg`left thumb` },
  { hand: "right", finger: "thumb", name: msg({ message: "thumb", context: "finger" }), fullName: msg`right thumb` },
  {
    hand: "right",
    finger: "index",
    name: msg({ message: "index", context: "finger" }),
    fullName: msg`right index finger`,
  },
  {
    hand: "right",
    finger: "middle",
    name: msg({ message: "middle", context: "finger" }),
    fullName: msg`right middle finger`,
  },
  {
    hand: "right",
    finger: "ring",
    name: msg({ message: "ring", context: "finger" }),
    fullName: msg`right ring finger`,
  },
  {
    hand: "right",
    finger: "little",
    name: msg({ message: "little", context: "finger" }),
    fullName: msg`right little finger`,
  },
];

/** The fingers that somebody types with, as chosen in Settings. */
export function useFingers(): FingerSet {
  return readAppearance(usePreferences()).fingers;
}
