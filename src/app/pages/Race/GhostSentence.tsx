import { useLingui } from "@lingui/react/macro";
import { roundDown } from "../../../engine/metrics/rates";
import { useLocale } from "../../platform/locale/useLocale";
import { formatFigure } from "../../typing/figures/formatFigure";

/** When a ghost was at the end of the text. */
export type GhostFinish = {
  /** Null if the racer may not know whose it is, or it is their own best. */
  readonly name: string | null;
  readonly isOwn: boolean;
  /** In ms since the start. */
  readonly afterMs: number;
};

type Props = {
  readonly ghosts: readonly GhostFinish[];
  /** When the racer was, in ms since the start. */
  readonly finishedAfterMs: number;
};

/** How a race against ghosts ended: the difference to the nearest one. */
export function GhostSentence({ ghosts, finishedAfterMs }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const distance = ({ afterMs }: GhostFinish) => Math.abs(afterMs - finishedAfterMs);
  const [ghost] = ghosts.toSorted((a, b) => distance(a) - distance(b));
  if (ghost === undefined) return null;
  const { name, isOwn } = ghost;
  const tenths = roundDown(distance(ghost) / 1000, 1);
  const seconds = formatFigure(locale, tenths, 1);
  const isAhead = ghost.afterMs > finishedAfterMs;
  if (tenths === 0) {
    if (isOwn) return t`You were exactly as fast as your best.`;
    return name === null
      ? t`You and the ghost finished at the same time.`
      : t`You and ${name}'s ghost finished at the same time.`;
  }
  if (isOwn) return isAhead ? t`You beat your best by ${seconds} s.` : t`Your best was ${seconds} s faster.`;
  if (name === null) return isAhead ? t`You beat the ghost by ${seconds} s.` : t`The ghost was ${seconds} s faster.`;
  return isAhead ? t`You beat ${name}'s ghost by ${seconds} s.` : t`${name}'s ghost was ${seconds} s faster.`;
}
