import { useLingui } from "@lingui/react/macro";
import { useMemo, useState } from "react";
import { SortHeader } from "../../features/progress/PairTable";
import type { ReportRow as Row, ReportRow } from "./useReport";
import styles from "../../features/report/report.module.css";
import { Link } from "react-router-dom";
import { formatDate } from "../../platform/dates/formatDate";
import { useLocale } from "../../platform/locale/useLocale";
import { formatMinutes, formatPercent, formatSpeed, formatFigure } from "../../typing/figures/formatFigure";
import { nameOfLevel, nameOfNorm } from "../../features/exam/examNames";
import { memberAddress } from "../../features/group/groupPaths";
import { roundDown } from "../../../engine/metrics/rates";
import { compareNames } from "../../../contract/names";

type Props = {
  readonly groupId: string;
  readonly rows: readonly Row[];
  readonly isIdleFirst: boolean;
  /** A description of the table's content. */
  readonly caption: string;
};

/** All members in a table that can be sorted by each of its columns. */
export function ReportTable({ groupId, rows, isIdleFirst, caption }: Props) {
  const { t } = useLingui();
  const [order, setOrder] = useState<RowOrder>({ by: "name", isDown: false });
  const sorted = useMemo(() => sortRows(rows, order, isIdleFirst), [rows, order, isIdleFirst]);
  const columns: readonly (readonly [by: RowColumn, name: string])[] = [
    ["name", t`Name`],
    ["minutes", t`Minutes`],
    ["runs", t`Runs`],
    ["days", t`Days`],
    ["last", t`Last practiced`],
    ["wpm", t`Speed (wpm)`],
    ["change", t`Change`],
    ["accuracy", t`Accuracy`],
    ["steps", t`Steps passed`],
    ["exams", t`Exams passed`],
    ["flags", t`To review`],
  ];
  const sortBy = (by: RowColumn) => setOrder({ by, isDown: order.by === by ? !order.isDown : by !== "name" });
  return (
    // A region that scrolls must be reachable by keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <section className={styles["scroll"]} aria-label={caption} tabIndex={0}>
      <table className={styles["table"]} aria-label={caption}>
        <thead>
          <tr>
            {columns.map(([by, name]) => (
              <SortHeader
                key={by}
                name={name}
                isNumber={by !== "name"}
                order={order.by === by ? order.isDown : null}
                onSort={() => sortBy(by)}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.map((row) => (
            <ReportTableRow key={row.id} groupId={groupId} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A member, with a link on their name. */
function ReportTableRow({ groupId, row }: { readonly groupId: string; readonly row: ReportRow }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { id, name, runs, minutes, days, last, wpm, wpmBefore, accuracy, accuracyBefore, course, exams, openFlags } =
    row;
  const [passed, all] = [course?.stepsPassed ?? 0, course?.steps ?? 0];
  return (
    <tr data-idle={runs === 0}>
      <th scope="row">
        <Link to={memberAddress(groupId, id)}>{name}</Link>
        {runs === 0 && <span className={styles["idle"]}>{t`no practice`}</span>}
      </th>
      <td>{formatMinutes(locale, minutes)}</td>
      <td>{runs}</td>
      <td>{days}</td>
      <td>
        {last === null ? (
          t`never`
        ) : (
          <time dateTime={last} lang="nl">
            {formatDate(last, "short")}
          </time>
        )}
      </td>
      <td>{wpm === null ? "–" : formatSpeed(locale, wpm)}</td>
      <td>
        <Change figure="wpm" now={wpm} before={wpmBefore} />
      </td>
      <td>
        {accuracy === null ? "–" : formatPercent(locale, accuracy)}
        {accuracy !== null && accuracyBefore !== null && (
          <span className={styles["small"]}>
            <Change figure="accuracy" now={accuracy} before={accuracyBefore} />
          </span>
        )}
      </td>
      <td className={styles["steps"]}>{course === null ? "–" : t`${passed} of ${all}`}</td>
      <td>
        {exams.length === 0
          ? "–"
          : exams.map(({ code, norm, level }) => (
              <Link key={code} className={styles["exam"]} to={`/certificates/${code}`}>
                {t(nameOfNorm(norm))}: {t(nameOfLevel(level))}
              </Link>
            ))}
      </td>
      <td>{openFlags === 0 ? "–" : <a href="#flagged">⚑ {openFlags}</a>}</td>
    </tr>
  );
}

type ChangeProps = {
  readonly figure: "wpm" | "accuracy";
  readonly now: number | null;
  readonly before: number | null;
};

/** Smaller differences count as equal, because medians of a few runs vary by themselves. */
const NOTHING = { wpm: 0.5, accuracy: 0.25 };

/** The change of a median from the previous period: a symbol, a figure and a word. */
function Change({ figure, now, before }: ChangeProps) {
  const { t } = useLingui();
  const locale = useLocale();
  if (now === null || before === null) return <span className={styles["none"]}>–</span>;
  // Between the figures as shown.
  const by = formatFigure(locale, Math.abs(roundDown(now, 1) - roundDown(before, 1)), 1);
  if (Math.abs(now - before) < NOTHING[figure]) return <span className={styles["same"]}>{t`= the same`}</span>;
  if (now > before)
    return <span className={styles["up"]}>{figure === "wpm" ? t`▲ ${by} faster` : t`▲ ${by} better`}</span>;
  return <span className={styles["down"]}>{figure === "wpm" ? t`▼ ${by} slower` : t`▼ ${by} worse`}</span>;
}

type RowColumn =
  | "name"
  | "minutes"
  | "runs"
  | "days"
  | "last"
  | "wpm"
  | "change"
  | "accuracy"
  | "steps"
  | "exams"
  | "flags";

type RowOrder = { readonly by: RowColumn; readonly isDown: boolean };

type Value = string | number | null;

const values: Readonly<Record<RowColumn, (row: ReportRow) => Value>> = {
  name: ({ name }) => name,
  minutes: ({ minutes }) => minutes,
  runs: ({ runs }) => runs,
  days: ({ days }) => days,
  last: ({ last }) => last,
  wpm: ({ wpm }) => wpm,
  change: ({ wpm, wpmBefore }) => (wpm === null || wpmBefore === null ? null : wpm - wpmBefore),
  accuracy: ({ accuracy }) => accuracy,
  steps: ({ course }) => course?.exercisesPassed ?? null,
  exams: ({ exams }) => exams.length,
  flags: ({ openFlags }) => openFlags,
};

/**
 * The rows sorted by a column; equal ones by name. Members without a value come last in either direction.
 * @param isIdleFirst puts members who did not practice in the period first.
 */
function sortRows(rows: readonly ReportRow[], { by, isDown }: RowOrder, isIdleFirst: boolean): readonly ReportRow[] {
  const valueOf = values[by];
  return rows.toSorted((one, other) => {
    if (isIdleFirst && (one.runs === 0) !== (other.runs === 0)) return one.runs === 0 ? -1 : 1;
    const [a, b] = [valueOf(one), valueOf(other)];
    if ((a === null) !== (b === null)) return a === null ? 1 : -1;
    const order = compare(a, b);
    return order === 0 ? compareNames(one.name, other.name) : isDown ? -order : order;
  });
}

function compare(a: Value, b: Value): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return compareNames(String(a ?? ""), String(b ?? ""));
}
