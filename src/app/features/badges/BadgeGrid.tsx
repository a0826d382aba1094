import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { BadgeGrid_viewer$key } from "../../../../__generated__/BadgeGrid_viewer.graphql";
import { findBadge, type Badge } from "../../../engine/badges/badges";
import { formatDate } from "../../platform/dates/formatDate";
import { useLocale } from "../../platform/locale/useLocale";
import { formatFigure } from "../../typing/figures/formatFigure";
import { useSpeed } from "../../typing/figures/useSpeed";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import styles from "./BadgeGrid.module.css";
import { badgeNames, describeBadge } from "./badgeNames";
import { Medal } from "./Medal";

type Shown = { readonly badge: Badge; readonly progress: number; readonly earnedAt: string | null };

/** The viewer's badges: those they have, the next one of each kind, and all others on request. */
export function BadgeGrid({ viewerRef }: { readonly viewerRef: BadgeGrid_viewer$key }) {
  const { t } = useLingui();
  const locale = useLocale();
  const [isWhole, setWhole] = useState(false);
  const viewer = useFragment(
    graphql`
      fragment BadgeGrid_viewer on User @throwOnFieldError {
        badges {
          badgeId
          progress
          earnedAt
        }
      }
    `,
    viewerRef,
  );
  // A page that is older than the server may not know the newest ones.
  const all = (viewer.badges ?? []).flatMap(({ badgeId, progress, earnedAt }): readonly Shown[] => {
    const badge = findBadge(badgeId);
    return badge ? [{ badge, progress, earnedAt: earnedAt ?? null }] : [];
  });
  if (all.length === 0) return null;
  const earned = all.filter(({ earnedAt }) => earnedAt !== null).toSorted(latestFirst);
  const ahead = all.filter(({ earnedAt }) => earnedAt === null);
  const next = ahead.filter(({ badge }, at) => ahead.findIndex((other) => other.badge.kind === badge.kind) === at);
  const shown = isWhole ? ahead : next.toSorted(nearestFirst);
  const [number, total] = [formatFigure(locale, earned.length), formatFigure(locale, all.length)];
  return (
    <Card id="badges" title={t`Badges`} lead={earned.length > 0 ? t`${number} of ${total} earned` : undefined}>
      {earned.length === 0 && (
        <p>{t`You earn a badge for something you did, and you keep it. Your first one is just one run away.`}</p>
      )}
      {earned.length > 0 && <BadgeList badges={earned} />}
      {shown.length > 0 && (
        <>
          <h3 className={styles["subtitle"]}>{isWhole ? t`Still to earn` : t`Next badges`}</h3>
          <BadgeList badges={shown} />
        </>
      )}
      {ahead.length > next.length && (
        <div>
          <Button aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? t`Show fewer badges` : t`Show all badges`}
          </Button>
        </div>
      )}
    </Card>
  );
}

function BadgeList({ badges }: { readonly badges: readonly Shown[] }) {
  return (
    <ul className={styles["badges"]}>
      {badges.map((shown) => (
        <BadgeItem key={shown.badge.id} {...shown} />
      ))}
    </ul>
  );
}

function BadgeItem({ badge, progress, earnedAt }: Shown) {
  const { t } = useLingui();
  const locale = useLocale();
  const speed = useSpeed();
  const name = t(badgeNames[badge.id] ?? { id: badge.id });
  const show = (sum: number) => (badge.kind === "speed" ? speed.figure(sum, 0) : formatFigure(locale, sum));
  const [reached, needed] = [show(progress), show(badge.threshold)];
  return (
    <li className={styles["badge"]}>
      <Medal badge={badge} isEarned={earnedAt !== null} />
      <div className={styles["words"]}>
        <p className={styles["name"]}>{name}</p>
        <p className={styles["sentence"]}>{t(describeBadge(badge, locale, speed))}</p>
        {earnedAt !== null && (
          <time className={styles["date"]} dateTime={earnedAt} lang="nl">
            {formatDate(earnedAt, "short")}
          </time>
        )}
        {earnedAt === null && badge.threshold > 1 && (
          <div className={styles["progress"]}>
            <progress className={styles["bar"]} max={badge.threshold} value={progress} aria-label={name} />
            <span>{t`${reached} of ${needed}`}</span>
          </div>
        )}
      </div>
    </li>
  );
}

function latestFirst(one: Shown, other: Shown): number {
  return (other.earnedAt ?? "").localeCompare(one.earnedAt ?? "") || other.badge.level - one.badge.level;
}

function nearestFirst(one: Shown, other: Shown): number {
  return other.progress / other.badge.threshold - one.progress / one.badge.threshold;
}
