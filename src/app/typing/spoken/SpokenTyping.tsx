import { type ComponentProps, useMemo } from "react";
import type { TypingRun } from "../TypingRun";
import { useRunPhase } from "../runHooks";
import { spokenTyping } from "./SpokenRun";
import { SpokenStage } from "./SpokenStage";

type Props = Omit<ComponentProps<typeof SpokenStage>, "run" | "phase"> & { readonly run: TypingRun };

/** A SpokenStage of a run in practice, in a lesson or in a race. */
export function SpokenTyping({ run, ...others }: Props) {
  const spoken = useMemo(() => spokenTyping(run), [run]);
  return <SpokenStage run={spoken} phase={useRunPhase(run)} {...others} />;
}
