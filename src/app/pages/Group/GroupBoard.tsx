import { useLingui } from "@lingui/react/macro";
import { startTransition, useState } from "react";
import { graphql, useRefetchableFragment, useFragment } from "react-relay";
import type { GroupBoard_group$key } from "../../../../__generated__/GroupBoard_group.graphql";
import type { GroupBoardRefetchQuery } from "../../../../__generated__/GroupBoardRefetchQuery.graphql";
import { isoWeekOfDay, mondayOfIsoWeek } from "../../../contract/dates";
import { formatDay } from "../../platform/dates/formatDate";
import { useToday } from "../../platform/dates/localTime";
import { Button } from "../../ui/Button";
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
 * A group's leaderboard of a week. For members only if the coaches have it switched on; coaches see a note if it is
 * off.
 */
export function GroupBoard({ groupRef }: { readonly groupRef: GroupBoard_group$key }) {
  const { t } = useLingui();
  const [{ board, myRole, settings }, refetch] = useRefetchableFragment<GroupBoardRefetchQuery, GroupBoard_group$key>(
    graphql`
      fragment GroupBoard_group on Group
      @throwOnFieldError
      @refetchable(queryName: "GroupBoardRefetchQuery")
      @argumentDefinitions(week: { type: "IsoWeek" }, kind: { type: "BoardKind", defaultValue: SPEED }) {
        myRole
        settings {
          leaderboard
        }
        board(week: $week, kind: $kind) {
          week
          kind
          entries {
            ...GroupBoard_entries
          }
        }
      }
    `,
    groupRef,
  );
  // The choice is shown at once, and the leaderboard when its data has loaded.
  const [chosenKind, setChosenKind] = useState<"SPEED" | "PRACTICE">("SPEED");
  const { coaches, Coaches, members } = useRoleNouns();
  const thisWeek = isoWeekOfDay(useToday());
  if (!board) return null;
  const { week, entries } = board;
  const kind = board.kind === "PRACTICE" ? "PRACTICE" : "SPEED";
  const monday = mondayOfIsoWeek(week) ?? 0;
  const [number, first, last] = [Number(week.slice(-2)), formatDay(monday, "day"), formatDay(monday + 6, "short")];
  const show = (part: { readonly week?: typeof week; readonly kind?: "SPEED" | "PRACTICE" }) =>
    startTransition(() => void refetch({ week, kind: chosenKind, ...part }));
  return (
    <Card
      title={t`Weekly leaderboard`}
      lead={<Dated words={t`Week ${number}: ${first} to ${last}`} dates={[first, last]} />}
    >
      {!settings.leaderboard && myRole !== "MEMBER" && (
        <p className={styles["note"]}>{t`Only ${coaches} can see this leaderboard. It's turned off for ${members}.`}</p>
      )}
      <SegmentedControl
        label={t`Rank by`}
        isLabelHidden
        options={[
          { value: "SPEED", label: t`Speed` },
          { value: "PRACTICE", label: t`Practice time` },
        ]}
        value={chosenKind}
        onChange={(chosen) => {
          setChosenKind(chosen);
          show({ kind: chosen });
        }}
      />
      {entries.length === 0 ? <p>{t`No results this week yet`}</p> : <BoardTable entriesRef={entries} kind={kind} />}
      <p className={styles["note"]}>
        {kind === "SPEED"
          ? t`Each person's fastest run counts: by time, with words or in a race, at least 30 seconds long and with at least 90% accuracy. ${Coaches} decide whether flagged runs count.`
          : t`Each person's total time in minutes, for the runs that count.`}
      </p>
      <div className={styles["buttons"]}>
        <Button isSmall onClick={() => show({ week: isoWeekOfDay(monday - 7) })}>{t`Previous week`}</Button>
        <Button
          isSmall
          disabled={week >= thisWeek}
          onClick={() => show({ week: isoWeekOfDay(monday + 7) })}
        >{t`Next week`}</Button>
      </div>
    </Card>
  );
}

type Props = { readonly entriesRef: GroupBoard_entries$key; readonly kind: "SPEED" | "PRACTICE" };

/** The places of a leaderboard; the viewer's own is marked. */
function BoardTable({ entriesRef, kind }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const { figure, unit } = useSpeed();
  const entries = useFragment(
    graphql`
      fragment GroupBoard_entries on BoardEntry @throwOnFieldError @relay(plural: true) {
        place
        name
        isMine
        wpm
        accuracy
        durationMs
      }
    `,
    entriesRef,
  );
  return (
    <table className={styles["table"]} aria-label={t`Weekly leaderboard`}>
      <thead>
        <tr>
          <th scope="col">{t`Place`}</th>
          <th scope="col">{t`Name`}</th>
          {kind === "SPEED" ? (
            <>
              <th scope="col" data-number>{t`Speed (${unit})`}</th>
              <th scope="col" data-number data-wide>{t`Accuracy`}</th>
            </>
          ) : (
            <th scope="col" data-number>{t`Minutes`}</th>
          )}
        </tr>
      </thead>
      <tbody>
        {entries.map(({ place, name, isMine, wpm, accuracy, durationMs }, at) => (
          // Names can be the same; the order is the server's.
          // oxlint-disable-next-line react/no-array-index-key -- see above
          <tr key={`${name} ${at}`} data-mine={isMine}>
            <td>{place}</td>
            <th scope="row">
              <bdi>{name}</bdi>
              {isMine && <span className={styles["you"]}>{t`you`}</span>}
            </th>
            {kind === "SPEED" ? (
              <>
                <td data-number>{figure(wpm ?? 0)}</td>
                <td data-number data-wide>
                  {formatPercent(locale, accuracy ?? 0)}
                </td>
              </>
            ) : (
              <td data-number>{formatFigure(locale, durationMs / 60_000)}</td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
