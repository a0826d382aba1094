import { useLingui } from "@lingui/react/macro";
import { Link } from "react-router-dom";
import { formatDate } from "../../../platform/dates/formatDate";
import { useLocale } from "../../../platform/locale/useLocale";
import { formatMinutes, formatPercent, formatSpeed } from "../../../typing/figures/formatFigure";
import { nameOfLevel, nameOfNorm } from "../../../features/exam/examNames";
import { memberAddress } from "../../MemberStory/memberAddress";
import type { ReportRow } from "../ReportRow";
import { Change } from "./Change";
import styles from "./ReportTable.module.css";

/** One member; the name leads to their story. */
export function ReportTableRow({ groupId, row }: { readonly groupId: string; readonly row: ReportRow }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { id, name, runs, minutes, days, last, wpm, wpmBefore, accuracy, accuracyBefore, course, exams, openFlags } =
    row;
  const [passed, all] = [course?.stepsPassed ?? 0, course?.steps ?? 0];
  return (
    <tr data-idle={runs === 0}>
      <th scope="row">
        <Link to={memberAddress(groupId, id)}>{name}</Link>
        {runs === 0 && <span className={styles["idle"]}>{t`not practised`}</span>}
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
