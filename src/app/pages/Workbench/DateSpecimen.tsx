import { formatDate, formatDateTime, formatWeekday } from "../../platform/dates/formatDate";
import { isoWeekOf, monthGrid, weekRange } from "../../platform/dates/calendar";
import styles from "./DateSpecimen.module.css";
import { Specimen } from "./Specimen";

/** An hour before the host's midnight; the month holds a week 53. */
const instant = "2026-12-31T22:00:00.000Z";
const weekdays = [0, 1, 2, 3, 4, 5, 6].map(formatWeekday);

/** Dates and weeks, in Dutch; a month in weeks from Monday. */
export function DateSpecimen() {
  const week = isoWeekOf(instant);
  const range = weekRange(week);
  return (
    <Specimen id="dates" title="Dates">
      <ul lang="nl">
        <li>{formatDateTime(instant)}</li>
        <li>{formatDateTime(instant, "short")}</li>
        <li>{range !== null && `${week}: ${formatDate(range.start)} tot ${formatDate(range.end)}`}</li>
      </ul>
      <table className={styles["month"]} lang="nl">
        <caption>december 2026</caption>
        <thead>
          <tr>
            <th scope="col">week</th>
            {weekdays.map((day) => (
              <th key={day} scope="col">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthGrid(2026, 12).map((row) => (
            <tr key={row.week}>
              <th scope="row">{row.week}</th>
              {row.days.map(({ date, day, isInMonth }) => (
                <td key={date} className={isInMonth ? undefined : styles["other"]}>
                  <time dateTime={date}>{day}</time>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Specimen>
  );
}
