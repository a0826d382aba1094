import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment, usePaginationFragment } from "react-relay";
import type { DecidedReports_query$key } from "../../../../__generated__/DecidedReports_query.graphql";
import type { DecidedReports_report$key } from "../../../../__generated__/DecidedReports_report.graphql";
import type { DecidedReportsPaginationQuery } from "../../../../__generated__/DecidedReportsPaginationQuery.graphql";
import { abuseReasons } from "../../../contract/reportRules";
import { abuseReasonNames } from "../../features/moderation/abuseReasonNames";
import { formatDate } from "../../platform/dates/formatDate";
import { Card } from "../../ui/Card";
import { ShowMore } from "../../ui/ShowMore";
import styles from "./AdminPage.module.css";

const PAGE = 10;

/** Reports that an admin has decided about, the last one first. Nothing is shown while there are none. */
export function DecidedReports({ queryRef }: { readonly queryRef: DecidedReports_query$key }) {
  const { t } = useLingui();
  const { data, ...page } = usePaginationFragment<DecidedReportsPaginationQuery, DecidedReports_query$key>(
    graphql`
      fragment DecidedReports_query on Query
      @throwOnFieldError
      @refetchable(queryName: "DecidedReportsPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 10 }, after: { type: "String" }) {
        decidedAbuseReports(first: $first, after: $after) @connection(key: "DecidedReports_query_decidedAbuseReports") {
          edges {
            node {
              id
              ...DecidedReports_report
            }
          }
        }
      }
    `,
    queryRef,
  );
  const edges = data.decidedAbuseReports?.edges ?? [];
  if (edges.length === 0) return null;
  return (
    <Card title={t`Resolved reports`}>
      <ul className={styles["list"]}>
        {edges.map(({ node }) => (
          <DecidedRow key={node.id} reportRef={node} />
        ))}
      </ul>
      <ShowMore page={page} count={PAGE} />
    </Card>
  );
}

function DecidedRow({ reportRef }: { readonly reportRef: DecidedReports_report$key }) {
  const { t } = useLingui();
  const { name, isText, reason, decision, decidedAt, decidedBy } = useFragment(
    graphql`
      fragment DecidedReports_report on AbuseReport @throwOnFieldError {
        name
        isText
        reason
        decision
        decidedAt
        decidedBy {
          displayName
        }
      }
    `,
    reportRef,
  );
  const known = abuseReasons.find((one) => one === reason);
  const admin = decidedBy?.displayName;
  const upheld = isText ? t`Text archived` : t`Renamed and hidden`;
  return (
    <li className={styles["entry"]}>
      <p>
        <bdi className={styles["strong"]}>{name}</bdi> · {decision === "UPHELD" ? upheld : t`Dismissed`}
      </p>
      <p className={styles["about"]}>
        {known === undefined ? reason : t(abuseReasonNames[known])}
        {admin !== undefined && ` · ${admin}`}
        {decidedAt != null && (
          <>
            {" · "}
            <span lang="nl">{formatDate(decidedAt)}</span>
          </>
        )}
      </p>
    </li>
  );
}
