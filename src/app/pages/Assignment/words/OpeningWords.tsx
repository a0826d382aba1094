import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { OpeningWords_assignment$key } from "../../../../../__generated__/OpeningWords_assignment.graphql";
import { formatDateTime } from "../../../platform/dates/formatDate";
import { weekNumberOf } from "../../../platform/dates/calendar";
import { serverNow } from "../../../relay/serverClock";

/** For coaches: where an assignment stands, and when members see it. */
export function OpeningWords({ assignmentRef }: { readonly assignmentRef: OpeningWords_assignment$key }) {
  const { t } = useLingui();
  const { state, opensAt } = useFragment(
    graphql`
      fragment OpeningWords_assignment on Assignment @throwOnFieldError {
        state
        opensAt
      }
    `,
    assignmentRef,
  );
  const moment = formatDateTime(opensAt, "short");
  const week = weekNumberOf(opensAt);
  if (state === "CLOSED") return <span>{t`Closed. What is done now does not count.`}</span>;
  if (state === "DRAFT") return <span>{t`A draft: only coaches see it. Planned for ${moment} (week ${week}).`}</span>;
  return (
    <span>
      {Date.parse(opensAt) > serverNow()
        ? t`Members see it from ${moment} (week ${week}).`
        : t`Open since ${moment} (week ${week}).`}
    </span>
  );
}
