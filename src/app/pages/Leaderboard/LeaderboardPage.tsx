import { useLingui } from "@lingui/react/macro";
import { graphql, usePreloadedQuery } from "react-relay";
import { useParams, useSearchParams } from "react-router-dom";
import LeaderboardPageQueryNode, {
  type LeaderboardPageQuery,
  type LeaderboardPageQuery$variables,
} from "../../../../__generated__/LeaderboardPageQuery.graphql";
import type { IsoWeek } from "../../../contract/scalars";
import { improvementRuns, type BoardMode, boardModes } from "../../../engine/practice/boardRules";
import { isoWeekOfDay, mondayOfIsoWeek } from "../../../contract/dates";
import { languageOfLocale, findLanguage, type Language, toWireLanguage } from "../../../contract/languages/languages";
import { useChoose } from "../../features/addresses";
import { describeMode } from "../../features/result/describeRunMode";
import { formatDay } from "../../platform/dates/formatDate";
import { useToday } from "../../platform/dates/localTime";
import { languageOptions } from "../../platform/locale/languageName";
import { useLocale } from "../../platform/locale/useLocale";
import type { PageLoader } from "../../Page";
import { changedByOthers, loadRouteQuery, useViewerQuery } from "../../relay/routeQuery";
import { LinkButton } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { SegmentedControl, Select } from "../../ui/ChoiceFields";
import { PageHeader, PageMeta } from "../../ui/PageHeader";
import { SwitchedOff } from "../../features/switches/SwitchedOff";
import { BoardTable, NoCompetition, UnlistedNotice, type RankBy } from "../../features/leaderboard/BoardTable";
import { BoardUpdates } from "../../features/leaderboard/BoardUpdates";
import styles from "./LeaderboardPage.module.css";
import { Dated } from "../../ui/Dated";

/** Starts the query of the board in the address. */
export const loadLeaderboard: PageLoader = ({ params, request }, { environment, preferences }) => {
  const query = new URL(request.url).searchParams;
  const choice = readBoard(params["week"], query, languageOfLocale(preferences.locale()));
  return loadRouteQuery(environment, LeaderboardPageQueryNode, boardVariables(choice), request.signal, changedByOthers);
};

/** The public leaderboard: of a day, a week or all time, by kind of run and language. */
export function LeaderboardPage() {
  const { t } = useLingui();
  const reference = useViewerQuery<LeaderboardPageQuery>(LeaderboardPageQueryNode);
  const { leaderboard, viewer } = usePreloadedQuery<LeaderboardPageQuery>(
    graphql`
      query LeaderboardPageQuery(
        $period: BoardPeriod!
        $week: IsoWeek
        $mode: ResultMode!
        $amount: Int
        $language: Language!
        $rankBy: RankBy!
        $onlyFollowing: Boolean!
        $groupId: ID
      ) @throwOnFieldError @preloadable {
        viewer {
          role
          competes @catch(to: NULL)
          groups {
            id
            name
            archivedAt
            myRole
            settings {
              leaderboard
            }
          }
          ...BoardTable_viewer
        }
        leaderboard(
          period: $period
          week: $week
          mode: $mode
          amount: $amount
          language: $language
          rankBy: $rankBy
          onlyFollowing: $onlyFollowing
          groupId: $groupId
        ) {
          ...BoardTable_board
          ...BoardUpdates_board
        }
      }
    `,
    reference,
  );
  const { mode, amount, language } = reference.variables;
  const choice = useChoice();
  // Those whose leaderboard the viewer may see.
  const groups = (viewer?.groups ?? []).filter(
    ({ archivedAt, myRole, settings }) => archivedAt == null && (settings.leaderboard || myRole !== "MEMBER"),
  );
  const { title, lead } = usePeriodWords(choice);
  return (
    <div className={styles["page"]}>
      <PageMeta
        title={t`Leaderboard`}
        description={t`The fastest and most accurate runs of the day, the week and all time, by mode and language.`}
      />
      <PageHeader title={t`Leaderboard`} lead={t`One run per person: their best. Only verified runs count.`}>
        {leaderboard != null && <LinkButton to="/today">{t`Text of the day`}</LinkButton>}
      </PageHeader>
      {viewer?.competes === false ? (
        <NoCompetition />
      ) : leaderboard == null && choice.group === null ? (
        <SwitchedOff feature="BOARDS" />
      ) : (
        <>
          <BoardChoices choice={choice} mayFollow={viewer != null && viewer.role !== "GUEST"} groups={groups} />
          <Card title={title} lead={lead}>
            {leaderboard == null ? (
              <>
                <p>{t`You can't see this leaderboard.`}</p>
                <LinkButton to={boardAddress({ ...choice, group: null })}>{t`Everyone`}</LinkButton>
              </>
            ) : (
              <>
                <BoardTable
                  boardRef={leaderboard}
                  rankBy={choice.rankBy}
                  of={choice.group === null ? choice.who : "group"}
                />
                <BoardUpdates
                  boardRef={leaderboard}
                  mode={mode}
                  amount={amount ?? null}
                  language={language}
                  query={LeaderboardPageQueryNode}
                  queryVariables={reference.variables}
                />
              </>
            )}
            {choice.rankBy === "improvement" && (
              <p className={styles["note"]}>
                {t`Each person's biggest improvement: a run compared with the median of the ${improvementRuns.most} runs of this kind before it. At least ${improvementRuns.least} runs are needed.`}
              </p>
            )}
            <WeekLinks choice={choice} />
          </Card>
          {choice.group === null && <UnlistedNotice viewerRef={viewer ?? null} />}
        </>
      )}
    </div>
  );
}

/** The board in the address. */
function useChoice(): BoardChoice {
  const { week } = useParams();
  const [query] = useSearchParams();
  return readBoard(week, query, languageOfLocale(useLocale()));
}

function usePeriodWords({ period, week, mode }: BoardChoice) {
  const { t } = useLingui();
  const today = useToday();
  const { mode: kind, amount } = boardNames.get(mode) ?? { mode: "RACE", amount: null };
  const title = t(describeMode({ mode: kind, modeAmount: amount, title: null }));
  if (period === "all") return { title, lead: t`All time` };
  if (period === "day") {
    const day = formatDay(today, "short");
    return { title, lead: <Dated words={t`Today, ${day}`} dates={[day]} /> };
  }
  const monday = mondayOfIsoWeek(week ?? isoWeekOfDay(today)) ?? 0;
  const [number, first, last] = [
    Number(isoWeekOfDay(monday).slice(-2)),
    formatDay(monday, "day"),
    formatDay(monday + 6, "short"),
  ];
  return { title, lead: <Dated words={t`Week ${number}: ${first} to ${last}`} dates={[first, last]} /> };
}

type ChoicesProps = {
  readonly choice: BoardChoice;
  readonly mayFollow: boolean;
  /** The groups of the viewer that have a leaderboard. */
  readonly groups: readonly { readonly id: string; readonly name: string }[];
};

/** What to choose from: period, kind of run, language and what is ranked. Each choice is in the address. */
function BoardChoices({ choice, mayFollow, groups }: ChoicesProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const choose = useChoose(choice, boardAddress);
  return (
    <fieldset className={styles["choices"]} aria-label={t`Filters`}>
      <SegmentedControl
        label={t`Period`}
        options={[
          { value: "day", label: t`Today` },
          { value: "week", label: t`Week` },
          { value: "all", label: t`All time` },
        ]}
        value={choice.period}
        onChange={(period) => choose({ period, week: null })}
      />
      <SegmentedControl
        label={t`Rank by`}
        options={[
          { value: "speed", label: t`Speed` },
          { value: "accuracy", label: t`Accuracy` },
          { value: "improvement", label: t`Improvement` },
        ]}
        value={choice.rankBy}
        onChange={(rankBy) => choose({ rankBy })}
      />
      <Select
        label={t`Mode`}
        options={[...boardNames].map(([value, { mode, amount }]) => ({
          value,
          label: t(describeMode({ mode, modeAmount: amount, title: null })),
        }))}
        value={choice.mode}
        onChange={(mode) => choose({ mode })}
      />
      <Select
        label={t`Language`}
        options={languageOptions(locale)}
        value={choice.language}
        onChange={(language) => choose({ language })}
      />
      {mayFollow && (
        <Select
          label={t`People`}
          options={[
            { value: "all", label: t`Everyone` },
            { value: "following", label: t`People you follow` },
            ...groups.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={groups.find(({ id }) => id === choice.group)?.id ?? choice.who}
          onChange={(who) =>
            choose({
              who: who === "following" ? who : "all",
              group: groups.some(({ id }) => id === who) ? who : null,
            })
          }
        />
      )}
    </fieldset>
  );
}

/** The weeks before and after. */
function WeekLinks({ choice }: { readonly choice: BoardChoice }) {
  const { t } = useLingui();
  const thisWeek = isoWeekOfDay(useToday());
  if (choice.period !== "week") return null;
  const week = choice.week ?? thisWeek;
  const monday = mondayOfIsoWeek(week) ?? 0;
  const to = (day: number) => boardAddress({ ...choice, week: isoWeekOfDay(day) });
  return (
    <div className={styles["weeks"]}>
      <LinkButton to={to(monday - 7)}>{t`Previous week`}</LinkButton>
      {week < thisWeek && <LinkButton to={to(monday + 7)}>{t`Next week`}</LinkButton>}
    </div>
  );
}

/** The board of an address: `/leaderboard/2026-W47?mode=time-60&language=nl&by=accuracy`. */
type BoardChoice = {
  readonly period: "day" | "week" | "all";
  /** Null for the current one, and for other periods. */
  readonly week: IsoWeek | null;
  /** A name in {@link boardNames}. */
  readonly mode: string;
  readonly language: Language;
  readonly rankBy: RankBy;
  readonly who: "all" | "following";
  /** Global id of one of the viewer's groups, of whose members it is. */
  readonly group: string | null;
};

/** No id of a group is longer. */
const ID_LENGTH = 100;

const usual: BoardMode = { mode: "TIME", amount: 30 };

function nameOf({ mode, amount }: BoardMode): string {
  return [mode.toLowerCase(), ...(amount === null ? [] : [amount])].join("-");
}

/** The kinds of runs, by their names in the address. */
const boardNames: ReadonlyMap<string, BoardMode> = new Map(boardModes.map((mode) => [nameOf(mode), mode]));

/**
 * Reads an address. What is unknown in it is as if it were not there.
 * @param language of the interface, for an address without one.
 */
function readBoard(week: string | undefined, query: URLSearchParams, language: Language): BoardChoice {
  const period = query.get("period");
  const mode = query.get("mode") ?? "";
  const group = query.get("group");
  // mondayOfIsoWeek checks the form.
  const known = week !== undefined && mondayOfIsoWeek(week) !== null ? (week as IsoWeek) : null;
  return {
    period: known === null && (period === "day" || period === "all") ? period : "week",
    week: known,
    mode: boardNames.has(mode) ? mode : nameOf(usual),
    language: findLanguage(query.get("language")) ?? language,
    rankBy: readRankBy(query.get("by")),
    who: query.get("who") === "following" ? "following" : "all",
    group: group !== null && group !== "" && group.length <= ID_LENGTH ? group : null,
  };
}

function readRankBy(name: string | null): RankBy {
  return name === "accuracy" || name === "improvement" ? name : "speed";
}

/** The address of a board. */
function boardAddress({ period, week, mode, language, rankBy, who, group }: BoardChoice): string {
  const query = new URLSearchParams({ mode, language });
  if (rankBy !== "speed") query.set("by", rankBy);
  if (who === "following") query.set("who", who);
  if (group !== null) query.set("group", group);
  if (period !== "week") query.set("period", period);
  return `/leaderboard${period === "week" && week !== null ? `/${week}` : ""}?${query}`;
}

const rankByValues = { speed: "SPEED", accuracy: "ACCURACY", improvement: "IMPROVEMENT" } as const;
const periods = { day: "DAY", week: "WEEK", all: "ALL" } as const;

/** The variables of the page's query. */
function boardVariables({
  period,
  week,
  mode,
  language,
  rankBy,
  who,
  group,
}: BoardChoice): LeaderboardPageQuery$variables {
  const { mode: kind, amount } = boardNames.get(mode) ?? usual;
  return {
    period: periods[period],
    week,
    mode: kind,
    amount,
    language: toWireLanguage(language),
    rankBy: rankByValues[rankBy],
    onlyFollowing: who === "following",
    groupId: group,
  };
}
