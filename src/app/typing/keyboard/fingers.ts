import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Finger, Hand } from "../../../engine/keyboards/physicalKeys";

/** A finger of one hand, what it is called in the legend and in a sentence. */
export type NamedFinger = {
  readonly hand: Exclude<Hand, "either">;
  readonly finger: Finger;
  readonly name: MessageDescriptor;
  readonly fullName: MessageDescriptor;
};

/** All ten as they lie on the keyboard, from left to right. */
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
