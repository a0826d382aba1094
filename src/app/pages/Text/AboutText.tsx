import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { AboutText_text$key } from "../../../../__generated__/AboutText_text.graphql";
import { formatDate } from "../../platform/dates/formatDate";
import { Card } from "../../ui/Card";
import { groupAddress } from "../Group/groupAddress";
import styles from "./TextPage.module.css";

/** Where a text comes from, and who has it. */
export function AboutText({ textRef }: { readonly textRef: AboutText_text$key }) {
  const { t } = useLingui();
  const { source, visibility, isOwn, createdAt, owner, group } = useFragment(
    graphql`
      fragment AboutText_text on Text @throwOnFieldError {
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
  const who = visibility === "PUBLIC" ? t`everybody` : visibility === "GROUP" ? t`a group` : t`you alone`;
  return (
    <Card title={t`About this text`}>
      <dl className={styles["facts"]}>
        <dt>{t`Source and licence`}</dt>
        <dd>{source === "" ? t`nobody said` : source}</dd>
        <dt>{t`Brought by`}</dt>
        <dd>{isOwn ? t`you` : (owner?.displayName ?? "Typeloop")}</dd>
        <dt>{t`Is for`}</dt>
        <dd>{group == null ? who : <Link to={groupAddress(group.id)}>{group.name}</Link>}</dd>
        <dt>{t`Since`}</dt>
        <dd lang="nl">{formatDate(createdAt)}</dd>
      </dl>
    </Card>
  );
}
