import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

type Words = { readonly name: MessageDescriptor; readonly rule: MessageDescriptor };

const modes: Readonly<Record<string, Words>> = {
  SPEED: { name: msg({ message: "Speed", context: "race mode" }), rule: msg`The first to finish wins.` },
  ACCURACY: {
    name: msg({ message: "Accuracy", context: "race mode" }),
    rule: msg`The fewest wrong keys win; with as many, the faster one.`,
  },
  HANDICAP: {
    name: msg({ message: "Handicap", context: "race mode" }),
    rule: msg`Whoever improves most on their own last seven days wins.`,
  },
  TEAMS: {
    name: msg({ message: "Teams", context: "race mode" }),
    rule: msg`The team with the highest average speed wins. Everybody who types counts.`,
  },
};

/** What a mode of the schema is called; its code where this build does not know it. */
export function modeName(mode: string): MessageDescriptor {
  return modes[mode]?.name ?? { id: mode };
}

/** What wins in it, in a sentence; empty where this build does not know it. */
export function modeRule(mode: string): MessageDescriptor {
  return modes[mode]?.rule ?? { id: "" };
}
