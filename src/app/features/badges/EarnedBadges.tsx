import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Link } from "react-router-dom";
import { findBadge } from "../../../engine/badges/badges";
import { useLocale } from "../../platform/locale/useLocale";
import { useSpeed } from "../../typing/figures/useSpeed";
import { badgeNames, describeBadge } from "./badgeNames";
import styles from "./EarnedBadges.module.css";
import { Medal } from "./Medal";

/** More at once, as for the runs of before there were badges, would push everything else away. */
const MOST_SHOWN = 3;

type Props = {
  readonly badgeIds: readonly string[];
  /** Whether they were earned just now. */
  readonly isNew?: boolean;
};

/** The badges that a run earned: pictures, names, and what each is for. */
export function EarnedBadges({ badgeIds, isNew = false }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const speed = useSpeed();
  // A page that is older than the server may not know the newest ones.
  const badges = badgeIds.flatMap((id) => findBadge(id) ?? []);
  if (badges.length === 0) return null;
  const shown = badges.toSorted((one, other) => other.level - one.level).slice(0, MOST_SHOWN);
  const count = badges.length;
  const more = count - shown.length;
  // What was just earned is a part of a run's result; on a page of its own it is a section.
  const Heading = isNew ? "h3" : "h2";
  return (
    <section className={styles["card"]}>
      <Heading className={styles["title"]}>{t`${plural(count, { one: "New badge", other: "# new badges" })}`}</Heading>
      <ul className={styles["badges"]}>
        {shown.map((badge) => (
          <li key={badge.id} className={styles["badge"]}>
            <Medal badge={badge} isEarned isNew={isNew} />
            <div>
              <p className={styles["name"]}>{t(badgeNames[badge.id] ?? { id: badge.id })}</p>
              <p className={styles["sentence"]}>{t(describeBadge(badge, locale, speed))}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className={styles["foot"]}>
        {more > 0 && <span>{t`and ${more} more`}</span>}
        <Link to="/progress#badges">{t`All badges`}</Link>
      </p>
    </section>
  );
}
