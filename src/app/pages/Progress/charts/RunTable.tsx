import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import type { ProgressRun } from "../../../../engine/progress/ProgressRun";
import { formatDateTime } from "../../../platform/dates/formatDate";
import { useLocale } from "../../../platform/locale/useLocale";
import { formatPercent, formatSpeed } from "../../../typing/figures/formatFigure";
import { TableBehind } from "../tables/TableBehind";

/** The runs of a picture in numbers, the newest first. */
export function RunTable({ runs }: { readonly runs: readonly ProgressRun[] }) {
  const { t } = useLingui();
  const locale = useLocale();
  const newest = useMemo(() => runs.toReversed(), [runs]);
  return (
    <TableBehind
      summary={t`The runs in numbers`}
      caption={t`Runs in the picture`}
      rows={newest}
      keyOf={(_, at) => at}
      columns={[
        { name: t`Date`, kind: "date", cell: ({ startedAt }) => formatDateTime(startedAt, "short") },
        { name: t`Speed (wpm)`, isNumber: true, cell: ({ wpm }) => formatSpeed(locale, wpm) },
        { name: t`Accuracy`, isNumber: true, cell: ({ accuracy }) => formatPercent(locale, accuracy) },
      ]}
    />
  );
}
