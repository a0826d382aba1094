import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { GoalSettings_viewer$key } from "../../../../__generated__/GoalSettings_viewer.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { Card } from "../../ui/Card";
import { SegmentedControl } from "../../ui/ChoiceFields";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import styles from "./AppearanceSettings.module.css";
import { useSetDailyGoal } from "./settingsMutations";

/** Goals to choose from, in minutes; the server takes others, too. */
const choices = [5, 10, 15, 20, 30, 45, 60];

/** The daily goal: minutes to type, or off. */
export function GoalSettings({ viewerRef }: { readonly viewerRef: GoalSettings_viewer$key }) {
  const { t } = useLingui();
  const { id, dailyGoalMinutes, practiceGoal } = useFragment(
    graphql`
      fragment GoalSettings_viewer on User @throwOnFieldError {
        id
        dailyGoalMinutes
        practiceGoal {
          today {
            isReached
          }
        }
      }
    `,
    viewerRef,
  );
  const save = useSetDailyGoal();
  const [refused, setRefused] = useState<{ readonly code: ErrorCode; readonly minutes: number | null } | null>(null);
  const choose = async (minutes: number | null): Promise<void> => {
    setRefused(null);
    const code = await save(id, minutes);
    if (code !== null) setRefused({ code, minutes });
  };
  const current = dailyGoalMinutes ?? null;
  const offered = current === null || choices.includes(current) ? choices : [...choices, current].sort((a, b) => a - b);
  return (
    <Card id="goal" title={t`Daily goal`} lead={t`The ring at the top of the page shows how far you are.`}>
      <div className={styles["choice"]}>
        <SegmentedControl
          label={t`Minutes per day`}
          options={[
            { value: "", label: t({ message: "Off", context: "goal" }) },
            ...offered.map((minutes) => ({ value: String(minutes), label: String(minutes) })),
          ]}
          value={current === null ? "" : String(current)}
          onChange={(value) => void choose(value === "" ? null : Number(value))}
        />
        <p className={styles["hint"]}>
          {practiceGoal?.today.isReached === true
            ? t`You've reached today's goal. If you change it, the new goal starts tomorrow.`
            : t`If you change your goal, days on which you already reached it still count.`}
        </p>
        {refused && <ErrorNotice code={refused.code} onRetry={() => void choose(refused.minutes)} />}
      </div>
    </Card>
  );
}
