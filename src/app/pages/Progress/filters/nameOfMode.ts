import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { RunKind } from "../../../../engine/progress/ProgressRun";

/** What a mode is called: "30 seconds", "25 words", "Texts". */
export function nameOfMode({ mode, modeAmount }: Pick<RunKind, "mode" | "modeAmount">): MessageDescriptor {
  const amount = modeAmount ?? 0;
  switch (mode) {
    case "TIME":
      return msg`${amount} seconds`;
    case "WORDS":
      return msg`${amount} words`;
    case "TEXT":
      return msg`Texts`;
    case "ADAPTIVE":
      return msg`Adaptive practice`;
    case "CUSTOM":
      return msg`Custom practice`;
    case "LESSON":
      return msg`Course`;
    case "RACE":
      return msg`Races`;
  }
}
