import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { PlayerBadges_player$key } from "../../../../__generated__/PlayerBadges_player.graphql";
import { type Badge, findBadge } from "../../../engine/badges/badges";
import { badgeNames, describeBadge } from "../../features/badges/badgeNames";
import { Medal } from "../../features/badges/Medal";
import { formatDate } from "../../platform/dates/formatDate";
import { useLocale } from "../../platform/locale/useLocale";
import { useSpeed } from "../../typing/figures/useSpeed";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import styles from "./PlayerBadges.module.css";

/** So many are shown at first. */
const FIRST = 9;

/** The badges that somebody has earned, the newest first. Nothing before the first one. */
export function PlayerBadges({ playerRef }: { readonly playerRef: PlayerBadges_player$key }) {
  const { t } = useLingui();
  const [isWhole, setWhole] = useState(false);
  const { badges } = useFragment(
    graphql`
      fragment PlayerBadges_player on Player @throwOnFieldError {
        badges {
          badgeId
          earnedAt
        }
      }
    `,
    playerRef,
  );
  // A page that is older than the server may not know the newest ones.
  const earned = badges.flatMap(({ badgeId, earnedAt }) => {
    const badge = findBadge(badgeId);
    return badge ? [{ badge, earnedAt }] : [];
  });
  if (earned.length === 0) return null;
  const count = earned.length;
  return (
    <Card title={t`Badges`} lead={t`Earned: ${count}`}>
      <ul className={styles["badges"]}>
        {(isWhole ? earned : earned.slice(0, FIRST)).map((shown) => (
          <PlayerBadge key={shown.badge.id} {...shown} />
        ))}
      </ul>
      {count > FIRST && (
        <div>
          <Button isSmall aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? t`Show fewer badges` : t`Show all badges`}
          </Button>
        </div>
      )}
    </Card>
  );
}

function PlayerBadge({ badge, earnedAt }: { readonly badge: Badge; readonly earnedAt: string }) {
  const { t } = useLingui();
  const locale = useLocale();
  const speed = useSpeed();
  return (
    <li className={styles["badge"]}>
      <Medal badge={badge} isEarned />
      <div>
        <p className={styles["name"]}>{t(badgeNames[badge.id] ?? { id: badge.id })}</p>
        <p className={styles["sentence"]}>{t(describeBadge(badge, locale, speed))}</p>
        <time className={styles["sentence"]} dateTime={earnedAt} lang="nl">
          {formatDate(earnedAt, "short")}
        </time>
      </div>
    </li>
  );
}
