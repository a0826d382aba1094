import { useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { graphql, useFragment } from "react-relay";
import type { OtherRun_result$key } from "../../../../../__generated__/OtherRun_result.graphql";
import { useLocale } from "../../../platform/locale/useLocale";
import { formatPercent, formatSpeed } from "../../../typing/figures/formatFigure";
import { LinkButton } from "../../../ui/Button";
import { resultPath } from "../resultPath";
import { RunFacts } from "../RunFacts";
import { chosen } from "./chosen";
import styles from "./CompareCard.module.css";

type Props = { readonly resultRef: OtherRun_result$key; /** The run to see it beside. */ readonly comparedId: string };

/** Another run in the list; its link puts it beside the one that is open. */
export function OtherRun({ resultRef, comparedId }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const words = useId();
  const result = useFragment(
    graphql`
      fragment OtherRun_result on Result @throwOnFieldError {
        id
        wpm
        accuracy
        ...RunFacts_result
      }
    `,
    resultRef,
  );
  return (
    <li className={styles["run"]}>
      <span id={words}>
        <RunFacts resultRef={result} isShort />
      </span>
      <span className={styles["figures"]}>
        {formatSpeed(locale, result.wpm)} {t`wpm`}, {formatPercent(locale, result.accuracy)}
      </span>
      <LinkButton
        isSmall
        to={resultPath(comparedId, result.id)}
        state={chosen}
        aria-describedby={words}
      >{t`Compare`}</LinkButton>
    </li>
  );
}
