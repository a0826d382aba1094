import { useLingui } from "@lingui/react/macro";
import { useRoleNouns } from "../../features/group/roleWords";
import { graphql, useFragment, usePreloadedQuery, useRefetchableFragment } from "react-relay";
import GroupResultsPageQueryNode, {
  type GroupResultsPageQuery,
} from "../../../../__generated__/GroupResultsPageQuery.graphql";
import { useViewerQuery } from "../../relay/routeQuery";
import { GroupFrame, GroupNotFound, CoachesOnly } from "../../features/group/GroupFrame";
import { startTransition, useState } from "react";
import type { GroupReportRefetchQuery } from "../../../../__generated__/GroupReportRefetchQuery.graphql";
import type { GroupResultsPage_members$key } from "../../../../__generated__/GroupResultsPage_members.graphql";
import type { GroupResultsPage_reportGroup$key } from "../../../../__generated__/GroupResultsPage_reportGroup.graphql";
import type { GroupResultsPage_group$key } from "../../../../__generated__/GroupResultsPage_group.graphql";
import { ParticipationSums } from "../../features/participation/ParticipationSums";
import { saveCsv } from "../../platform/csv";
import { fileName } from "../../platform/saveFile";
import { useLocale } from "../../platform/locale/useLocale";
import { Button, LinkButton } from "../../ui/Button";
import { Checkbox, SegmentedControl } from "../../ui/ChoiceFields";
import { Notice } from "../../ui/Notice";
import { groupAddress } from "../../features/addresses";
import { isoDay, reportCsv } from "./reportCsv";
import { FlaggedExams, FlaggedList } from "./FlaggedList";
import styles from "../../features/report/report.module.css";
import { ReportTable } from "./ReportTable";
import { useSearchParams } from "react-router-dom";
import { readPeriod, USUAL_PERIOD, type PeriodName } from "./reportPeriods";
import { median } from "../../../engine/progress/statistics";
import { formatMinutes, formatPercent } from "../../typing/figures/formatFigure";
import { useSpeed } from "../../typing/figures/useSpeed";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { mondayOfIsoWeek } from "../../../contract/dates";
import { formatDay } from "../../platform/dates/formatDate";
import { Dated } from "../../ui/Dated";

/** The results of a group's members: a table of all of them, and the runs to review. */
export function GroupResultsPage() {
  const { t } = useLingui();
  const { node } = usePreloadedQuery<GroupResultsPageQuery>(
    graphql`
      query GroupResultsPageQuery($id: ID!, $period: ReportPeriod!) @throwOnFieldError @preloadable {
        node(id: $id) {
          __typename
          ...GroupFrame_group @alias(as: "frame")
          ...GroupResultsPage_group @arguments(period: $period) @alias(as: "overview")
        }
      }
    `,
    useViewerQuery<GroupResultsPageQuery>(GroupResultsPageQueryNode),
  );
  if (!node?.frame || !node.overview) return <GroupNotFound />;
  return (
    <GroupFrame groupRef={node.frame} title={t`Results`}>
      <ResultsOverview groupRef={node.overview} />
    </GroupFrame>
  );
}

/** The report of a group, also for printing and spreadsheets, and the runs to review. */
function ResultsOverview({ groupRef }: { readonly groupRef: GroupResultsPage_group$key }) {
  const { t } = useLingui();
  const nouns = useRoleNouns();
  const locale = useLocale();
  const speed = useSpeed();
  const group = useFragment(
    graphql`
      fragment GroupResultsPage_group on Group
      @throwOnFieldError
      @argumentDefinitions(period: { type: "ReportPeriod!" }) {
        id
        name
        participation {
          ...ParticipationSums_sums
        }
        ...GroupResultsPage_reportGroup @arguments(period: $period)
        ...FlaggedList_group
        ...FlaggedList_exams
      }
    `,
    groupRef,
  );
  const [{ report }, refetch] = useRefetchableFragment<GroupReportRefetchQuery, GroupResultsPage_reportGroup$key>(
    graphql`
      fragment GroupResultsPage_reportGroup on Group
      @throwOnFieldError
      @refetchable(queryName: "GroupReportRefetchQuery")
      @argumentDefinitions(period: { type: "ReportPeriod!" }) {
        report(period: $period) {
          fromWeek
          toWeek
          members {
            ...GroupResultsPage_members
            ...ReportTable_members
            ...reportCsv_member
          }
        }
      }
    `,
    group,
  );
  const [isIdleFirst, setIdleFirst] = useState(false);
  // Null for viewers who may not see it.
  if (!report) return <CoachesOnly groupId={group.id} />;
  const { members } = report;
  const { words, dates } = describeWeeks(report.fromWeek ?? null, report.toWeek);
  const weeks = t(words);
  const refresh = () => startTransition(() => void refetch({}, { fetchPolicy: "store-and-network" }));
  const exportCsv = () =>
    saveCsv(
      fileName([group.name, isoDay(Date.now())], "csv"),
      locale,
      reportCsv(members, (message) => t(message), speed),
    );
  return (
    <>
      <section className={styles["overview"]} aria-labelledby="overview-title">
        <div className={styles["head"]}>
          <h2 id="overview-title" className={styles["title"]}>
            {t`Who practiced`}
          </h2>
          <p className={styles["weeks"]}>
            <Dated words={weeks} dates={dates} />
          </p>
        </div>
        <div className={styles["controls"]}>
          <PeriodControl />
          <div className={styles["buttons"]}>
            <Button isSmall onClick={() => window.print()} disabled={members.length === 0}>{t`Print`}</Button>
            <Button isSmall onClick={exportCsv} disabled={members.length === 0}>{t`Download as CSV`}</Button>
          </div>
        </div>
        {members.length === 0 ? (
          <Notice text={t`This group has no ${nouns.members} yet. Share the join code, or add ${nouns.members}.`}>
            <LinkButton look="primary" to={groupAddress(group.id, "members")}>
              {nouns.Members}
            </LinkButton>
          </Notice>
        ) : (
          <>
            <GroupFigures membersRef={members} />
            <div className={styles["screen"]}>
              <Checkbox label={t`Least practice first`} isChecked={isIdleFirst} onChange={setIdleFirst} />
            </div>
            <ReportTable
              groupId={group.id}
              membersRef={members}
              isIdleFirst={isIdleFirst}
              caption={t`What each person did, ${weeks}`}
            />
            <p className={styles["note"]}>
              {t`This counts only what each person typed since joining the group. Speed and accuracy are medians of the runs that count. Changes are compared with the period before, which is just as long. Lessons include every lesson passed so far.`}
            </p>
          </>
        )}
      </section>
      {group.participation != null && (
        <div className={styles["flagged"]}>
          <ParticipationSums
            sumsRef={group.participation}
            whose={t`All ${nouns.members} of this group, from the day they joined.`}
          />
        </div>
      )}
      <FlaggedExams groupRef={group} onDecided={refresh} />
      <FlaggedList groupRef={group} onDecided={refresh} />
    </>
  );
}

/** The report's period, which is in the address. */
function PeriodControl() {
  const { t } = useLingui();
  const [query, setQuery] = useSearchParams();
  const shown = readPeriod(query);
  // The choice is shown at once, and the address follows when the data has loaded.
  const [choice, setChoice] = useState<{ readonly from: PeriodName; readonly to: PeriodName } | null>(null);
  const choose = (period: PeriodName) => {
    setChoice({ from: shown, to: period });
    setQuery(period === USUAL_PERIOD ? {} : { period }, { replace: true, preventScrollReset: true });
  };
  return (
    <SegmentedControl<PeriodName>
      label={t`Period`}
      options={[
        { value: "week", label: t`This week` },
        { value: "last-week", label: t`Last week` },
        { value: "4w", label: t`4 weeks` },
        { value: "all", label: t`All time` },
      ]}
      value={choice?.from === shown ? choice.to : shown}
      onChange={choose}
    />
  );
}

/** A few figures about the whole group. */
function GroupFigures({ membersRef }: { readonly membersRef: GroupResultsPage_members$key }) {
  const { t } = useLingui();
  const locale = useLocale();
  const speed = useSpeed();
  const members = useFragment(
    graphql`
      fragment GroupResultsPage_members on MemberReport @relay(plural: true) @throwOnFieldError {
        runs
        durationMs
        wpm
        accuracy
      }
    `,
    membersRef,
  );
  const practised = members.filter(({ runs }) => runs > 0).length;
  const all = members.length;
  const minutes = members.reduce((sum, { durationMs }) => sum + durationMs, 0) / 60_000;
  const speeds = members.flatMap(({ wpm }) => wpm ?? []);
  const accuracies = members.flatMap(({ accuracy }) => accuracy ?? []);
  return (
    <dl className={styles["figures"]}>
      <div>
        <dt>{t`Practiced`}</dt>
        <dd>{t`${practised} of ${all}`}</dd>
      </div>
      <div>
        <dt>{t`Total minutes`}</dt>
        <dd>{formatMinutes(locale, minutes)}</dd>
      </div>
      {speeds.length > 0 && (
        <>
          <div>
            <dt>{t`Median speed`}</dt>
            <dd>{speed.text(median(speeds))}</dd>
          </div>
          <div>
            <dt>{t`Median accuracy`}</dt>
            <dd>{formatPercent(locale, median(accuracies))}</dd>
          </div>
        </>
      )}
    </dl>
  );
}

/**
 * The weeks of a report, with dates in Dutch: "week 47: 16 nov to 22 nov 2026".
 * @param from null for everything since each member joined.
 */
function describeWeeks(
  from: string | null,
  to: string,
): { readonly words: MessageDescriptor; readonly dates: readonly string[] } {
  const last = Number(to.slice(-2));
  const end = formatDay((mondayOfIsoWeek(to) ?? 0) + 6, "short");
  if (from === null) return { words: msg`since each person joined, up to and including week ${last}`, dates: [] };
  const first = Number(from.slice(-2));
  const start = formatDay(mondayOfIsoWeek(from) ?? 0, from.slice(0, 4) === to.slice(0, 4) ? "day" : "short");
  const dates = [start, end];
  return from === to
    ? { words: msg`week ${last}: ${start} to ${end}`, dates }
    : { words: msg`weeks ${first} to ${last}: ${start} to ${end}`, dates };
}
