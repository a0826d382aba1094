import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Suspense, useEffect } from "react";
import { createPortal } from "react-dom";
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from "react-relay";
import DueCountQueryNode, { type DueCountQuery } from "../../../../__generated__/DueCountQuery.graphql";
import { ErrorBoundary } from "../../ui/ErrorBoundary";
import { VisuallyHidden } from "../../ui/primitives";
import { subscribeToSavedRuns } from "../saving/saveState";
import styles from "./Today.module.css";

/** How many assignments the viewer has to do, at "Groups" in the menu. Fetched again after each saved run. */
export function DueCount() {
  const [reference, load] = useQueryLoader<DueCountQuery>(DueCountQueryNode);
  useEffect(() => {
    const fetch = (): void => load({}, { fetchPolicy: "store-and-network" });
    fetch();
    return subscribeToSavedRuns(fetch);
  }, [load]);
  return (
    <ErrorBoundary rank="part" fallback={null}>
      <Suspense>{reference != null && <Count queryReference={reference} />}</Suspense>
    </ErrorBoundary>
  );
}

function Count({ queryReference }: { readonly queryReference: PreloadedQuery<DueCountQuery> }) {
  const { t } = useLingui();
  const { viewer } = usePreloadedQuery<DueCountQuery>(
    graphql`
      query DueCountQuery @throwOnFieldError {
        viewer {
          dueAssignments {
            __typename
            # eslint-disable-next-line relay/must-colocate-fragment-spreads -- The practice page shows the same list.
            ...WorkBar_dueAssignment
          }
        }
      }
    `,
    queryReference,
  );
  const count = viewer?.dueAssignments?.length ?? 0;
  const place = document.querySelector("[data-due-count]");
  if (count === 0 || place === null) return null;
  return createPortal(
    <span className={styles["count"]}>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{t`${plural(count, { one: "# assignment to do", other: "# assignments to do" })}`}</VisuallyHidden>
    </span>,
    place,
  );
}
