import { useLingui } from "@lingui/react/macro";
import { graphql, usePreloadedQuery, usePaginationFragment, useFragment } from "react-relay";
import AdminPageQueryNode, { type AdminPageQuery } from "../../../../__generated__/AdminPageQuery.graphql";
import { useViewerQuery } from "../../relay/routeQuery";
import { usePageStatus } from "../../rendering/usePageStatus";
import { LinkButton } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { PageHeader } from "../../ui/PageHeader";
import { PageMeta } from "../../ui/PageMeta";
import styles from "./AdminPage.module.css";
import { AbuseReports } from "./AbuseReports";
import { Admins } from "./Admins";
import { ReportedSentences } from "./ReportedSentences";
import { FeatureSwitches } from "./FeatureSwitches";
import type { AdminPage_query$key } from "../../../../__generated__/AdminPage_query.graphql";
import type { TextsInReviewPaginationQuery } from "../../../../__generated__/TextsInReviewPaginationQuery.graphql";
import { ShowMore } from "../../ui/ShowMore";
import { Link } from "react-router-dom";
import type { AdminPage_text$key } from "../../../../__generated__/AdminPage_text.graphql";
import { formatDate } from "../../platform/dates/formatDate";
import { Card } from "../../ui/Card";
import { ReviewActions } from "../../features/text/ReviewActions";
import { textAddress, TextFacts } from "../../features/text/TextFacts";
import type { AdminPage_norms$key } from "../../../../__generated__/AdminPage_norms.graphql";
import { OwnNorms } from "../../features/ownNorms/OwnNorms";

/** Tasks for the admins of this server; hidden from all others. */
export function AdminPage() {
  const { t } = useLingui();
  const { viewer, ...query } = usePreloadedQuery<AdminPageQuery>(
    graphql`
      query AdminPageQuery @throwOnFieldError @preloadable {
        viewer {
          role
        }
        ...AdminPage_query
        ...FeatureSwitches_query
        ...AdminPage_norms
        ...Admins_query
        ...AbuseReports_query
        ...ReportedSentences_query
      }
    `,
    useViewerQuery<AdminPageQuery>(AdminPageQueryNode),
  );
  const isAdmin = viewer?.role === "ADMIN";
  usePageStatus(isAdmin ? null : 403);
  if (!isAdmin) {
    return (
      <>
        <PageMeta title={t`For admins`} description={t`This page is for admins.`} isUnlisted />
        <Notice isPage text={t`This page is for the admins of this server`}>
          <p>{t`An admin can make you one too. The first admin opens the link that the server prints when it starts.`}</p>
          {viewer == null || viewer.role === "GUEST" ? (
            <LinkButton look="primary" to="/sign-in?next=%2Fadmin">
              {t`Sign in`}
            </LinkButton>
          ) : (
            <LinkButton look="primary" to="/">
              {t`Practice`}
            </LinkButton>
          )}
        </Notice>
      </>
    );
  }
  return (
    <div className={styles["page"]}>
      <PageMeta
        title={t`Admin`}
        description={t`For admins: texts waiting for review, and which features are on.`}
        isUnlisted
      />
      <PageHeader
        title={t`Texts waiting for review`}
        lead={t`Published texts are public: they appear in lists and are used for practice and races. Check that a text is suitable for everyone and that its source allows this.`}
      />
      <TextsInReview queryRef={query} />
      <AbuseReports queryRef={query} />
      <ReportedSentences queryRef={query} />
      <FeatureSwitches queryRef={query} />
      <AdminNorms queryRef={query} />
      <Admins queryRef={query} />
    </div>
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
        <p className={styles["about"]}>{t`Added by ${owner} on ${day}.`}</p>
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
