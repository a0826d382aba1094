import { useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { SeatingPlan_group$key } from "../../../../__generated__/SeatingPlan_group.graphql";
import type { SeatingPlanMutation } from "../../../../__generated__/SeatingPlanMutation.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { limits } from "../../../contract/limits";
import { changeColumns, type Seats } from "../../../engine/seating/seating";
import { useRoleNouns } from "../../features/group/roleWords";
import { useResultMutation } from "../../relay/useResultMutation";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Select } from "../../ui/ChoiceFields";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import styles from "./SeatingPlan.module.css";
import { SeatGrid } from "./SeatGrid";

const { min, max } = limits.seating.columns;
const columnOptions = Array.from({ length: max - min + 1 }, (_, index) => String(min + index));

type Plan = { readonly columns: number; readonly seats: Seats };

/** Where the members of a group sit. Each change is saved at once. */
export function SeatingPlan({ groupRef }: { readonly groupRef: SeatingPlan_group$key }) {
  const { t } = useLingui();
  const { members, Members } = useRoleNouns();
  const { id, seating } = useFragment(
    graphql`
      fragment SeatingPlan_group on Group @throwOnFieldError {
        id
        seating {
          columns
          isArranged
          seats {
            userId
            name
            seat
          }
        }
      }
    `,
    groupRef,
  );
  const [save] = useSaveSeating();
  const [draft, setDraft] = useState<Plan | null>(null);
  const [issue, setIssue] = useState<ErrorCode | null>(null);
  const changes = useRef(0);
  if (!seating) return null;
  const { columns, isArranged, seats } = seating;
  const plan = draft ?? { columns, seats: new Map(seats.map(({ userId, seat }) => [userId, seat])) };
  const change = async (next: Plan): Promise<void> => {
    changes.current += 1;
    const number = changes.current;
    setDraft(next);
    const answer = await save({
      input: {
        groupId: id,
        columns: next.columns,
        seats: [...next.seats].map(([userId, seat]) => ({ userId, seat })),
      },
    });
    // An answer to an earlier change is outdated.
    if (number !== changes.current) return;
    setIssue(answer.ok ? null : answer.error);
    setDraft(null);
  };
  return (
    <Card
      title={t`Seating plan`}
      lead={t`Drag the names to where everyone sits. The live view and the lobby of a race can show them in this order.`}
    >
      {seats.length === 0 ? (
        <p className={styles["hint"]}>{t`The group has no ${members} yet.`}</p>
      ) : (
        <>
          <div className={styles["controls"]}>
            <Select
              label={t`Seats per row`}
              options={columnOptions.map((value) => ({ value, label: value }))}
              value={String(plan.columns)}
              onChange={(value) => {
                const next = Number(value);
                void change({ columns: next, seats: changeColumns(plan.seats, plan.columns, next) });
              }}
            />
            {isArranged && (
              <Button onClick={() => void change({ columns: plan.columns, seats: new Map() })}>
                {t`Arrange by name`}
              </Button>
            )}
          </div>
          <SeatGrid
            label={Members}
            people={seats.map(({ userId, name }) => ({ userId, name }))}
            seats={plan.seats}
            columns={plan.columns}
            onChange={(next) => void change({ columns: plan.columns, seats: next })}
          />
          <p className={styles["hint"]}>
            {t`With the keyboard: pick up a name with the space bar, move it with the arrow keys, and drop it with the space bar.`}
          </p>
        </>
      )}
      {issue !== null && <ErrorNotice code={issue} />}
    </Card>
  );
}

function useSaveSeating() {
  return useResultMutation<SeatingPlanMutation, object>(
    graphql`
      mutation SeatingPlanMutation($input: SaveSeatingInput!) {
        saveSeating(input: $input) {
          __typename
          ... on GroupSuccess {
            group {
              ...SeatingPlan_group
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
