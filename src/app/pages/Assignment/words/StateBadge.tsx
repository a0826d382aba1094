import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { StateBadge_progress$key } from "../../../../../__generated__/StateBadge_progress.graphql";
import styles from "./StateBadge.module.css";

const names = { DONE: msg`done`, IN_PROGRESS: msg`at it`, NOT_STARTED: msg`not begun` } as const;

/** How far somebody is, and whether it is late: by words and a sign, not by colour alone. */
export function StateBadge({ progressRef }: { readonly progressRef: StateBadge_progress$key }) {
  const { t } = useLingui();
  const { state, isLate } = useFragment(
    graphql`
      fragment StateBadge_progress on AssignmentProgress @throwOnFieldError {
        state
        isLate
      }
    `,
    progressRef,
  );
  const name = state === "DONE" || state === "IN_PROGRESS" ? state : "NOT_STARTED";
  return (
    <span className={styles["badges"]}>
      <span className={styles["badge"]} data-state={name}>
        {name === "DONE" && <span aria-hidden="true">✓</span>}
        {t(names[name])}
      </span>
      {isLate && <span className={styles["late"]}>{t`late`}</span>}
    </span>
  );
}
