import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ClassGoalForm_group$key } from "../../../../__generated__/ClassGoalForm_group.graphql";
import type { ClassGoalFormMutation } from "../../../../__generated__/ClassGoalFormMutation.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { limits } from "../../../contract/limits";
import { useResultMutation } from "../../relay/useResultMutation";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { announce } from "../../ui/notices";
import { PageForm } from "../../ui/form/Form";
import { TextField } from "../../ui/TextField";
import styles from "./GroupWallSetupPage.module.css";

/** The minutes that everyone together types on a day; empty for the standard. */
export function ClassGoalForm({ groupRef }: { readonly groupRef: ClassGoalForm_group$key }) {
  const { t } = useLingui();
  const { id, classGoalMinutes } = useFragment(
    graphql`
      fragment ClassGoalForm_group on Group @throwOnFieldError {
        id
        classGoalMinutes
      }
    `,
    groupRef,
  );
  const [set, isSetting] = useSetClassGoal();
  const [written, setWritten] = useState<string | null>(null);
  const [issue, setIssue] = useState<ErrorCode | null>(null);
  const [fault, setFault] = useState<ErrorCode | null>(null);
  const value = written ?? (classGoalMinutes == null ? "" : String(classGoalMinutes));
  const save = async (): Promise<void> => {
    const text = value.trim();
    const minutes = text === "" ? null : Number(text);
    const { min, max } = limits.classGoal;
    const isValid = minutes === null || (Number.isInteger(minutes) && minutes >= min && minutes <= max);
    setFault(isValid ? null : "OUT_OF_RANGE");
    if (!isValid) return;
    const answer = await set({ input: { groupId: id, minutes } });
    setIssue(answer.ok ? null : answer.error);
    if (!answer.ok) return;
    setWritten(null);
    announce(t`The goal was saved.`);
  };
  const { perMember } = limits.classGoal;
  return (
    <Card
      title={t`Goal of the day`}
      lead={t`Everything the group types today counts: practice, lessons, races and exams.`}
    >
      <PageForm className={styles["form"]} onSubmit={() => void save()}>
        <TextField
          name="minutes"
          label={t`Minutes together`}
          hint={t`Leave it empty for ${perMember} minutes per person.`}
          issue={fault}
          inputMode="numeric"
          autoComplete="off"
          value={value}
          onChange={setWritten}
        />
        {issue !== null && <ErrorNotice code={issue} />}
        <div>
          <Button type="submit" isBusy={isSetting}>
            {t`Save goal`}
          </Button>
        </div>
      </PageForm>
    </Card>
  );
}

function useSetClassGoal() {
  return useResultMutation<ClassGoalFormMutation, object>(
    graphql`
      mutation ClassGoalFormMutation($input: SetClassGoalInput!) {
        setClassGoal(input: $input) {
          __typename
          ... on GroupSuccess {
            group {
              ...ClassGoalForm_group
            }
          }
          ... on Error {
            code
          }
          ... on InvalidInputError {
            issues {
              code
            }
          }
        }
      }
    `,
    ({ group }) => group,
  );
}
