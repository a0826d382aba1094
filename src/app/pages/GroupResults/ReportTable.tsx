import { useLingui } from "@lingui/react/macro";
import { useMemo, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ReportTable_member$key } from "../../../../__generated__/ReportTable_member.graphql";
import type {
  ReportTable_members$data,
  ReportTable_members$key,
} from "../../../../__generated__/ReportTable_members.graphql";
import { SortHeader } from "../../features/progress/PairTable";
import styles from "../../features/report/report.module.css";
import { Link } from "react-router-dom";
import { formatDate } from "../../platform/dates/formatDate";
import { useLocale } from "../../platform/locale/useLocale";
import { formatMinutes, formatPercent, formatFigure } from "../../typing/figures/formatFigure";
import { useSpeed } from "../../typing/figures/useSpeed";
import { nameOfLevel, nameOfNorm } from "../../features/exam/examWords";
import { memberAddress } from "../../features/addresses";
import { roundDown } from "../../../engine/metrics/rates";
import { compareNames } from "../../../contract/names";

type Props = {
  readonly groupId: string;
  readonly membersRef: ReportTable_members$key;
  readonly isIdleFirst: boolean;
  /** A description of the table's content. */
  readonly caption: string;
};

/** All members in a table that can be sorted by each of its columns. */
export function ReportTable({ groupId, membersRef, isIdleFirst, caption }: Props) {
  const { t } = useLingui();
  const members = useFragment(
    graphql`
      fragment ReportTable_members on MemberReport @relay(plural: true) @throwOnFieldError {
        member {
          id
          user {
            displayName
          }
        }
        durationMs
        runs
        days
        lastPractisedAt
        wpm
        wpmBefore
        accuracy
        course {
          exercisesPassed
        }
        certificates {
          code
        }
        openFlags
        ...ReportTable_member
      }
    `,
    membersRef,
  );
  const { unit } = useSpeed();
  const [order, setOrder] = useState<RowOrder>({ by: "name", isDown: false });
  const sorted = useMemo(() => sortMembers(members, order, isIdleFirst), [members, order, isIdleFirst]);
  const columns: readonly (readonly [by: RowColumn, name: string])[] = [
    ["name", t`Name`],
    ["minutes", t`Minutes`],
    ["runs", t`Runs`],
    ["days", t`Days`],
    ["last", t`Last practiced`],
    ["wpm", t`Speed (${unit})`],
    ["change", t({ context: "difference", message: "Change" })],
    ["accuracy", t`Accuracy`],
    ["lessons", t`Lessons passed`],
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
          {sorted.map((report) => (
            <ReportTableRow key={report.member.id} groupId={groupId} memberRef={report} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

type RowProps = { readonly groupId: string; readonly memberRef: ReportTable_member$key };

/** A member, with a link on their name. */
function ReportTableRow({ groupId, memberRef }: RowProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const speed = useSpeed();
  const report = useFragment(
    graphql`
      fragment ReportTable_member on MemberReport @throwOnFieldError {
        member {
          id
          user {
            displayName
          }
        }
        durationMs
        runs
        days
        lastPractisedAt
        wpm
        wpmBefore
        accuracy
        accuracyBefore
        course {
          lessons
          lessonsPassed
        }
        certificates {
          code
          level
          levelLabel
          norm {
            name
            title
          }
        }
        openFlags
      }
    `,
    memberRef,
  );
  const { member, durationMs, runs, days, lastPractisedAt, wpm, accuracy, course, certificates, openFlags } = report;
  const [passed, all] = [course?.lessonsPassed ?? 0, course?.lessons ?? 0];
  return (
    <tr data-idle={runs === 0}>
      <th scope="row">
        <Link to={memberAddress(groupId, member.id)} dir="auto">
          {member.user.displayName}
        </Link>
        {runs === 0 && <span className={styles["idle"]}>{t`no practice`}</span>}
      </th>
      <td>{formatMinutes(locale, durationMs / 60_000)}</td>
      <td>{runs}</td>
      <td>{days}</td>
      <td>
        {lastPractisedAt == null ? (
          t`never`
        ) : (
          <time dateTime={lastPractisedAt} lang="nl">
            {formatDate(lastPractisedAt, "short")}
          </time>
        )}
      </td>
      <td>{wpm == null ? "–" : speed.figure(wpm)}</td>
      <td>
        <Change figure="wpm" now={wpm} before={report.wpmBefore} />
      </td>
      <td>
        {accuracy == null ? "–" : formatPercent(locale, accuracy)}
        {accuracy != null && report.accuracyBefore != null && (
          <span className={styles["small"]}>
            <Change figure="accuracy" now={accuracy} before={report.accuracyBefore} />
          </span>
        )}
      </td>
      <td className={styles["lessons"]}>{course ? t`${passed} of ${all}` : "–"}</td>
      <td>
        {certificates.length === 0
          ? "–"
          : certificates.map(({ code, norm, level, levelLabel }) => (
              <Link key={code} className={styles["exam"]} to={`/certificates/${code}`}>
                {nameOfNorm(t, norm.name, norm.title)}: {nameOfLevel(t, level, levelLabel)}
              </Link>
            ))}
      </td>
      <td>{openFlags === 0 ? "–" : <a href="#flagged">⚑ {openFlags}</a>}</td>
    </tr>
  );
}

type ChangeProps = {
  readonly figure: "wpm" | "accuracy";
  readonly now: number | null | undefined;
  readonly before: number | null | undefined;
};

/** Smaller differences count as equal, because medians of a few runs vary by themselves. */
const NOTHING = { wpm: 0.5, accuracy: 0.25 };

/** The change of a median from the previous period: a symbol, a figure and a word. */
function Change({ figure, now, before }: ChangeProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const speed = useSpeed();
  if (now == null || before == null) return <span className={styles["none"]}>–</span>;
  // Between the figures as shown.
  const shown = figure === "wpm" ? speed.shown : (value: number) => roundDown(value, 1);
  const by = formatFigure(locale, Math.abs(shown(now) - shown(before)), figure === "wpm" ? speed.digits : 1);
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
  | "lessons"
  | "exams"
  | "flags";

type RowOrder = { readonly by: RowColumn; readonly isDown: boolean };

type Value = string | number | null;

type MemberReport = ReportTable_members$data[number];

const values: Readonly<Record<RowColumn, (report: MemberReport) => Value>> = {
  name: ({ member }) => member.user.displayName,
  minutes: ({ durationMs }) => durationMs,
  runs: ({ runs }) => runs,
  days: ({ days }) => days,
  last: ({ lastPractisedAt }) => lastPractisedAt ?? null,
  wpm: ({ wpm }) => wpm ?? null,
  change: ({ wpm, wpmBefore }) => (wpm == null || wpmBefore == null ? null : wpm - wpmBefore),
  accuracy: ({ accuracy }) => accuracy ?? null,
  lessons: ({ course }) => course?.exercisesPassed ?? null,
  exams: ({ certificates }) => certificates.length,
  flags: ({ openFlags }) => openFlags,
};

/**
 * The members sorted by a column; equal ones by name. Members without a value come last in either direction.
 * @param isIdleFirst puts members who did not practice in the period first.
 */
function sortMembers(
  members: readonly MemberReport[],
  { by, isDown }: RowOrder,
  isIdleFirst: boolean,
): readonly MemberReport[] {
  const valueOf = values[by];
  return members.toSorted((one, other) => {
    if (isIdleFirst && (one.runs === 0) !== (other.runs === 0)) return one.runs === 0 ? -1 : 1;
    const [a, b] = [valueOf(one), valueOf(other)];
    if ((a === null) !== (b === null)) return a === null ? 1 : -1;
    const order = compare(a, b);
    if (order !== 0) return isDown ? -order : order;
    return compareNames(one.member.user.displayName, other.member.user.displayName);
  });
}

function compare(a: Value, b: Value): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return compareNames(String(a ?? ""), String(b ?? ""));
}
