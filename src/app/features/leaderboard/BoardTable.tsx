import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { BoardTable_board$key } from "../../../../__generated__/BoardTable_board.graphql";
import type { BoardTable_entry$key } from "../../../../__generated__/BoardTable_entry.graphql";
import { formatDateTime } from "../../platform/dates/formatDate";
import { useLocale } from "../../platform/locale/useLocale";
import { ReportButton } from "../moderation/ReportButton";
import { formatPercent } from "../../typing/figures/formatFigure";
import { useSpeed } from "../../typing/figures/useSpeed";
import { EmptyState } from "../../ui/EmptyState";
import { LinkButton } from "../../ui/Button";
import { Avatar } from "../../ui/primitives";
import styles from "./BoardTable.module.css";
import type { BoardTable_viewer$key } from "../../../../__generated__/BoardTable_viewer.graphql";
import { Notice } from "../../ui/Notice";

/** What a board ranks, by its name in the address. */
export type RankBy = "speed" | "accuracy" | "improvement";

type Props = {
  readonly boardRef: BoardTable_board$key;
  readonly rankBy: RankBy;
  readonly of?: BoardName;
};

/** Of everyone, of people the viewer follows or of a group, or of the text of a day. */
type BoardName = "all" | "following" | "group" | "today" | "yesterday";

/** The first places of a board, and below them the viewer's own if it is later. */
export function BoardTable({ boardRef, rankBy, of = "all" }: Props) {
  const { t } = useLingui();
  const { unit } = useSpeed();
  const { entries, own } = useFragment(
    graphql`
      fragment BoardTable_board on Leaderboard @throwOnFieldError {
        entries {
          isMine
          user {
            id
            displayName
          }
          ...BoardTable_entry
        }
        own {
          ...BoardTable_entry
        }
      }
    `,
    boardRef,
  );
  if (entries.length === 0) return <NoEntries of={of} />;
  const isOwnBelow = own != null && !entries.some(({ isMine }) => isMine);
  const others = entries.filter(({ isMine }) => !isMine).map(({ user }) => ({ id: user.id, name: user.displayName }));
  return (
    <div className={styles["scroll"]}>
      <table className={styles["table"]} aria-label={t`Leaderboard`} data-by={rankBy}>
        <thead>
          <tr>
            <th scope="col">{t`Place`}</th>
            <th scope="col">{t`Name`}</th>
            <th scope="col" data-number="speed">{t`Speed (${unit})`}</th>
            {rankBy === "improvement" ? (
              <th scope="col" data-number="improvement">{t`Improvement`}</th>
            ) : (
              <th scope="col" data-number="accuracy">{t`Accuracy`}</th>
            )}
            <th scope="col" data-wide>{t`Date`}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <BoardRow key={entry.user.id} entryRef={entry} />
          ))}
        </tbody>
        {isOwnBelow && (
          <tbody className={styles["own"]}>
            <BoardRow entryRef={own} />
          </tbody>
        )}
      </table>
      <ReportButton label={t`Report a name`} kind="person" subjects={others} />
    </div>
  );
}

function NoEntries({ of }: { readonly of: BoardName }) {
  const { t } = useLingui();
  if (of === "today") return <EmptyState drawing="podium" text={t`No one is on the leaderboard yet.`} />;
  if (of === "yesterday") return <EmptyState drawing="podium" text={t`No one was on the leaderboard.`} />;
  if (of === "group")
    return <EmptyState drawing="podium" text={t`No one in this group has done a run like this yet.`} />;
  if (of === "following")
    return (
      <EmptyState drawing="podium" text={t`No runs by people you follow yet. To follow someone, open their profile.`} />
    );
  return (
    <EmptyState drawing="podium" text={t`No runs here yet. Type one with a public profile, and you'll be first.`}>
      <LinkButton to="/" look="primary">{t`Practice`}</LinkButton>
    </EmptyState>
  );
}

function BoardRow({ entryRef }: { readonly entryRef: BoardTable_entry$key }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { figure, text } = useSpeed();
  const { place, isMine, wpm, accuracy, startedAt, improvement, user } = useFragment(
    graphql`
      fragment BoardTable_entry on LeaderboardEntry @throwOnFieldError {
        place
        isMine
        wpm
        accuracy
        startedAt
        improvement
        user {
          username
          displayName
          avatarUrl
        }
      }
    `,
    entryRef,
  );
  const { username, displayName, avatarUrl } = user;
  return (
    <tr data-mine={isMine}>
      <td>
        <span className={styles["place"]} data-first={place === 1}>
          {place}
        </span>
      </td>
      <th scope="row">
        <span className={styles["who"]}>
          <Avatar name={displayName} url={avatarUrl ?? null} size="small" />
          <bdi>{username == null ? displayName : <Link to={`/players/${username}`}>{displayName}</Link>}</bdi>
          {isMine && <span className={styles["you"]}>{t`you`}</span>}
        </span>
      </th>
      <td data-number="speed">{figure(wpm)}</td>
      {improvement == null ? (
        <td data-number="accuracy">{formatPercent(locale, accuracy)}</td>
      ) : (
        <td data-number="improvement">{`+${text(improvement)}`}</td>
      )}
      <td data-wide lang="nl">
        {formatDateTime(startedAt, "short")}
      </td>
    </tr>
  );
}

/** Instead of a leaderboard, for a viewer who does not want any. */
export function NoCompetition() {
  const { t } = useLingui();
  return (
    <Notice text={t`You turned leaderboards and ratings off.`}>
      <LinkButton to="/settings#profile">{t`Settings`}</LinkButton>
    </Notice>
  );
}

/** Says why the viewer is on no leaderboard, if they can change that. */
export function UnlistedNotice({ viewerRef }: { readonly viewerRef: BoardTable_viewer$key | null }) {
  const { t } = useLingui();
  const viewer = useFragment(
    graphql`
      fragment BoardTable_viewer on User @throwOnFieldError {
        profileVisibility
        profileVisibilityChoices
      }
    `,
    viewerRef,
  );
  const mayAppear = viewer?.profileVisibilityChoices?.includes("ALL") ?? false;
  if (!mayAppear || viewer?.profileVisibility === "ALL") return null;
  return (
    <Notice text={t`You're not on the leaderboard. Only people who made their profile public are.`}>
      <LinkButton to="/settings#profile">{t`Choose who can see you`}</LinkButton>
    </Notice>
  );
}
