import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { TextSheet_text$key } from "../../../../__generated__/TextSheet_text.graphql";
import type { TextSheet_viewer$key } from "../../../../__generated__/TextSheet_viewer.graphql";
import { Card } from "../../ui/Card";
import { LinkButton } from "../../ui/LinkButton";
import { PageHeader } from "../../ui/PageHeader";
import { PageMeta } from "../../ui/PageMeta";
import { customQuery } from "../Practice/custom/customPlace";
import { AboutText } from "./AboutText";
import { TextActions } from "./actions/TextActions";
import { DifficultyCard } from "./DifficultyCard";
import { ReviewActions } from "./review/ReviewActions";
import styles from "./TextPage.module.css";
import { TextPreview } from "./TextPreview";
import { TextStateNotice } from "./TextStateNotice";
import { TextFacts } from "./words/TextFacts";

type Props = {
  readonly textRef: TextSheet_text$key;
  /** Null for nobody. */ readonly viewerRef: TextSheet_viewer$key | null;
};

/** A text with what it is, how hard it is and why, and what one may do with it. */
export function TextSheet({ textRef, viewerRef }: Props) {
  const { t } = useLingui();
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
        ...TextStateNotice_text
        ...TextPreview_text
        ...DifficultyCard_text
        ...AboutText_text
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
            search: customQuery(text.language === "NL" ? "nl" : "en", { choice: isOwn ? "own" : "library", text: id }),
          }}
        >
          {t`Type this text`}
        </LinkButton>
      </PageHeader>
      <TextStateNotice textRef={text} />
      {text.rights.includes("REVIEW") && (
        <Card
          title={t`Review`}
          lead={t`Published, it is everybody's. Sent back, only its owner has it, with your note.`}
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
          <DifficultyCard textRef={text} />
          <AboutText textRef={text} />
        </div>
      </div>
    </div>
  );
}
