import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { WaitingText_text$key } from "../../../../__generated__/WaitingText_text.graphql";
import { formatDate } from "../../platform/dates/formatDate";
import { Card } from "../../ui/Card";
import { ReviewActions } from "../../features/text/ReviewActions";
import { textAddress, TextFacts } from "../../features/text/TextFacts";
import styles from "./AdminPage.module.css";

/** So much shows what kind of text it is; its own page has the whole of it. */
const START = 400;

/** One text that waits, or that was decided on a moment ago. */
export function WaitingText({ textRef }: { readonly textRef: WaitingText_text$key }) {
  const { t } = useLingui();
  const text = useFragment(
    graphql`
      fragment WaitingText_text on Text @throwOnFieldError {
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
        <p className={styles["about"]}>{t`Brought by ${owner} on ${day}.`}</p>
        <p className={styles["about"]}>
          {source === "" ? t`Nobody said where it comes from.` : t`Source and licence: ${source}`}
        </p>
        <p>
          <Link to={textAddress(text.id)}>{t`Look at the whole text`}</Link>
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
