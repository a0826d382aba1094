import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment, usePaginationFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { AbuseReports_query$key } from "../../../../__generated__/AbuseReports_query.graphql";
import type { AbuseReports_report$key } from "../../../../__generated__/AbuseReports_report.graphql";
import type { AbuseReportsPaginationQuery } from "../../../../__generated__/AbuseReportsPaginationQuery.graphql";
import type { AbuseReportsResolveMutation } from "../../../../__generated__/AbuseReportsResolveMutation.graphql";
import { abuseReasons } from "../../../contract/reportRules";
import type { ErrorCode } from "../../../contract/errorCodes";
import { limits } from "../../../contract/limits";
import { abuseReasonNames } from "../../features/moderation/ReportDialog";
import { textAddress } from "../../features/text/TextFacts";
import { formatDate } from "../../platform/dates/formatDate";
import { useResultMutation } from "../../relay/useResultMutation";
import { Button } from "../../ui/Button";
import { Card, CardRows } from "../../ui/Card";
import { Dialog } from "../../ui/Dialog";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { announce } from "../../ui/Notice";
import { ShowMore } from "../../ui/ShowMore";
import styles from "./AdminPage.module.css";
import type { AbuseReports_decidedQuery$key } from "../../../../__generated__/AbuseReports_decidedQuery.graphql";
import type { AbuseReports_decidedReport$key } from "../../../../__generated__/AbuseReports_decidedReport.graphql";
import type { DecidedReportsPaginationQuery } from "../../../../__generated__/DecidedReportsPaginationQuery.graphql";

/** Names and texts that people reported, newest first. */
export function AbuseReports({ queryRef }: { readonly queryRef: AbuseReports_query$key }) {
  const { t } = useLingui();
  const { data, ...page } = usePaginationFragment<AbuseReportsPaginationQuery, AbuseReports_query$key>(
    graphql`
      fragment AbuseReports_query on Query
      @throwOnFieldError
      @refetchable(queryName: "AbuseReportsPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 25 }, after: { type: "String" }) {
        abuseReports(first: $first, after: $after) @connection(key: "AbuseReports_query_abuseReports") {
          __id
          edges {
            node {
              id
              ...AbuseReports_report
            }
          }
        }
      }
    `,
    queryRef,
  );
  const edges = data.abuseReports?.edges ?? [];
  return (
    <Card
      id="reports"
      title={t`Reports`}
      lead={t`Names, pictures and texts that people reported. A decision applies to all reports about the same person or text.`}
    >
      <CardRows keys={edges.map(({ node }) => node.id)}>
        {edges.length === 0 && !page.hasNext && <p>{t`No open reports.`}</p>}
        {edges.length > 0 && (
          <ul className={styles["list"]}>
            {edges.map(({ node }) => (
              <ReportRow key={node.id} reportRef={node} connection={data.abuseReports?.__id ?? ""} />
            ))}
          </ul>
        )}
      </CardRows>
      <ShowMore page={page} count={limits.pageSize.standard} />
    </Card>
  );
}

type RowProps = { readonly reportRef: AbuseReports_report$key; readonly connection: string };

function ReportRow({ reportRef, connection }: RowProps) {
  const { t } = useLingui();
  const { id, subjectId, isText, name, excerpt, reason, details, createdAt } = useFragment(
    graphql`
      fragment AbuseReports_report on AbuseReport @throwOnFieldError {
        id
        subjectId
        isText
        name
        excerpt
        reason
        details
        createdAt
      }
    `,
    reportRef,
  );
  const [resolve, isResolving] = useResolve();
  const [issue, setIssue] = useState<ErrorCode | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const decide = async (decision: "DISMISSED" | "UPHELD"): Promise<void> => {
    const result = await resolve({ id, decision, connections: [connection] });
    setIssue(result.ok ? null : result.error);
    if (result.ok) announce(t`The reports about ${name} are closed.`);
  };
  const known = abuseReasons.find((one) => one === reason);
  return (
    <li className={styles["reportRow"]}>
      <div className={styles["sentence"]}>
        <p>{isText ? <Link to={textAddress(subjectId)}>{name}</Link> : name}</p>
        {excerpt !== "" && <p className={styles["about"]}>{excerpt}</p>}
        {details !== "" && (
          <p>
            <q>{details}</q>
          </p>
        )}
        <p className={styles["about"]}>
          {known === undefined ? reason : t(abuseReasonNames[known])} · <span lang="nl">{formatDate(createdAt)}</span>
        </p>
      </div>
      <div className={styles["decisions"]}>
        <Button aria-label={t`Dismiss: ${name}`} isSmall isBusy={isResolving} onClick={() => void decide("DISMISSED")}>
          {t`Dismiss`}
        </Button>
        <Button
          aria-label={isText ? t`Archive text: ${name}` : t`Rename and hide: ${name}`}
          look="danger"
          isSmall
          onClick={() => setIsAsking(true)}
        >
          {isText ? t`Archive text` : t`Rename and hide`}
        </Button>
      </div>
      <Dialog
        title={isText ? t`Archive text: ${name}` : t`Rename and hide: ${name}`}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
      >
        <p>
          {isText
            ? t`The text disappears from the library. Its owner can still see it.`
            : t`The person gets a new name, their picture is deleted, and their profile becomes private.`}
        </p>
        {issue !== null && <ErrorNotice code={issue} />}
        <div>
          <Button look="danger" isBusy={isResolving} onClick={() => void decide("UPHELD")}>
            {isText ? t`Archive text` : t`Rename and hide`}
          </Button>
        </div>
      </Dialog>
      {issue !== null && !isAsking && <ErrorNotice code={issue} />}
    </li>
  );
}

function useResolve() {
  return useResultMutation<AbuseReportsResolveMutation, true>(
    graphql`
      mutation AbuseReportsResolveMutation($id: ID!, $decision: AbuseDecision!, $connections: [ID!]!) {
        resolveAbuseReports(id: $id, decision: $decision) {
          __typename
          ... on ResolveAbuseReportsSuccess {
            resolvedIds @deleteEdge(connections: $connections)
          }
          ... on Error {
            code
          }
        }
      }
    `,
    () => true,
  );
}

const PAGE = 10;

/** Reports that an admin has decided about, the last one first. Nothing is shown while there are none. */
export function DecidedReports({ queryRef }: { readonly queryRef: AbuseReports_decidedQuery$key }) {
  const { t } = useLingui();
  const { data, ...page } = usePaginationFragment<DecidedReportsPaginationQuery, AbuseReports_decidedQuery$key>(
    graphql`
      fragment AbuseReports_decidedQuery on Query
      @throwOnFieldError
      @refetchable(queryName: "DecidedReportsPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 10 }, after: { type: "String" }) {
        decidedAbuseReports(first: $first, after: $after) @connection(key: "DecidedReports_query_decidedAbuseReports") {
          edges {
            node {
              id
              ...AbuseReports_decidedReport
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

function DecidedRow({ reportRef }: { readonly reportRef: AbuseReports_decidedReport$key }) {
  const { t } = useLingui();
  const { name, isText, reason, decision, decidedAt, decidedBy } = useFragment(
    graphql`
      fragment AbuseReports_decidedReport on AbuseReport @throwOnFieldError {
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
