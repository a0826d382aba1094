import { useLingui } from "@lingui/react/macro";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import { Link } from "react-router-dom";
import type { CurrentWorkQuery } from "../../../../../__generated__/CurrentWorkQuery.graphql";
import styles from "./WorkBar.module.css";

/** The assignment that somebody is at: the way back to it, how far it is, and whether Backspace may be used. */
export function CurrentWork({ queryReference }: { readonly queryReference: PreloadedQuery<CurrentWorkQuery> }) {
  const { t } = useLingui();
  const { node } = usePreloadedQuery<CurrentWorkQuery>(
    graphql`
      query CurrentWorkQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          __typename
          ... on Assignment {
            id
            title
            state
            backspace
            myProgress {
              state
              part
            }
          }
        }
      }
    `,
    queryReference,
  );
  if (node?.__typename !== "Assignment") return null;
  const { id, title, state, backspace, myProgress } = node;
  const percent = Math.floor((myProgress?.part ?? 0) * 100);
  return (
    <aside className={styles["bar"]} aria-label={t`Work from your coach`}>
      <Link className={styles["link"]} to={`/assignments/${encodeURIComponent(id)}`}>
        {t`Back to: ${title}`}
      </Link>
      <output className={styles["soft"]}>{words()}</output>
      {!backspace && state === "OPEN" && <span className={styles["rule"]}>{t`Backspace is off`}</span>}
    </aside>
  );

  function words(): string {
    if (state === "CLOSED") return t`closed`;
    if (myProgress?.state === "DONE") return t`done ✓`;
    return percent === 0 ? "" : t`${percent}% done`;
  }
}
