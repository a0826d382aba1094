import { useLingui } from "@lingui/react/macro";
import styles from "./DialogBody.module.css";
import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { holdingsQuery } from "../../../../__generated__/holdingsQuery.graphql";

/** How much data an account has. */
export function HoldingsList({ memberId }: { readonly memberId: string }) {
  const { t } = useLingui();
  const holdings = useHoldings(memberId);
  const rows: readonly (readonly [string, number | undefined])[] = [
    [t`Results`, holdings?.results],
    [t`Exercises passed`, holdings?.passedExercises],
    [t`Exams`, holdings?.exams],
    [t`Certificates`, holdings?.certificates],
    [t`Texts`, holdings?.texts],
    [t`Groups`, holdings?.groups],
  ];
  return (
    <dl className={styles["list"]} aria-busy={holdings === null}>
      {rows.map(([what, number]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{number ?? "–"}</dd>
        </div>
      ))}
    </dl>
  );
}

type HoldingsNode = NonNullable<holdingsQuery["response"]["node"]>;

/** How much an account has; its runs took `durationMs` together, and the last was kept at `lastTypedAt` (ISO 8601). */
export type Holdings = NonNullable<HoldingsNode["holdings"]>;

const none: Holdings = {
  results: 0,
  durationMs: 0,
  lastTypedAt: null,
  exams: 0,
  certificates: 0,
  passedExercises: 0,
  passedLessons: 0,
  texts: 0,
  groups: 0,
};

/**
 * How much data an account has, fetched again because a merge or a deletion depends on it. Null until it has loaded.
 */
export function useHoldings(memberId: string): Holdings | null {
  const environment = useRelayEnvironment();
  const [holdings, setHoldings] = useState<Holdings | null>(null);
  useEffect(() => {
    const query = graphql`
      query holdingsQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on GroupMember {
            holdings {
              results
              # eslint-disable-next-line relay/unused-fields -- Read by MergeDialog.
              durationMs
              # eslint-disable-next-line relay/unused-fields -- Read by MergeDialog.
              lastTypedAt
              exams
              certificates
              passedExercises
              # eslint-disable-next-line relay/unused-fields -- Read by MergeDialog.
              passedLessons
              texts
              groups
            }
          }
        }
      }
    `;
    // Without a response it is left out of the dialog.
    const response = fetchQuery<holdingsQuery>(
      environment,
      query,
      { id: memberId },
      { fetchPolicy: "network-only" },
    ).subscribe({
      next: ({ node }) => setHoldings(node?.holdings ?? none),
      error: () => undefined,
    });
    return () => response.unsubscribe();
  }, [environment, memberId]);
  return holdings;
}
