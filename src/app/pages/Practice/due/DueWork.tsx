import { useLingui } from "@lingui/react/macro";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import { Link } from "react-router-dom";
import type { DueWorkQuery } from "../../../../../__generated__/DueWorkQuery.graphql";
import { formatDateTime } from "../../../platform/dates/formatDate";
import { weekNumberOf } from "../../../platform/dates/calendar";
import styles from "./WorkBar.module.css";

/** What is due first, and how much more there is. Nothing for who has nothing to do. */
export function DueWork({ queryReference }: { readonly queryReference: PreloadedQuery<DueWorkQuery> }) {
  const { t } = useLingui();
  const { viewer } = usePreloadedQuery<DueWorkQuery>(
    graphql`
      query DueWorkQuery @throwOnFieldError {
        viewer {
          dueAssignments {
            id
            title
            dueAt
            group {
              name
            }
            myProgress {
              isLate
            }
          }
        }
      }
    `,
    queryReference,
  );
  const [first, ...others] = viewer?.dueAssignments ?? [];
  if (!first) return null;
  const { id, title, dueAt, group, myProgress } = first;
  const moment = dueAt == null ? "" : formatDateTime(dueAt, "short");
  const week = dueAt == null ? 0 : weekNumberOf(dueAt);
  const more = others.length;
  return (
    <aside className={styles["bar"]} aria-label={t`Work from your coach`}>
      <Link className={styles["link"]} to={`/assignments/${encodeURIComponent(id)}`} title={`${title} (${group.name})`}>
        {title}
      </Link>
      <span className={styles["soft"]}>
        {dueAt == null
          ? group.name
          : myProgress?.isLate === true
            ? t`was due ${moment}`
            : t`due ${moment} (week ${week})`}
      </span>
      {more > 0 && <span className={styles["more"]}>{t`and ${more} more`}</span>}
    </aside>
  );
}
