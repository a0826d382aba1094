import { useLingui } from "@lingui/react/macro";
import { useState, useMemo } from "react";
import { Button } from "../../ui/Button";
import styles from "./TableBehind.module.css";
import type { ProgressRun } from "../../../engine/progress/ProgressRun";
import { DATE_LANGUAGE, formatDateTime, formatDay } from "../../platform/dates/formatDate";
import { listNames } from "../../platform/locale/languageName";
import { useLocale } from "../../platform/locale/useLocale";
import { formatPercent, formatFigure } from "../../typing/figures/formatFigure";
import { useSpeed, type Speed } from "../../typing/figures/useSpeed";
import { type WeekFigures, mondayOf, type Trend } from "../../../engine/progress/weeklyMedians";
import { isoWeekOfDay } from "../../../contract/dates";
import type { Figure } from "./makePicture";
import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { Locale } from "../../../contract/languages/languages";

type Props<Row> = {
  /** Text of the button that opens it. */
  readonly summary: string;
  /** Content of the table, for screen readers. */
  readonly caption: string;
  /** The first column names the row. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row, at: number) => string | number;
};

/** More rows are added on request, because thousands at once would block the page for a while. */
const STEP = 50;

/** The numbers of a chart in a collapsed table. Its rows are rendered when it is opened. */
export function TableBehind<Row>({ summary, caption, columns, rows, keyOf }: Props<Row>) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const [shown, setShown] = useState(STEP);
  const left = rows.length - shown;
  const [first, ...rest] = columns;
  return (
    <details className={styles["details"]} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen && first !== undefined && (
        <div className={styles["content"]}>
          {/* A scrollable region must be reachable by keyboard. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above */}
          <section className={styles["scroll"]} aria-label={caption} tabIndex={0}>
            <table className={styles["table"]}>
              <caption>{caption}</caption>
              <thead>
                <tr>
                  {columns.map(({ name, isNumber }) => (
                    <th key={name} scope="col" data-number={isNumber}>
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.slice(0, shown).map((row, at) => (
                  <tr key={keyOf(row, at)}>
                    <th scope="row" data-number={first.isNumber}>
                      <Cell column={first} row={row} />
                    </th>
                    {rest.map((column) => (
                      <td key={column.name} data-number={column.isNumber}>
                        <Cell column={column} row={row} />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
          {left > 0 && (
            <Button isSmall onClick={() => setShown(shown + STEP)}>
              {t`Show more (${left} left)`}
            </Button>
          )}
        </div>
      )}
    </details>
  );
}

/** A column of a table. */
type Column<Row> = {
  readonly name: string;
  readonly isNumber?: boolean;
  /** What it contains: a date is in Dutch, and a key is styled as one. Plain text by default. */
  readonly kind?: "date" | "key";
  readonly cell: (row: Row) => string | number;
};

/** A cell of the table. */
function Cell<Row>({ column: { kind, cell }, row }: { readonly column: Column<Row>; readonly row: Row }) {
  const text = cell(row);
  const lang = kind === "date" ? DATE_LANGUAGE : undefined;
  if (kind === "key") return <kbd>{text}</kbd>;
  return <span lang={lang}>{text}</span>;
}

/** The runs of a chart in numbers, newest first. */
export function RunTable({ runs }: { readonly runs: readonly ProgressRun[] }) {
  const { t } = useLingui();
  const locale = useLocale();
  const speed = useSpeed();
  const { unit } = speed;
  const newest = useMemo(() => runs.toReversed(), [runs]);
  const hasImported = runs.some(({ imported }) => imported !== undefined);
  return (
    <TableBehind
      summary={t`Runs as a table`}
      caption={t`Runs in the chart`}
      rows={newest}
      keyOf={(_, at) => at}
      columns={[
        {
          name: t`Date`,
          kind: "date",
          cell: ({ startedAt, day, imported }) =>
            imported === undefined ? formatDateTime(startedAt, "short") : formatDay(day, "short"),
        },
        { name: t`Speed (${unit})`, isNumber: true, cell: ({ wpm }) => speed.figure(wpm) },
        { name: t`Accuracy`, isNumber: true, cell: ({ accuracy }) => formatPercent(locale, accuracy) },
        ...(hasImported
          ? [
              {
                name: t`Imported from`,
                cell: ({ imported }: ProgressRun) => {
                  if (imported === undefined) return "";
                  const { site, runs: count } = imported;
                  return t`${site} (${plural(count, { one: "# run", other: "# runs" })})`;
                },
              },
            ]
          : []),
      ]}
    />
  );
}

/** The weeks of a chart in numbers, newest first. */
export function WeekTable({ weeks, figure }: { readonly weeks: readonly WeekFigures[]; readonly figure: Figure }) {
  const { t } = useLingui();
  const locale = useLocale();
  const speed = useSpeed();
  const { unit } = speed;
  return (
    <TableBehind
      summary={t`Weeks as a table`}
      caption={figure === "wpm" ? t`Speed by week` : t`Accuracy by week`}
      rows={weeks.toReversed()}
      keyOf={({ week }) => week}
      columns={[
        { name: t`Week`, cell: ({ week }) => isoWeekOfDay(mondayOf(week)) },
        { name: t`From`, kind: "date", cell: ({ week }) => formatDay(mondayOf(week), "short") },
        { name: t`Runs`, isNumber: true, cell: ({ runs }) => runs },
        figure === "wpm"
          ? { name: t`Median speed (${unit})`, isNumber: true, cell: ({ wpm }) => speed.figure(wpm) }
          : { name: t`Median accuracy`, isNumber: true, cell: ({ accuracy }) => formatPercent(locale, accuracy) },
      ]}
    />
  );
}

/** What of a chart was imported; nothing without such days. */
export function describeImported(days: readonly ProgressRun[], locale: Locale): readonly MessageDescriptor[] {
  if (days.length === 0) return [];
  const sites = listNames([...new Set(days.map(({ imported }) => imported?.site ?? ""))], locale);
  const runs = days.reduce((sum, { imported }) => sum + (imported?.runs ?? 0), 0);
  return [
    msg`${plural(runs, { one: "# run was", other: "# runs were" })} imported from ${sites}, shown as each day's median. Typeloop can't verify them.`,
  ];
}

type Facts = {
  readonly locale: Locale;
  readonly speed: Speed;
  readonly figure: Figure;
  readonly runs: number;
  readonly weeks: readonly WeekFigures[];
  readonly trend: Trend | null;
};

/** A description of a chart over time: first and last value, and whether there is a trend. */
export function describeFigure({ locale, speed, figure, runs, weeks, trend }: Facts): readonly MessageDescriptor[] {
  const say = (value: number) => (figure === "wpm" ? speed.text(value) : formatPercent(locale, value));
  const [first, last] = [say(weeks[0]?.[figure] ?? 0), say(weeks.at(-1)?.[figure] ?? 0)];
  const count = weeks.length;
  const range =
    count === 1
      ? msg`${runs} runs in one week, with a median of ${last}.`
      : msg`${runs} runs in ${count} weeks: from a median of ${first} in the first week to ${last} in the last.`;
  return runs === 1 ? [msg`One run: ${last}.`] : [range, describeTrend()];

  function describeTrend(): MessageDescriptor {
    if (trend === null) return msg`A trend needs at least four weeks with practice.`;
    const { direction } = trend;
    if (direction === "unclear") return msg`No clear trend up or down.`;
    const sizeOf = (value: number) => sizeOfChange(locale, figure === "wpm" ? value * speed.perWpm : value);
    const by = sizeOf(trend.aWeek);
    const [low, high] = [
      sizeOf(direction === "up" ? trend.low : trend.high),
      sizeOf(direction === "up" ? trend.high : trend.low),
    ];
    const { unit } = speed;
    if (figure === "wpm")
      return direction === "up"
        ? msg`Speed is rising by about ${by} ${unit} a week (${low} to ${high}).`
        : msg`Speed is falling by about ${by} ${unit} a week (${low} to ${high}).`;
    return direction === "up"
      ? msg`Accuracy is rising by about ${by} points a week (${low} to ${high}).`
      : msg`Accuracy is falling by about ${by} points a week (${low} to ${high}).`;
  }
}

/** A change without its sign. */
function sizeOfChange(locale: Locale, value: number): string {
  return formatFigure(locale, Math.abs(value), 2);
}
