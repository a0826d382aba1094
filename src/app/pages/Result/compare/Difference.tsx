import { useLingui } from "@lingui/react/macro";
import { useLocale } from "../../../platform/locale/useLocale";
import { formatDifference } from "../../../typing/figures/formatFigure";
import { VisuallyHidden } from "../../../ui/primitives";
import styles from "./Difference.module.css";

type Props = {
  /** Now less then. */
  readonly value: number;
  readonly digits?: 0 | 1;
  /** Behind the number: "%". */
  readonly unit?: string;
  /** As of times: less is better. */
  readonly isLessBetter?: boolean;
};

/** A difference with its sign; better and worse by an arrow, a word for those who listen, and a colour. */
export function Difference({ value, digits = 0, unit = "", isLessBetter = false }: Props) {
  const { t } = useLingui();
  const number = formatDifference(useLocale(), value, digits);
  if (!/[1-9]/u.test(number)) return <span className={styles["same"]}>{t`the same`}</span>;
  const isBetter = value < 0 === isLessBetter;
  return (
    <span className={isBetter ? styles["better"] : styles["worse"]}>
      {number}
      {unit} <span aria-hidden="true">{isBetter ? "▲" : "▽"}</span>
      <VisuallyHidden> ({isBetter ? t`better` : t`less good`})</VisuallyHidden>
    </span>
  );
}
