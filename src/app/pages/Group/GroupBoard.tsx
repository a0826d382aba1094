import { useLingui } from "@lingui/react/macro";
import { startTransition, useMemo, useState } from "react";
import { graphql, useRefetchableFragment, useFragment } from "react-relay";
import type { GroupBoard_group$key } from "../../../../__generated__/GroupBoard_group.graphql";
import GroupBoardRefetchQueryNode, {
  type GroupBoardRefetchQuery,
} from "../../../../__generated__/GroupBoardRefetchQuery.graphql";
import { GROUP_BOARD_PLACES, improvementRuns } from "../../../engine/practice/boardRules";
import { isoWeekOfDay, mondayOfIsoWeek } from "../../../contract/dates";
import type { IsoWeek } from "../../../contract/scalars";
import { useReloads } from "../../relay/useReloads";
import { formatDay } from "../../platform/dates/formatDate";
import { useToday } from "../../platform/dates/localTime";
import { Button, LinkButton } from "../../ui/Button";
import { EmptyState } from "../../ui/EmptyState";
import { groupAddress } from "../../features/addresses";
import { Card } from "../../ui/Card";
import { SegmentedControl } from "../../ui/ChoiceFields";
import { useSpeed } from "../../typing/figures/useSpeed";
import { useRoleNouns } from "../../features/group/roleWords";
import styles from "./GroupPage.module.css";
import type { GroupBoard_entries$key } from "../../../../__generated__/GroupBoard_entries.graphql";
import { useLocale } from "../../platform/locale/useLocale";
import { formatFigure, formatPercent } from "../../typing/figures/formatFigure";
import { Dated } from "../../ui/Dated";

/**
 * A group's leaderboard of a day, a week or all time. For members only if the coaches have it switched on; coaches see
 * a note if it is off.
 */
export function GroupBoard({ groupRef }: { readonly groupRef: GroupBoard_group$key }) {
  const { t } = useLingui();
  const [{ id, board, myRole, settings }, refetch] = useRefetchableFragment<
    GroupBoardRefetchQuery,
    GroupBoard_group$key
  >(
    graphql`
      fragment GroupBoard_group on Group
      @throwOnFieldError
      @refetchable(queryName: "GroupBoardRefetchQuery")
      @argumentDefinitions(
        period: { type: "BoardPeriod", defaultValue: WEEK }
        week: { type: "IsoWeek" }
        kind: { type: "BoardKind", defaultValue: SPEED }
      ) {
        id
        myRole
        settings {
          leaderboard
        }
        board(period: $period, week: $week, kind: $kind) {
          period
          week
          kind
          readAt
          entries {
            ...GroupBoard_entries
          }
        }
      }
    `,
    groupRef,
  );
  // The choice is shown at once, and the leaderboard when its data has loaded.
  const [choice, setChoice] = useState<Choice>({ period: "WEEK", week: null, kind: "SPEED" });
  const { coaches, Coaches, members } = useRoleNouns();
  const thisWeek = isoWeekOfDay(useToday());
  if (!board) return null;
  const { week, entries } = board;
  const kind = kinds.find((one) => one === board.kind) ?? "SPEED";
  const monday = mondayOfIsoWeek(week) ?? 0;
  const show = (part: Partial<Choice>): void => {
    const next = { ...choice, ...part };
    setChoice(next);
    startTransition(() => void refetch(next));
  };
  return (
    <Card title={t`Leaderboard`} lead={<PeriodName period={board.period} monday={monday} />}>
      {!settings.leaderboard && myRole !== "MEMBER" && (
        <p className={styles["note"]}>{t`Only ${coaches} can see this leaderboard. It's turned off for ${members}.`}</p>
      )}
      <SegmentedControl
        label={t`Period`}
        isLabelHidden
        options={[
          { value: "DAY", label: t`Today` },
          { value: "WEEK", label: t`Week` },
          { value: "ALL", label: t`All time` },
        ]}
        value={choice.period}
        onChange={(period) => show({ period, week: null })}
      />
      <SegmentedControl
        label={t`Rank by`}
        isLabelHidden
        options={[
          { value: "SPEED", label: t`Speed` },
          { value: "ACCURACY", label: t`Accuracy` },
          { value: "IMPROVEMENT", label: t`Improvement` },
          { value: "PRACTICE", label: t`Practice time` },
        ]}
        value={choice.kind}
        onChange={(chosen) => show({ kind: chosen })}
      />
      {entries.length === 0 ? (
        <NoResults
          period={board.period}
          isOver={board.period === "WEEK" && week < thisWeek}
          workAddress={myRole === "MEMBER" ? null : groupAddress(id, "work")}
        />
      ) : (
        <BoardTable entriesRef={entries} kind={kind} />
      )}
      <GroupBoardUpdates groupId={id} choice={choice} readAt={board.readAt} />
      <p className={styles["note"]}>
        {kind === "SPEED" &&
          t`Each person's fastest run counts: by time, with words or in a race, at least 30 seconds long and with at least 90% accuracy. ${Coaches} decide whether flagged runs count.`}
        {kind === "ACCURACY" &&
          t`Each person's most accurate run counts: by time, with words or in a race, at least 30 seconds long and with at least 90% accuracy. ${Coaches} decide whether flagged runs count.`}
        {kind === "IMPROVEMENT" &&
          t`Each person's biggest improvement: a run compared with the median of the ${improvementRuns.most} runs of this kind before it. At least ${improvementRuns.least} runs are needed.`}
        {kind === "PRACTICE" && t`Each person's total time in minutes, for the runs that count.`}{" "}
        {myRole === "MEMBER" && t`Everyone sees the first ${GROUP_BOARD_PLACES} places and their own.`}
      </p>
      {board.period === "WEEK" && (
        <div className={styles["buttons"]}>
          <Button isSmall onClick={() => show({ week: isoWeekOfDay(monday - 7) })}>{t`Previous week`}</Button>
          <Button
            isSmall
            disabled={week >= thisWeek}
            onClick={() => show({ week: isoWeekOfDay(monday + 7) })}
          >{t`Next week`}</Button>
        </div>
      )}
    </Card>
  );
}

function PeriodName({ period, monday }: { readonly period: string; readonly monday: number }) {
  const { t } = useLingui();
  const today = useToday();
  if (period === "ALL") return t`All time`;
  const day = formatDay(today, "short");
  if (period === "DAY") return <Dated words={t`Today, ${day}`} dates={[day]} />;
  const number = Number(isoWeekOfDay(monday).slice(-2));
  const [first, last] = [formatDay(monday, "day"), formatDay(monday + 6, "short")];
  return <Dated words={t`Week ${number}: ${first} to ${last}`} dates={[first, last]} />;
}

/** What of the leaderboard is shown; the current week if it is null. */
type Choice = { readonly period: Period; readonly week: IsoWeek | null; readonly kind: Kind };

type Period = "DAY" | "WEEK" | "ALL";
type Kind = "SPEED" | "ACCURACY" | "IMPROVEMENT" | "PRACTICE";

const kinds: readonly Kind[] = ["SPEED", "ACCURACY", "IMPROVEMENT", "PRACTICE"];

type UpdatesProps = { readonly groupId: string; readonly choice: Choice; readonly readAt: string };

/** Keeps the leaderboard up to date while it is shown. */
function GroupBoardUpdates({ groupId, choice, readAt }: UpdatesProps) {
  const variables = useMemo(() => ({ groupId }), [groupId]);
  const way = useMemo(
    () => ({
      subscription: graphql`
        subscription GroupBoardSubscription($groupId: ID!) {
          change: groupBoardChanged(groupId: $groupId) {
            changedAt
          }
        }
      `,
      variables,
      query: GroupBoardRefetchQueryNode,
      queryVariables: { id: groupId, ...choice },
    }),
    [groupId, variables, choice],
  );
  useReloads<GroupBoardRefetchQuery>(way, readAt);
  return null;
}

type NoResultsProps = {
  readonly period: string;
  readonly isOver: boolean;
  /** Where coaches give work; null for members. */
  readonly workAddress: string | null;
};

/** A board on which nobody is: what changes that, if it can still be changed. */
function NoResults({ period, isOver, workAddress }: NoResultsProps) {
  const { t } = useLingui();
  const isWeek = period === "WEEK";
  if (isOver) return <EmptyState drawing="podium" text={t`No results that week`} />;
  return workAddress === null ? (
    <EmptyState
      drawing="podium"
      text={isWeek ? t`No results this week yet. Type for a minute, and you'll be first.` : t`No results yet`}
    >
      <LinkButton look="primary" to="/?mode=time-60">
        {t`Practice`}
      </LinkButton>
    </EmptyState>
  ) : (
    <EmptyState
      drawing="podium"
      text={isWeek ? t`No results this week yet. An assignment gets your group typing.` : t`No results yet`}
    >
      <LinkButton to={workAddress}>{t`Assignments`}</LinkButton>
    </EmptyState>
  );
}

type Props = { readonly entriesRef: GroupBoard_entries$key; readonly kind: Kind };

/** The places of a leaderboard; the viewer's own is marked. */
function BoardTable({ entriesRef, kind }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const { figure, text, unit } = useSpeed();
  const entries = useFragment(
    graphql`
      fragment GroupBoard_entries on BoardEntry @throwOnFieldError @relay(plural: true) {
        place
        name
        isMine
        wpm
        accuracy
        durationMs
        improvement
      }
    `,
    entriesRef,
  );
  return (
    <table className={styles["table"]} aria-label={t`Leaderboard`}>
      <thead>
        <tr>
          <th scope="col">{t`Place`}</th>
          <th scope="col">{t`Name`}</th>
          {kind === "PRACTICE" ? (
            <th scope="col" data-number>{t`Minutes`}</th>
          ) : (
            <>
              <th scope="col" data-number data-wide={kind === "ACCURACY" || undefined}>{t`Speed (${unit})`}</th>
              {kind === "IMPROVEMENT" ? (
                <th scope="col" data-number>{t`Improvement`}</th>
              ) : (
                <th scope="col" data-number data-wide={kind === "SPEED" || undefined}>{t`Accuracy`}</th>
              )}
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {entries.map(({ place, name, isMine, wpm, accuracy, durationMs, improvement }, at) => (
          // Names can be the same; the order is the server's.
          // oxlint-disable-next-line react/no-array-index-key -- see above
          <tr key={`${name} ${at}`} data-mine={isMine}>
            <td>{place}</td>
            <th scope="row">
              <bdi>{name}</bdi>
              {isMine && <span className={styles["you"]}>{t`you`}</span>}
            </th>
            {kind === "PRACTICE" ? (
              <td data-number>{formatFigure(locale, durationMs / 60_000)}</td>
            ) : (
              <>
                <td data-number data-wide={kind === "ACCURACY" || undefined}>
                  {figure(wpm ?? 0)}
                </td>
                {kind === "IMPROVEMENT" ? (
                  <td data-number>{`+${text(improvement ?? 0)}`}</td>
                ) : (
                  <td data-number data-wide={kind === "SPEED" || undefined}>
                    {formatPercent(locale, accuracy ?? 0)}
                  </td>
                )}
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
