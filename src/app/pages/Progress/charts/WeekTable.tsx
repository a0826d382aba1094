import { useLingui } from "@lingui/react/macro";
import { type WeekFigures, mondayOf } from "../../../../engine/progress/weeklyMedians";
import { formatDay } from "../../../platform/dates/formatDate";
import { isoWeekOfDay } from "../../../../contract/dates";
import { useLocale } from "../../../platform/locale/useLocale";
import { formatPercent, formatSpeed } from "../../../typing/figures/formatFigure";
import { TableBehind } from "../tables/TableBehind";
import type { Figure } from "./makePicture";

/** The weeks of a picture in numbers, the newest first. */
export function WeekTable({ weeks, figure }: { readonly weeks: readonly WeekFigures[]; readonly figure: Figure }) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <TableBehind
      summary={t`The weeks in numbers`}
      caption={figure === "wpm" ? t`Speed by week` : t`Accuracy by week`}
      rows={weeks.toReversed()}
      keyOf={({ week }) => week}
      columns={[
        { name: t`Week`, cell: ({ week }) => isoWeekOfDay(mondayOf(week)) },
        { name: t`From`, kind: "date", cell: ({ week }) => formatDay(mondayOf(week), "short") },
        { name: t`Runs`, isNumber: true, cell: ({ runs }) => runs },
        figure === "wpm"
          ? { name: t`Median speed (wpm)`, isNumber: true, cell: ({ wpm }) => formatSpeed(locale, wpm) }
          : { name: t`Median accuracy`, isNumber: true, cell: ({ accuracy }) => formatPercent(locale, accuracy) },
      ]}
    />
  );
}
