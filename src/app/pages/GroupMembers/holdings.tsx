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
    [t`Passed exercises`, holdings?.passedExercises],
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

type Amount =
  | "results"
  | "durationMs"
  | "exams"
  | "certificates"
  | "passedExercises"
  | "passedLessons"
  | "texts"
  | "groups";

/**
 * How much data an account has; `durationMs` is the total duration of its runs, and the last one was saved at
 * `lastTypedAt` (ISO 8601).
 */
export type Holdings = Readonly<Record<Amount, number>> & { readonly lastTypedAt: string | null };

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
              durationMs
              lastTypedAt
              exams
              certificates
              passedExercises
              passedLessons
              texts
              groups
            }
          }
        }
      }
    `;
    // Without a response it is left out of the dialog.
    const asked = fetchQuery<holdingsQuery>(
      environment,
      query,
      { id: memberId },
      { fetchPolicy: "network-only" },
    ).subscribe({
      next: ({ node }) => {
        const { results, durationMs, lastTypedAt, exams, certificates, passedExercises, passedLessons, texts, groups } =
          node?.holdings ?? none;
        setHoldings({
          results,
          durationMs,
          lastTypedAt: lastTypedAt ?? null,
          exams,
          certificates,
          passedExercises,
          passedLessons,
          texts,
          groups,
        });
      },
      error: () => undefined,
    });
    return () => asked.unsubscribe();
  }, [environment, memberId]);
  return holdings;
}
