import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Suspense, useEffect } from "react";
import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery, useQueryLoader } from "react-relay";
import { Link, useSearchParams } from "react-router-dom";
import WeekPageQueryNode, { type WeekPageQuery } from "../../../../__generated__/WeekPageQuery.graphql";
import { isoWeekOfDay, mondayOfIsoWeek } from "../../../contract/dates";
import { formatDay } from "../../platform/dates/formatDate";
import { useViewerQuery } from "../../relay/routeQuery";
import { LinkButton } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { EmptyState } from "../../ui/EmptyState";
import { Notice } from "../../ui/Notice";
import { PageHeader, PageMeta } from "../../ui/PageHeader";
import { Skeleton } from "../../ui/primitives";
import { WeekChart, WeekGains } from "./WeekFigures";
import styles from "./WeekPage.module.css";
import type { WeekPage_week$key } from "../../../../__generated__/WeekPage_week.graphql";
import { describeKeyRule, describeMode } from "../../features/result/describeRunMode";
import { resultPath } from "../../features/addresses";
import { useLocale } from "../../platform/locale/useLocale";
import { formatPercent } from "../../typing/figures/formatFigure";
import { useSpeed } from "../../typing/figures/useSpeed";

/** A week of the viewer: the current one, or another one that is in the address. */
export function WeekPage() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const monday = mondayOfIsoWeek(search.get("week") ?? "");
  const week = monday === null ? null : isoWeekOfDay(monday);
  const current = useViewerQuery<WeekPageQuery>(WeekPageQueryNode);
  const [other, load] = useQueryLoader<WeekPageQuery>(WeekPageQueryNode);
  useEffect(() => {
    if (week !== null) load({ week }, { fetchPolicy: "store-or-network" });
  }, [week, load]);
  const reference = week === null ? current : other?.variables.week === week ? other : null;
  return (
    <div className={styles["page"]}>
      <PageMeta title={t`Week`} description={t`Your week: minutes per day, your streak, and what got better.`} />
      <Suspense key={week} fallback={<Skeleton size="block" />}>
        {reference === null ? <Skeleton size="block" /> : <LoadedWeek queryReference={reference} />}
      </Suspense>
    </div>
  );
}

/** Minutes by day, the streak, what got better, and the best runs. */
function LoadedWeek({ queryReference }: { readonly queryReference: PreloadedQuery<WeekPageQuery> }) {
  const { t } = useLingui();
  const { viewer } = usePreloadedQuery<WeekPageQuery>(
    graphql`
      query WeekPageQuery($week: IsoWeek) @throwOnFieldError @preloadable {
        viewer {
          dailyGoalMinutes
          practiceGoal {
            streak
            longestStreak
            isFreeDayUsed
            today {
              day
            }
            week(week: $week) {
              week
              days {
                day
                typedMs
              }
              ...WeekFigures_week
              ...WeekFigures_weekGainsWeek
              ...WeekPage_week
            }
          }
        }
      }
    `,
    queryReference,
  );
  if (!viewer?.practiceGoal)
    return (
      <>
        <PageHeader title={t`Your week`} />
        <EmptyState
          drawing="week"
          text={t`Your week will appear here. Everything you type counts, starting with your first run, with or without an account.`}
        >
          <LinkButton look="primary" to="/">
            {t`Practice`}
          </LinkButton>
          <LinkButton to="/sign-in?next=/week">{t`Sign in`}</LinkButton>
        </EmptyState>
      </>
    );
  const { today, week } = viewer.practiceGoal;
  const monday = week.days[0]?.day ?? today.day;
  const number = Number(week.week.slice(-2));
  const isCurrent = today.day >= monday && today.day < monday + 7;
  return (
    <>
      <PageHeader
        title={isCurrent ? t`Your week` : t`Week ${number}`}
        lead={
          <>
            {isCurrent && <>{t`Week ${number}`}, </>}
            <span lang="nl">{`${formatDay(monday, "day")} – ${formatDay(monday + 6, "short")}`}</span>
          </>
        }
      >
        <LinkButton isSmall to={`/week?week=${isoWeekOfDay(monday - 7)}`}>{t`Previous week`}</LinkButton>
        {today.day >= monday + 7 && (
          <LinkButton
            isSmall
            to={today.day < monday + 14 ? "/week" : `/week?week=${isoWeekOfDay(monday + 7)}`}
          >{t`Next week`}</LinkButton>
        )}
      </PageHeader>
      {viewer.dailyGoalMinutes == null ? <GoalsOff /> : <StreakCard {...viewer.practiceGoal} />}
      <WeekChart weekRef={week} today={today.day} />
      {week.days.some(({ typedMs }) => typedMs > 0) ? (
        <>
          <WeekGains weekRef={week} isCurrent={isCurrent} />
          <BestRuns weekRef={week} />
        </>
      ) : (
        <EmptyState
          drawing="week"
          text={isCurrent ? t`Your first run this week will appear here.` : t`No runs in this week.`}
        >
          <LinkButton look="primary" to="/">
            {t`Practice`}
          </LinkButton>
        </EmptyState>
      )}
    </>
  );
}

type StreakProps = { readonly streak: number; readonly longestStreak: number; readonly isFreeDayUsed: boolean };

/** The streak, and whether this week's free day is left. */
function StreakCard({ streak, longestStreak, isFreeDayUsed }: StreakProps) {
  const { t } = useLingui();
  return (
    <Card>
      <div className={styles["streak"]}>
        <p className={styles["figure"]}>
          {streak > 0 && (
            <span className={styles["star"]} aria-hidden="true">
              ★
            </span>
          )}
          {streak > 0
            ? t`${plural(streak, { one: "# day in a row", other: "# days in a row" })}`
            : t`Reach your goal to start a streak`}
        </p>
        <p className={styles["soft"]}>
          {isFreeDayUsed
            ? t`You've used this week's free day. Your streak continues.`
            : t`You can miss one day a week without losing your streak.`}{" "}
          {longestStreak > streak &&
            t`${plural(longestStreak, { one: "Longest streak: # day.", other: "Longest streak: # days." })}`}
        </p>
      </div>
    </Card>
  );
}

function GoalsOff() {
  const { t } = useLingui();
  return (
    <Notice text={t`Your daily goal is off. What you reached before is kept.`}>
      <LinkButton isSmall to="/settings#goal">{t`Set a goal`}</LinkButton>
    </Notice>
  );
}

/** The fastest runs of a week, each of another kind. */
function BestRuns({ weekRef }: { readonly weekRef: WeekPage_week$key }) {
  const { t } = useLingui();
  const locale = useLocale();
  const speed = useSpeed();
  const { bestRuns } = useFragment(
    graphql`
      fragment WeekPage_week on PracticeWeek @throwOnFieldError {
        bestRuns {
          id
          mode
          modeAmount
          raceMode
          keyRule
          text {
            title
          }
          wpm
          accuracy
        }
      }
    `,
    weekRef,
  );
  if (bestRuns.length === 0) return null;
  return (
    <Card title={t`Best runs`}>
      <ol className={styles["runs"]}>
        {bestRuns.map(({ id, mode, modeAmount, raceMode, keyRule, text, wpm, accuracy }) => {
          const rule = describeKeyRule(keyRule);
          const shown = formatPercent(locale, accuracy);
          return (
            <li key={id} className={styles["run"]}>
              <Link to={resultPath(id)}>
                {t(describeMode({ mode, modeAmount: modeAmount ?? null, raceMode, title: text?.title ?? null }))}
              </Link>
              {rule !== null && <span className={styles["soft"]}>{t(rule)}</span>}
              <span>{speed.text(wpm)}</span>
              <span className={styles["soft"]}>{t`${shown} accurate`}</span>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
