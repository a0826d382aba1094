import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment, usePreloadedQuery } from "react-relay";
import { Link, useLocation } from "react-router-dom";
import TextPageQueryNode, { type TextPageQuery } from "../../../../__generated__/TextPageQuery.graphql";
import { useViewerQuery } from "../../relay/routeQuery";
import { usePageStatus } from "../../rendering/renderingHooks";
import { Button, LinkButton } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { PageHeader, PageMeta } from "../../ui/PageHeader";
import { fromWireLanguage } from "../../../contract/languages/languages";
import type { TextPage_text$key } from "../../../../__generated__/TextPage_text.graphql";
import type { TextPage_viewer$key } from "../../../../__generated__/TextPage_viewer.graphql";
import { Card } from "../../ui/Card";
import { customQuery, groupAddress } from "../../features/addresses";
import { TextActions } from "./TextActions";
import { DifficultyCard, UpNext } from "./TextCards";
import { ReviewActions } from "../../features/text/ReviewActions";
import styles from "./TextPage.module.css";
import { TextBest, TextFacts } from "../../features/text/TextFacts";
import { ReportButton } from "../../features/moderation/ReportButton";
import { FavoriteButton } from "../../features/text/FavoriteButton";
import type { TextPage_query$key } from "../../../../__generated__/TextPage_query.graphql";
import { useState } from "react";
import type { TextPage_preview$key } from "../../../../__generated__/TextPage_preview.graphql";
import type { TextPage_state$key } from "../../../../__generated__/TextPage_state.graphql";
import type { TextPage_about$key } from "../../../../__generated__/TextPage_about.graphql";
import { formatDate } from "../../platform/dates/formatDate";

/** A text that the viewer may read. */
export function TextPage() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const query = usePreloadedQuery<TextPageQuery>(
    graphql`
      query TextPageQuery($id: ID!) @throwOnFieldError @preloadable {
        viewer {
          role
          ...TextPage_viewer
        }
        node(id: $id) {
          ...TextPage_text @alias(as: "text")
        }
        ...TextPage_query @arguments(id: $id)
      }
    `,
    useViewerQuery<TextPageQuery>(TextPageQueryNode),
  );
  const { viewer, node } = query;
  const text = node?.text;
  usePageStatus(text ? null : 404);
  if (text) return <TextSheet textRef={text} queryRef={query} viewerRef={viewer ?? null} />;
  return (
    <>
      <PageMeta
        title={t`Text not found`}
        description={t`There's nothing at this address. Check the link, or go to the home page.`}
        isUnlisted
      />
      <Notice isPage text={t`Text not found`}>
        <p>{t`It may have been deleted, or it belongs to someone else or to a group you're not in.`}</p>
        <LinkButton look="primary" to="/texts">
          {t`All texts`}
        </LinkButton>
        {viewer?.role !== "MEMBER" && viewer?.role !== "ADMIN" && (
          <LinkButton to={`/sign-in?next=${encodeURIComponent(pathname)}`}>{t`Sign in`}</LinkButton>
        )}
      </Notice>
    </>
  );
}

type Props = {
  readonly textRef: TextPage_text$key;
  readonly queryRef: TextPage_query$key;
  /** Null for visitors without an account. */
  readonly viewerRef: TextPage_viewer$key | null;
};

/** A text with its details, its difficulty, and the viewer's actions. */
function TextSheet({ textRef, queryRef, viewerRef }: Props) {
  const { t } = useLingui();
  const query = useFragment(
    graphql`
      fragment TextPage_query on Query @argumentDefinitions(id: { type: "ID!" }) @throwOnFieldError {
        ...TextCards_query @arguments(id: $id)
      }
    `,
    queryRef,
  );
  const viewer = useFragment(
    graphql`
      fragment TextPage_viewer on User @throwOnFieldError {
        ...TextActions_viewer
      }
    `,
    viewerRef,
  );
  const text = useFragment(
    graphql`
      fragment TextPage_text on Text @throwOnFieldError {
        id
        title
        language
        isOwn
        rights
        ...TextFacts_text
        ...TextFacts_bestText
        ...FavoriteButton_text
        ...TextCards_text
        ...TextPage_state
        ...TextPage_preview
        ...TextCards_difficulty
        ...TextPage_about
        ...TextActions_text
        ...ReviewActions_text
      }
    `,
    textRef,
  );
  const { id, title, isOwn } = text;
  return (
    <div className={styles["page"]}>
      <PageMeta
        title={title}
        description={t`A text to type, with its difficulty, length and source.`}
        isUnlisted={isOwn}
      />
      <PageHeader title={title} lead={<TextFacts textRef={text} />}>
        <LinkButton
          look="primary"
          to={{
            pathname: "/",
            search: customQuery(fromWireLanguage(text.language), { choice: isOwn ? "own" : "library", text: id }),
          }}
        >
          {t`Type this text`}
        </LinkButton>
        <FavoriteButton textRef={text} isNamed />
      </PageHeader>
      <p className={styles["best"]}>
        <TextBest textRef={text} />
      </p>
      <TextStateNotice textRef={text} />
      {text.rights.includes("REVIEW") && (
        <Card
          title={t`Review`}
          lead={t`If you publish it, it becomes public. If you send it back, only the owner can see it, with your note.`}
        >
          <ReviewActions textRef={text} />
        </Card>
      )}
      <div className={styles["columns"]}>
        <div className={styles["side"]}>
          <TextPreview textRef={text} />
          <TextActions textRef={text} viewerRef={viewer ?? null} />
        </div>
        <div className={styles["side"]}>
          <UpNext textRef={text} queryRef={query} />
          <DifficultyCard textRef={text} />
          <AboutText textRef={text} />
          {!isOwn && (
            <div>
              <ReportButton label={t`Report this text`} kind="text" subjects={[{ id, name: title }]} />
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

/** Number of characters shown at first, enough to decide whether to read a book. */
const START = 1500;

/** The content of a text; of a long one only the beginning at first. */
function TextPreview({ textRef }: { readonly textRef: TextPage_preview$key }) {
  const { t } = useLingui();
  const [isWhole, setWhole] = useState(false);
  const { body, language } = useFragment(
    graphql`
      fragment TextPage_preview on Text @throwOnFieldError {
        body
        language
      }
    `,
    textRef,
  );
  const isCut = !isWhole && body.length > START + 200;
  const start = isCut ? body.slice(0, body.lastIndexOf(" ", START)) : body;
  return (
    <Card title={t`Text`}>
      <p className={styles["body"]} lang={fromWireLanguage(language)}>
        {isCut ? `${start} …` : body}
      </p>
      {isCut && (
        <div>
          <Button isSmall onClick={() => setWhole(true)}>
            {t`Show the whole text`}
          </Button>
        </div>
      )}
    </Card>
  );
}

/** A notice about the state of a text, if needed. */
function TextStateNotice({ textRef }: { readonly textRef: TextPage_state$key }) {
  const { t } = useLingui();
  const { status, isOwn, reviewNote } = useFragment(
    graphql`
      fragment TextPage_state on Text @throwOnFieldError {
        status
        isOwn
        reviewNote
      }
    `,
    textRef,
  );
  if (status === "ARCHIVED")
    return <Notice text={t`This text is archived and no longer appears in lists. Its results are kept.`} />;
  if (status === "IN_REVIEW" && isOwn)
    return <Notice text={t`This text is waiting for review by an admin. Until it's published, only you can see it.`} />;
  if (reviewNote == null) return null;
  return (
    <Notice text={t`It hasn't been published yet. The reviewer wrote:`}>
      <q>{reviewNote}</q>
    </Notice>
  );
}

/** The source of a text, and who can use it. */
function AboutText({ textRef }: { readonly textRef: TextPage_about$key }) {
  const { t } = useLingui();
  const { source, visibility, isOwn, createdAt, owner, group } = useFragment(
    graphql`
      fragment TextPage_about on Text @throwOnFieldError {
        source
        visibility
        isOwn
        createdAt
        owner {
          displayName
        }
        group {
          id
          name
        }
      }
    `,
    textRef,
  );
  const audience = visibility === "PUBLIC" ? t`everyone` : visibility === "GROUP" ? t`a group` : t`only you`;
  return (
    <Card title={t`About this text`}>
      <dl className={styles["facts"]}>
        <dt>{t`Source and license`}</dt>
        <dd>{source === "" ? t`unknown` : source}</dd>
        <dt>{t`Added by`}</dt>
        <dd>{isOwn ? t({ context: "owner", message: "you" }) : (owner?.displayName ?? "Typeloop")}</dd>
        <dt>{t`Available to`}</dt>
        <dd>{group == null ? audience : <Link to={groupAddress(group.id)}>{group.name}</Link>}</dd>
        <dt>{t`Since`}</dt>
        <dd lang="nl">{formatDate(createdAt)}</dd>
      </dl>
    </Card>
  );
}
