import { fromWireLanguage } from "../../../contract/languages/languages";
import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { TextSheet_text$key } from "../../../../__generated__/TextSheet_text.graphql";
import type { TextSheet_viewer$key } from "../../../../__generated__/TextSheet_viewer.graphql";
import { Card } from "../../ui/Card";
import { LinkButton, Button } from "../../ui/Button";
import { PageHeader } from "../../ui/PageHeader";
import { PageMeta } from "../../ui/PageMeta";
import { customQuery } from "../../features/text/practiceAddress";
import { TextActions } from "./TextActions";
import { DifficultyCard } from "./DifficultyCard";
import { ReviewActions } from "../../features/text/ReviewActions";
import styles from "./TextPage.module.css";
import { TextFacts, TextBest } from "../../features/text/TextFacts";
import { FavoriteButton } from "../../features/text/FavoriteButton";
import { UpNext } from "./UpNext";
import type { TextSheet_query$key } from "../../../../__generated__/TextSheet_query.graphql";
import { useState } from "react";
import type { TextSheet_preview$key } from "../../../../__generated__/TextSheet_preview.graphql";
import type { TextSheet_state$key } from "../../../../__generated__/TextSheet_state.graphql";
import { Notice } from "../../ui/Notice";
import { Link } from "react-router-dom";
import type { TextSheet_about$key } from "../../../../__generated__/TextSheet_about.graphql";
import { formatDate } from "../../platform/dates/formatDate";
import { groupAddress } from "../../features/group/groupPaths";

type Props = {
  readonly textRef: TextSheet_text$key;
  readonly queryRef: TextSheet_query$key;
  /** Null for visitors without an account. */
  readonly viewerRef: TextSheet_viewer$key | null;
};

/** A text with its details, its difficulty, and the viewer's actions. */
export function TextSheet({ textRef, queryRef, viewerRef }: Props) {
  const { t } = useLingui();
  const query = useFragment(
    graphql`
      fragment TextSheet_query on Query @argumentDefinitions(id: { type: "ID!" }) @throwOnFieldError {
        ...UpNext_query @arguments(id: $id)
      }
    `,
    queryRef,
  );
  const viewer = useFragment(
    graphql`
      fragment TextSheet_viewer on User @throwOnFieldError {
        ...TextActions_viewer
      }
    `,
    viewerRef,
  );
  const text = useFragment(
    graphql`
      fragment TextSheet_text on Text @throwOnFieldError {
        id
        title
        language
        isOwn
        rights
        ...TextFacts_text
        ...TextFacts_bestText
        ...FavoriteButton_text
        ...UpNext_text
        ...TextSheet_state
        ...TextSheet_preview
        ...DifficultyCard_text
        ...TextSheet_about
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
        </div>
      </div>
    </div>
  );
}

/** Number of characters shown at first, enough to decide whether to read a book. */
const START = 1500;

/** The content of a text; of a long one only the beginning at first. */
function TextPreview({ textRef }: { readonly textRef: TextSheet_preview$key }) {
  const { t } = useLingui();
  const [isWhole, setWhole] = useState(false);
  const { body, language } = useFragment(
    graphql`
      fragment TextSheet_preview on Text @throwOnFieldError {
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
function TextStateNotice({ textRef }: { readonly textRef: TextSheet_state$key }) {
  const { t } = useLingui();
  const { status, isOwn, reviewNote } = useFragment(
    graphql`
      fragment TextSheet_state on Text @throwOnFieldError {
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
function AboutText({ textRef }: { readonly textRef: TextSheet_about$key }) {
  const { t } = useLingui();
  const { source, visibility, isOwn, createdAt, owner, group } = useFragment(
    graphql`
      fragment TextSheet_about on Text @throwOnFieldError {
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
