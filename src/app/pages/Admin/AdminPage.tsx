import { useLingui } from "@lingui/react/macro";
import { graphql, usePreloadedQuery, usePaginationFragment, useFragment } from "react-relay";
import AdminPageQueryNode, { type AdminPageQuery } from "../../../../__generated__/AdminPageQuery.graphql";
import AuditTabQueryNode from "../../../../__generated__/AuditTabQuery.graphql";
import ParticipationTabQueryNode from "../../../../__generated__/ParticipationTabQuery.graphql";
import GroupsTabQueryNode from "../../../../__generated__/GroupsTabQuery.graphql";
import ServerTabQueryNode from "../../../../__generated__/ServerTabQuery.graphql";
import UsersTabQueryNode from "../../../../__generated__/UsersTabQuery.graphql";
import type { OperationType } from "relay-runtime";
import type { PageLoader } from "../../Page";
import { changedByOthers, loadRouteQuery, useViewerQuery } from "../../relay/routeQuery";
import { AdminFrame } from "./AdminFrame";
import { AuditTab } from "./AuditTab";
import { DecidedReports, AbuseReports } from "./AbuseReports";
import { FlaggedExams, FlaggedResults } from "./FlaggedResults";
import { GroupsTab } from "./GroupsTab";
import { ParticipationTab } from "./ParticipationTab";
import { ServerTab } from "./ServerTab";
import { UsersTab } from "./UsersTab";
import styles from "./AdminPage.module.css";
import { Admins } from "./Admins";
import { ReportedSentences } from "./ReportedSentences";
import { FeatureSwitches } from "./FeatureSwitches";
import type { AdminPage_query$key } from "../../../../__generated__/AdminPage_query.graphql";
import type { TextsInReviewPaginationQuery } from "../../../../__generated__/TextsInReviewPaginationQuery.graphql";
import { ShowMore } from "../../ui/ShowMore";
import { Link, redirect, useParams } from "react-router-dom";
import type { AdminPage_text$key } from "../../../../__generated__/AdminPage_text.graphql";
import { formatDate } from "../../platform/dates/formatDate";
import { Card } from "../../ui/Card";
import { ReviewActions } from "../../features/text/ReviewActions";
import { textAddress, TextFacts } from "../../features/text/TextFacts";
import type { AdminPage_norms$key } from "../../../../__generated__/AdminPage_norms.graphql";
import { OwnNorms } from "../../features/ownNorms/OwnNorms";
import { Dated } from "../../ui/Dated";

const queries = {
  review: AdminPageQueryNode,
  users: UsersTabQueryNode,
  groups: GroupsTabQueryNode,
  participation: ParticipationTabQueryNode,
  server: ServerTabQueryNode,
  audit: AuditTabQueryNode,
} as const;

const tabs = ["review", "users", "groups", "participation", "server", "audit"] as const;

/** The tab of the address; null if there is none of that name. */
function readTab(name = "review"): (typeof tabs)[number] | null {
  return tabs.find((tab) => tab === name) ?? null;
}

/** Starts the query of the tab in the address. */
export const loadAdmin: PageLoader = ({ params, request }, { environment }) => {
  const tab = readTab(params["tab"]);
  if (tab === null) return redirect("/admin");
  return loadRouteQuery<OperationType>(environment, queries[tab], {}, request.signal, changedByOthers);
};

/** Tasks for the admins of this server; hidden from all others. */
export function AdminPage() {
  const tab = readTab(useParams()["tab"]);
  if (tab === "users") return <UsersTab />;
  if (tab === "groups") return <GroupsTab />;
  if (tab === "participation") return <ParticipationTab />;
  if (tab === "server") return <ServerTab />;
  return tab === "audit" ? <AuditTab /> : <ReviewTab />;
}

/** What waits for a decision, features, standards, and the admins themselves. */
function ReviewTab() {
  const { t } = useLingui();
  const query = usePreloadedQuery<AdminPageQuery>(
    graphql`
      query AdminPageQuery @throwOnFieldError @preloadable {
        ...AdminFrame_query
        ...AdminPage_query
        ...FeatureSwitches_query
        ...AdminPage_norms
        ...Admins_query
        ...AbuseReports_query
        ...AbuseReports_decidedQuery
        ...FlaggedResults_query
        ...FlaggedResults_exams
        ...ReportedSentences_query
      }
    `,
    useViewerQuery<AdminPageQuery>(AdminPageQueryNode),
  );
  return (
    <AdminFrame
      queryRef={query}
      title={t`Texts waiting for review`}
      lead={t`Published texts are public: they appear in lists and are used for practice and races. Check that a text is suitable for everyone and that its source allows this.`}
    >
      <TextsInReview queryRef={query} />
      <AbuseReports queryRef={query} />
      <DecidedReports queryRef={query} />
      <FlaggedResults queryRef={query} />
      <FlaggedExams queryRef={query} />
      <ReportedSentences queryRef={query} />
      <FeatureSwitches queryRef={query} />
      <AdminNorms queryRef={query} />
      <Admins queryRef={query} viewerRef={query} />
    </AdminFrame>
  );
}

const PAGE = 10;

/**
 * The texts in review, newest first. A text that was decided on stays until the page is left, and shows the decision.
 */
function TextsInReview({ queryRef }: { readonly queryRef: AdminPage_query$key }) {
  const { t } = useLingui();
  const { data, ...page } = usePaginationFragment<TextsInReviewPaginationQuery, AdminPage_query$key>(
    graphql`
      fragment AdminPage_query on Query
      @throwOnFieldError
      @refetchable(queryName: "TextsInReviewPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 10 }, after: { type: "String" }) {
        textsInReview(first: $first, after: $after) @connection(key: "TextsInReview_query_textsInReview") {
          edges {
            node {
              id
              ...AdminPage_text
            }
          }
        }
      }
    `,
    queryRef,
  );
  const edges = data.textsInReview?.edges ?? [];
  if (edges.length === 0)
    return (
      <p>{t`Nothing to review. Anyone with an account can submit a text for publication on the text's own page.`}</p>
    );
  return (
    <>
      <ul className={styles["rows"]}>
        {edges.map(({ node }) => (
          <WaitingText key={node.id} textRef={node} />
        ))}
      </ul>
      <ShowMore page={page} count={PAGE} />
    </>
  );
}

/** Number of characters shown, enough to judge the kind of text; its own page has all of it. */
const START = 400;

/** A text in review, or one that was just decided on. */
function WaitingText({ textRef }: { readonly textRef: AdminPage_text$key }) {
  const { t } = useLingui();
  const text = useFragment(
    graphql`
      fragment AdminPage_text on Text @throwOnFieldError {
        id
        title
        body
        language
        source
        status
        createdAt
        owner {
          displayName
        }
        ...TextFacts_text
        ...ReviewActions_text
      }
    `,
    textRef,
  );
  const { body, source, status } = text;
  const owner = text.owner?.displayName ?? "";
  const day = formatDate(text.createdAt);
  const start = body.length > START ? `${body.slice(0, body.lastIndexOf(" ", START))} …` : body;
  return (
    <li>
      <Card title={text.title} lead={<TextFacts textRef={text} />}>
        <p className={styles["body"]} lang={text.language.toLowerCase()}>
          {start}
        </p>
        <p className={styles["about"]}>
          <Dated words={t`Added by ${owner} on ${day}.`} dates={[day]} />
        </p>
        <p className={styles["about"]}>{source === "" ? t`No source given.` : t`Source and license: ${source}`}</p>
        <p>
          <Link to={textAddress(text.id)}>{t`View full text`}</Link>
        </p>
        {status === "IN_REVIEW" ? (
          <ReviewActions textRef={text} />
        ) : (
          <output>{status === "PUBLISHED" ? t`Published.` : t`Sent back.`}</output>
        )}
      </Card>
    </li>
  );
}

/** The exam standards that the admins defined for everyone. */
function AdminNorms({ queryRef }: { readonly queryRef: AdminPage_norms$key }) {
  const { t } = useLingui();
  const { ownExamNorms } = useFragment(
    graphql`
      fragment AdminPage_norms on Query @throwOnFieldError {
        ownExamNorms {
          id
          ...OwnNorms_norm
        }
      }
    `,
    queryRef,
  );
  return (
    <OwnNorms
      lead={t`Your own requirements for an exam. Everyone on this server can take it.`}
      groupId={null}
      norms={(ownExamNorms ?? []).map((norm) => ({ id: norm.id, normRef: norm }))}
    />
  );
}
