import { type ReactNode, use, useEffect, useEffectEvent, useState } from "react";
import { usePreferences } from "../../platform/preferences/usePreferences";
import type { Challenge } from "./Challenge";
import { loadFitBody } from "./loadFitBody";
import { StageSkeleton } from "./StageSkeleton";

type Props = {
  /** Of a text of the library. */
  readonly id: string;
  readonly body: string;
  /** Called once where the person's keyboard cannot type it. */
  readonly onUnfit: () => void;
  readonly children: (challenge: Challenge) => ReactNode;
};

/**
 * A text as the person's keyboard can type it; the place of the lines until there is one. Who tells another keyboard
 * keeps the text that stands here.
 */
export function FittingText({ id, body, onUnfit, children }: Props) {
  const { layout: current } = usePreferences();
  const [layout] = useState(current);
  const fit = layout === "" ? null : use(loadFitBody());
  const [challenge] = useState<Challenge | null>(() => {
    const fitted = fit === null ? { text: body } : fit(body, layout);
    return fitted && { ...fitted, seed: null, textId: id };
  });
  const isUnfit = challenge === null;
  const ask = useEffectEvent(onUnfit);
  useEffect(() => {
    if (!isUnfit) return;
    // Later: whoever loads another has not come alive yet itself when this has.
    const timer = setTimeout(() => ask());
    return () => clearTimeout(timer);
  }, [isUnfit]);
  return isUnfit ? <StageSkeleton /> : children(challenge);
}
