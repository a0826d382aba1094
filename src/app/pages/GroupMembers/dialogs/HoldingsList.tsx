import { useLingui } from "@lingui/react/macro";
import styles from "./HoldingsList.module.css";
import { useHoldings } from "./useHoldings";

/** How much an account has. */
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
