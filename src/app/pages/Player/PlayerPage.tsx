import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment, usePreloadedQuery } from "react-relay";
import { Link } from "react-router-dom";
import PlayerPageQueryNode, { type PlayerPageQuery } from "../../../../__generated__/PlayerPageQuery.graphql";
import type { PlayerPage_activity$key } from "../../../../__generated__/PlayerPage_activity.graphql";
import type { PlayerPage_ratings$key } from "../../../../__generated__/PlayerPage_ratings.graphql";
import type { PlayerPage_bests$key } from "../../../../__generated__/PlayerPage_bests.graphql";
import { mondayOfIsoWeek } from "../../../contract/dates";
import { fromWireLanguage } from "../../../contract/languages/languages";
import { ReportButton } from "../../features/moderation/ReportButton";
import { RatingBand } from "../../features/race/raceWords";
import { describeMode } from "../../features/result/describeRunMode";
import { formatDate, formatDateTime, formatDay, formatWeekday } from "../../platform/dates/formatDate";
import { languageLabel } from "../../platform/locale/languageName";
import { useLocale } from "../../platform/locale/useLocale";
import { useViewerQuery } from "../../relay/routeQuery";
import { usePageStatus } from "../../rendering/renderingHooks";
import { formatPercent } from "../../typing/figures/formatFigure";
import { useSpeed } from "../../typing/figures/useSpeed";
import { LinkButton } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { EmptyState } from "../../ui/EmptyState";
import { PageHeader, PageMeta } from "../../ui/PageHeader";
import { Avatar, VisuallyHidden } from "../../ui/primitives";
import { FollowButton } from "./following";
import { PlayerBadges } from "./PlayerBadges";
import { FollowLists } from "./FollowLists";
import styles from "./PlayerPage.module.css";
import { Dated } from "../../ui/Dated";

/** Somebody's profile: picture, name, bests and days of practice. */
export function PlayerPage() {
  const { t } = useLingui();
  const { player } = usePreloadedQuery<PlayerPageQuery>(
    graphql`
      query PlayerPageQuery($id: String!) @throwOnFieldError @preloadable {
        player(username: $id) {
          isMine
          user {
            id
            displayName
            avatarUrl
            createdAt
            ...following_user
            ...FollowLists_viewer
          }
          ...PlayerPage_bests
          ...PlayerBadges_player
          ...PlayerPage_ratings
          ...PlayerPage_activity
        }
      }
    `,
    useViewerQuery<PlayerPageQuery>(PlayerPageQueryNode),
  );
  usePageStatus(player == null ? 404 : null);
  if (player == null) return <PlayerNotFound />;
  const { id, displayName, avatarUrl, createdAt } = player.user;
  return (
    <div className={styles["page"]}>
      <PageMeta
        title={displayName}
        description={t`${displayName} on Typeloop: best runs, badges and days of practice.`}
        isUnlisted
      />
      <div className={styles["head"]}>
        <Avatar name={displayName} url={avatarUrl ?? null} size="large" />
        <PageHeader title={displayName} lead={<Since at={createdAt} />}>
          {player.isMine && <LinkButton to="/settings#profile">{t`Change profile`}</LinkButton>}
          <FollowButton userRef={player.user} />
        </PageHeader>
      </div>
      <div className={styles["columns"]}>
        <Bests playerRef={player} isMine={player.isMine} />
        <Activity playerRef={player} />
        <PlayerBadges playerRef={player} />
        <Ratings playerRef={player} />
      </div>
      {player.isMine ? (
        <FollowLists viewerRef={player.user} />
      ) : (
        <div>
          <ReportButton label={t`Report this profile`} kind="person" subjects={[{ id, name: displayName }]} />
        </div>
      )}
    </div>
  );
}

function Since({ at }: { readonly at: string }) {
  const { t } = useLingui();
  const day = formatDate(at);
  return <Dated words={t`On Typeloop since ${day}`} dates={[day]} />;
}

/** The same for a name that nobody has and a profile that the viewer may not see. */
function PlayerNotFound() {
  const { t } = useLingui();
  return (
    <div className={styles["page"]}>
      <PageMeta title={t`Profile not found`} description={t`No profile to show here.`} isUnlisted />
      <PageHeader
        title={t`Profile not found`}
        lead={t`There's no one with this name, or their profile isn't public. Check the link, or sign in to see people in your groups.`}
      />
      <div>
        <LinkButton to="/leaderboard">{t`Leaderboard`}</LinkButton>
      </div>
    </div>
  );
}

/** The band of each language's rating in races; nothing before the first rated race. */
function Ratings({ playerRef }: { readonly playerRef: PlayerPage_ratings$key }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { ratings } = useFragment(
    graphql`
      fragment PlayerPage_ratings on Player @throwOnFieldError {
        ratings {
          language
          band {
            ...raceWords_band
          }
        }
      }
    `,
    playerRef,
  );
  if (ratings.length === 0) return null;
  return (
    <Card
      title={t`Races`}
      lead={t`Ratings come from open races with a text no one has seen before, such as “Race now” races. Races joined with a code don't count.`}
    >
      <ul>
        {ratings.map(({ language, band }) => (
          <li key={language}>
            {languageLabel(fromWireLanguage(language), locale)}
            <span className={styles["beside"]}>
              <RatingBand bandRef={band} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

type BestsProps = { readonly playerRef: PlayerPage_bests$key; readonly isMine: boolean };

function Bests({ playerRef, isMine }: BestsProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { figure, unit } = useSpeed();
  const { bests } = useFragment(
    graphql`
      fragment PlayerPage_bests on Player @throwOnFieldError {
        bests {
          mode
          modeAmount
          language
          wpm
          accuracy
          startedAt
        }
      }
    `,
    playerRef,
  );
  return (
    <Card title={t`Best runs`}>
      {bests.length === 0 ? (
        <EmptyState drawing="chart" text={t`No verified runs yet`}>
          {isMine ? (
            <LinkButton look="primary" to="/">
              {t`Practice`}
            </LinkButton>
          ) : undefined}
        </EmptyState>
      ) : (
        <table className={styles["table"]} aria-label={t`Best runs`}>
          <thead>
            <tr>
              <th scope="col">{t`Mode`}</th>
              <th scope="col" data-number>{t`Speed (${unit})`}</th>
              <th scope="col" data-number>{t`Accuracy`}</th>
              <th scope="col" data-wide>{t`Date`}</th>
            </tr>
          </thead>
          <tbody>
            {bests.map(({ mode, modeAmount, language, wpm, accuracy, startedAt }) => (
              <tr key={`${mode} ${modeAmount} ${language}`}>
                <th scope="row">
                  {t(describeMode({ mode, modeAmount: modeAmount ?? null, title: null }))}
                  <span className={styles["beside"]}>{languageLabel(fromWireLanguage(language), locale)}</span>
                </th>
                <td data-number>{figure(wpm)}</td>
                <td data-number>{formatPercent(locale, accuracy)}</td>
                <td data-wide lang="nl">
                  {formatDateTime(startedAt, "short")}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={styles["note"]}>
        <Link to="/leaderboard">{t`Leaderboard`}</Link>
      </p>
    </Card>
  );
}

/** Minutes at which each shade begins. */
const shades = [1, 5, 10, 20];

/** The days of the last weeks, a column a week, darker with more practice. */
function Activity({ playerRef }: { readonly playerRef: PlayerPage_activity$key }) {
  const { t } = useLingui();
  const { activity } = useFragment(
    graphql`
      fragment PlayerPage_activity on Player @throwOnFieldError {
        activity {
          week
          minutes
        }
      }
    `,
    playerRef,
  );
  const days = activity.flatMap(({ minutes }) => minutes).filter((minutes) => minutes > 0).length;
  return (
    <Card title={t`Activity`} lead={t`Days with practice in the last ${activity.length} weeks: ${days}`}>
      <table className={styles["activity"]} aria-label={t`Activity`}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t`Week`}</VisuallyHidden>
            </th>
            {activity.map(({ week }) => (
              <th key={week} scope="col">
                {week.slice(-2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[0, 1, 2, 3, 4, 5, 6].map((weekday) => (
            <tr key={weekday}>
              <th scope="row" lang="nl">
                {formatWeekday(weekday)}
              </th>
              {activity.map(({ week, minutes }) => {
                const amount = minutes[weekday] ?? 0;
                const day = formatDay((mondayOfIsoWeek(week) ?? 0) + weekday, "short");
                return (
                  <td
                    key={week}
                    data-level={shades.filter((from) => amount >= from).length}
                    title={amount === 0 ? day : t`${day}: ${amount} min`}
                  >
                    {amount > 0 && <VisuallyHidden>{t`${amount} min`}</VisuallyHidden>}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
