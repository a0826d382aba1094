import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { DueWords_assignment$key } from "../../../../../__generated__/DueWords_assignment.graphql";
import { formatDateTime } from "../../../platform/dates/formatDate";
import { weekNumberOf } from "../../../platform/dates/calendar";

type Props = { readonly assignmentRef: DueWords_assignment$key; readonly size?: "long" | "short" };

/** When something is due, in Dutch and with its week, or where it stands otherwise. */
export function DueWords({ assignmentRef, size = "long" }: Props) {
  const { t } = useLingui();
  const { dueAt, closedAt } = useFragment(
    graphql`
      fragment DueWords_assignment on Assignment @throwOnFieldError {
        dueAt
        closedAt
      }
    `,
    assignmentRef,
  );
  if (closedAt != null) {
    const closed = formatDateTime(closedAt, size);
    return <span>{t`Closed ${closed}`}</span>;
  }
  if (dueAt == null) return <span>{t`No due date`}</span>;
  const due = formatDateTime(dueAt, size);
  const week = weekNumberOf(dueAt);
  return <time dateTime={dueAt}>{t`Due ${due} (week ${week})`}</time>;
}
