import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { DailyUsed_dailyText$key } from "../../../../__generated__/DailyUsed_dailyText.graphql";
import { BOARD_ACCURACY } from "../../../engine/practice/boardRules";
import { resultPath } from "../../features/addresses";
import { readOwnRuns } from "../../features/saving/unsavedRuns";
import { useLocale } from "../../platform/locale/useLocale";
import { formatPercent } from "../../typing/figures/formatFigure";
import { useSpeed } from "../../typing/figures/useSpeed";
import { LinkButton } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { useIsInBrowser } from "../../ui/InBrowser";
import styles from "./DailyPage.module.css";

type Props = { readonly dailyTextRef: DailyUsed_dailyText$key; readonly isToday: boolean };

/** A text that the viewer may see, and what became of their attempt at it. */
export function DailyUsed({ dailyTextRef, isToday }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const speed = useSpeed();
  const { text, attempt } = useFragment(
    graphql`
      fragment DailyUsed_dailyText on DailyText @throwOnFieldError {
        text {
          id
          title
        }
        attempt {
          runId
          isCounted
          result {
            id
            wpm
            accuracy
            status
          }
        }
      }
    `,
    dailyTextRef,
  );
  const isStored = useIsStored(attempt?.runId ?? null);
  if (text == null) return null;
  const result = attempt?.result ?? null;
  const sentence = (): string | null => {
    if (attempt == null) return null;
    if (isStored && result === null)
      return t`Your result is stored in this browser and will be saved as soon as the server can be reached.`;
    if (result === null) return t`You've used your attempt. It wasn't finished, so it has no result.`;
    if (attempt.isCounted) return null;
    if (result.status === "FLAGGED")
      return t`It isn't on the leaderboard: something about it is unusual, so it's flagged for review.`;
    return result.accuracy < BOARD_ACCURACY
      ? t`It isn't on the leaderboard: you need an accuracy of at least ${BOARD_ACCURACY}%.`
      : t`It isn't on the leaderboard, because it was typed or saved too late.`;
  };
  const said = sentence();
  return (
    <Card title={text.title}>
      {result !== null && (
        <p className={styles["figures"]}>
          {t`Your attempt: ${speed.text(result.wpm)}, ${formatPercent(locale, result.accuracy)} accuracy`}
        </p>
      )}
      {said !== null && <p>{said}</p>}
      {attempt != null && isToday && <p>{t`There's a new text tomorrow.`}</p>}
      <div className={styles["actions"]}>
        {result !== null && <LinkButton to={resultPath(result.id)}>{t`View result`}</LinkButton>}
        <LinkButton to={`/texts/${encodeURIComponent(text.id)}`}>{t`Practice this text`}</LinkButton>
      </div>
    </Card>
  );
}

/** Whether this browser has the run and the server does not. */
function useIsStored(runId: string | null): boolean {
  const isInBrowser = useIsInBrowser();
  return isInBrowser && runId !== null && readOwnRuns().some((run) => run.runId === runId);
}
