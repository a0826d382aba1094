import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { UpNext_similar$key } from "../../../../__generated__/UpNext_similar.graphql";
import type { UpNext_query$key } from "../../../../__generated__/UpNext_query.graphql";
import type { UpNext_text$key } from "../../../../__generated__/UpNext_text.graphql";
import { fromWireLanguage } from "../../../contract/languages/languages";
import { portionsOf } from "../../../engine/practice/portions";
import { customQuery } from "../../features/text/practiceAddress";
import { TextFacts, textAddress } from "../../features/text/TextFacts";
import { LinkButton } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { ProgressBar } from "../../ui/primitives";
import styles from "./TextPage.module.css";

type Props = { readonly textRef: UpNext_text$key; readonly queryRef: UpNext_query$key };

/** What to type next: the next part of a text that the viewer is in, otherwise another text of the same kind. */
export function UpNext({ textRef, queryRef }: Props) {
  const { t } = useLingui();
  const { id, language, body, bookmark, isOwn, parts } = useFragment(
    graphql`
      fragment UpNext_text on Text @throwOnFieldError {
        id
        language
        body
        bookmark
        isOwn
        parts {
          title
          # eslint-disable-next-line relay/unused-fields -- Read by portionsOf.
          end
        }
      }
    `,
    textRef,
  );
  const { similarText } = useFragment(
    graphql`
      fragment UpNext_query on Query @argumentDefinitions(id: { type: "ID!" }) @throwOnFieldError {
        similarText(id: $id) {
          ...UpNext_similar
        }
      }
    `,
    queryRef,
  );
  if (bookmark == null || bookmark <= 0 || bookmark >= body.length)
    return similarText == null ? null : <SimilarText textRef={similarText} />;
  const portions = portionsOf(body, parts);
  const at = portions.findIndex(({ to }) => bookmark < to);
  const [number, count] = [at + 1, portions.length];
  const place = customQuery(fromWireLanguage(language), { choice: isOwn ? "own" : "library", text: id });
  const title = parts[at]?.title;
  return (
    <Card title={t`Up next`} lead={t`Part ${number} of ${count}`}>
      <div className={styles["column"]}>
        <ProgressBar label={t`Typed so far`} part={bookmark / body.length} />
        {title !== undefined && <p lang={language.toLowerCase()}>{title}</p>}
        <div className={styles["actions"]}>
          <LinkButton to={{ pathname: "/", search: place }}>{t`Continue with part ${number}`}</LinkButton>
        </div>
      </div>
    </Card>
  );
}

/** A link to another text, and one to type it at once. */
function SimilarText({ textRef }: { readonly textRef: UpNext_similar$key }) {
  const { t } = useLingui();
  const text = useFragment(
    graphql`
      fragment UpNext_similar on Text @throwOnFieldError {
        id
        title
        language
        ...TextFacts_text
      }
    `,
    textRef,
  );
  const { id, title, language } = text;
  const place = customQuery(fromWireLanguage(language), { choice: "library", text: id });
  const next = t`Type the next text`;
  return (
    <Card title={t`Up next`} lead={t`Another text like this one`}>
      <div className={styles["column"]}>
        <div>
          <Link to={textAddress(id)} lang={language.toLowerCase()}>
            {title}
          </Link>
          <p className={styles["soft"]}>
            <TextFacts textRef={text} />
          </p>
        </div>
        <div className={styles["actions"]}>
          <LinkButton to={{ pathname: "/", search: place }} aria-label={`${next}: ${title}`}>
            {next}
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}
