import { useLingui } from "@lingui/react/macro";
import type { KeyFigures } from "../../../../engine/metrics/RunMetrics";
import styles from "../../../typing/figures/FigureTable.module.css";
import { compareKeys } from "./compareKeys";
import { CompareKeyTable } from "./CompareKeyTable";

type Props = { readonly these: readonly KeyFigures[]; readonly those: readonly KeyFigures[] };

/** So many keys are in view; the others are folded away. */
const SHOWN = 6;

/** What changed at each key between two runs. */
export function CompareKeys({ these, those }: Props) {
  const { t } = useLingui();
  const keys = compareKeys(these, those);
  if (keys.length === 0) return <p>{t`The two runs have no key in common.`}</p>;
  return (
    <>
      <CompareKeyTable caption={t`Keys that changed most`} keys={keys.slice(0, SHOWN)} />
      {keys.length > SHOWN && (
        <details className={styles["details"]}>
          <summary>{t`All keys of both runs`}</summary>
          <CompareKeyTable caption={t`All keys of both runs`} keys={keys} />
        </details>
      )}
    </>
  );
}
