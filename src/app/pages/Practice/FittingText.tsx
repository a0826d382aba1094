import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import type { Challenge } from "./Challenge";
import type { FittedBody } from "./fitBody";
import { StageSkeleton } from "./StageSkeleton";

type Props = {
  /** Of a text of the library. */
  readonly id: string;
  /** What a keyboard makes of it; null when it cannot be typed. Who changes the keyboard keeps the text that stands here. */
  readonly fitted: FittedBody | null;
  /** Called once where it cannot be typed. */
  readonly onUnfit: () => void;
  readonly children: (challenge: Challenge) => ReactNode;
};

/** A text that the keyboard can type; the place of the lines until there is one. */
export function FittingText({ id, fitted, onUnfit, children }: Props) {
  const [challenge] = useState<Challenge | null>(() => fitted && { ...fitted, seed: null, textId: id });
  const isUnfit = challenge === null;
  const ask = useEffectEvent(onUnfit);
  useEffect(() => {
    if (isUnfit) ask();
  }, [isUnfit]);
  return isUnfit ? <StageSkeleton /> : children(challenge);
}
