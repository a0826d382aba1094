import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { ParticipationSums_sums$key } from "../../../../__generated__/ParticipationSums_sums.graphql";
import type { ParticipationSums_sum$key } from "../../../../__generated__/ParticipationSums_sum.graphql";
import { courseChapters } from "../../../contract/enums";
import type { Chapter } from "../../../engine/lessons/Course";
import { formatDay } from "../../platform/dates/formatDate";
import { Card } from "../../ui/Card";
import { chapterNames } from "../course/chapterNames";
import styles from "./ParticipationSums.module.css";

type Props = {
  readonly sumsRef: ParticipationSums_sums$key;
  /** Whose sums these are, in a sentence. */
  readonly whose: string;
};

/** How people keep practicing, month by month, and where they stop. Nothing in it is about fewer than ten people. */
export function ParticipationSums({ sumsRef, whose }: Props) {
  const { t } = useLingui();
  const { months, stops } = useFragment(
    graphql`
      fragment ParticipationSums_sums on Participation @throwOnFieldError {
        months {
          month
          began {
            atLeast
            ...ParticipationSums_sum
          }
          nextDay {
            ...ParticipationSums_sum
          }
          fourthWeek {
            ...ParticipationSums_sum
          }
          chapter {
            ...ParticipationSums_sum
          }
        }
        stops {
          stopped {
            atLeast
            ...ParticipationSums_sum
          }
          places {
            chapter
            people {
              size
              ...ParticipationSums_sum
            }
          }
        }
      }
    `,
    sumsRef,
  );
  const most = Math.max(0, ...months.map(({ began }) => began.atLeast ?? 0));
  // A part of the course with fewer than ten people looks like one without anybody: one sentence says so for all.
  const places = stops.places.filter(({ people }) => people.size === "AT_LEAST" || people.size === "ALL_BUT_FEW");
  const stopped = stops.stopped.atLeast ?? 0;
  return (
    <>
      <Card
        title={t`Coming back`}
        lead={`${whose} ${t`Numbers are rounded down to tens, so nothing here is about fewer than ten people.`}`}
      >
        <Scroll label={t`People who came back, by the month in which they began`}>
          <table className={styles["table"]}>
            <caption className={styles["caption"]}>{t`People who came back, by the month in which they began`}</caption>
            <thead>
              <tr>
                <th scope="col">{t`Month`}</th>
                <th scope="col">{t`Began`}</th>
                <th scope="col">{t`Back on day 2`}</th>
                <th scope="col">{t`Back in week 4`}</th>
                <th scope="col">{t`Finished a chapter`}</th>
              </tr>
            </thead>
            <tbody>
              {months.map(({ month, began, nextDay, fourthWeek, chapter }) => (
                <tr key={month}>
                  <th scope="row" lang="nl">
                    {formatDay(Date.parse(`${month}-01`) / DAY_MS, "month")}
                  </th>
                  <SumCell sumRef={began} all={most} />
                  <SumCell sumRef={nextDay ?? null} all={began.atLeast ?? 0} />
                  <SumCell sumRef={fourthWeek ?? null} all={began.atLeast ?? 0} />
                  <SumCell sumRef={chapter ?? null} all={began.atLeast ?? 0} />
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
        <ul className={styles["note"]}>
          <li>{t`Each month is about the people who first practiced in it. A number appears once it can't change anymore.`}</li>
          <li>{t`Day 2 is the day after that first day. Week 4 is the fourth week, counting the week of the first day. Weeks start on Monday. Days follow the server's time zone, also when the clocks change.`}</li>
          <li>{t`A chapter counts if all its exercises were passed by the end of week 4.`}</li>
        </ul>
      </Card>
      <Card
        title={t`Where people stop`}
        lead={t`People from the table above who haven't practiced in the last four full weeks, by the part of the course where they passed their last exercise.`}
      >
        <Scroll label={t`People who stopped, by part of the course`}>
          <table className={styles["table"]}>
            <caption className={styles["caption"]}>{t`People who stopped, by part of the course`}</caption>
            <thead>
              <tr>
                <th scope="col">{t`Part of the course`}</th>
                <th scope="col">{t`People`}</th>
              </tr>
            </thead>
            <tbody>
              {places.map(({ chapter, people }) => (
                <tr key={chapter ?? ""}>
                  <th scope="row">{chapter == null ? t`No exercise passed` : t(chapterNames[chapterOf(chapter)])}</th>
                  <SumCell sumRef={people} all={stopped} />
                </tr>
              ))}
              <tr>
                <th scope="row">{t`All together`}</th>
                <SumCell sumRef={stops.stopped} all={stopped} />
              </tr>
            </tbody>
          </table>
        </Scroll>
        <p className={styles["note"]}>{t`Fewer than ten people stopped in each part that isn't listed.`}</p>
      </Card>
    </>
  );
}

const DAY_MS = 86_400_000;

/** The chapter of a name in the schema; the first one for a name that this page does not know. */
function chapterOf(name: string): Chapter {
  const known = Object.entries(courseChapters).find(([one]) => one === name);
  return known?.[1] ?? "home";
}

/** What may be wider than the page. A region that scrolls must be reachable by keyboard. */
function Scroll({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <section className={styles["scroll"]} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}

type SumCellProps = {
  /** Null: not over yet. */
  readonly sumRef: ParticipationSums_sum$key | null;
  /** How many people a whole bar is, in tens. */
  readonly all: number;
};

/** A sum in a table: in words, and as a bar that shows its share at a glance. */
function SumCell({ sumRef, all }: SumCellProps) {
  const { t } = useLingui();
  const sum = useFragment(
    graphql`
      fragment ParticipationSums_sum on ParticipationSum @throwOnFieldError {
        size
        atLeast
      }
    `,
    sumRef,
  );
  const number = sum?.atLeast ?? 0;
  const words = (): string => {
    if (sum === null || sum === undefined) return t`not over yet`;
    switch (sum.size) {
      case "AT_LEAST":
        return t`${number} or more`;
      case "FEW":
        return t`fewer than 10`;
      case "ALL_BUT_FEW":
        return t`all, or all but fewer than 10`;
      default:
        return t`too few people`;
    }
  };
  const share = sum?.size === "ALL_BUT_FEW" ? 1 : all === 0 ? 0 : Math.min(1, number / all);
  return (
    <td>
      <span className={number > 0 ? undefined : styles["soft"]}>{words()}</span>
      {share > 0 && (
        <span className={styles["bar"]} aria-hidden="true">
          <span style={{ inlineSize: `${share * 100}%` }} />
        </span>
      )}
    </td>
  );
}
