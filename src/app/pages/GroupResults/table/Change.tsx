import { useLingui } from "@lingui/react/macro";
import { roundDown } from "../../../../engine/metrics/rates";
import { useLocale } from "../../../platform/locale/useLocale";
import { formatFigure } from "../../../typing/figures/formatFigure";
import styles from "./Change.module.css";

type Props = {
  readonly figure: "wpm" | "accuracy";
  readonly now: number | null;
  readonly before: number | null;
};

/** Less than this is the same: medians of a few runs move by themselves. */
const NOTHING = { wpm: 0.5, accuracy: 0.25 };

/** How a median differs from that of the time before: in a sign, a figure and a word. */
export function Change({ figure, now, before }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  if (now === null || before === null) return <span className={styles["none"]}>–</span>;
  // Between the figures as they are shown.
  const by = formatFigure(locale, Math.abs(roundDown(now, 1) - roundDown(before, 1)), 1);
  if (Math.abs(now - before) < NOTHING[figure]) return <span className={styles["same"]}>{t`= the same`}</span>;
  if (now > before)
    return <span className={styles["up"]}>{figure === "wpm" ? t`▲ ${by} faster` : t`▲ ${by} better`}</span>;
  return <span className={styles["down"]}>{figure === "wpm" ? t`▼ ${by} slower` : t`▼ ${by} less`}</span>;
}
