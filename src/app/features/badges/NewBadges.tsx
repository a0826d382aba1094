import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { NewBadges_group$key } from "../../../../__generated__/NewBadges_group.graphql";
import { findBadge } from "../../../engine/badges/badges";
import { badgeNames } from "./badgeNames";
import styles from "./EarnedBadges.module.css";
import { Medal } from "./Medal";

/** The badges that members of a group have just earned. Empty if there are none, and where the leaderboard is off. */
export function NewBadges({ groupRef }: { readonly groupRef: NewBadges_group$key }) {
  const { t } = useLingui();
  const { name: group, newBadges } = useFragment(
    graphql`
      fragment NewBadges_group on Group @throwOnFieldError {
        name
        newBadges {
          badgeId
          name
          isMine
        }
      }
    `,
    groupRef,
  );
  const known = (newBadges ?? []).flatMap(({ badgeId, name, isMine }, at) => {
    const badge = findBadge(badgeId);
    const title = badgeNames[badgeId];
    return badge === null || title === undefined ? [] : [{ key: at, badge, title, owner: isMine ? t`You` : name }];
  });
  if (known.length === 0) return null;
  return (
    <section className={styles["news"]}>
      <h3 className={styles["newsTitle"]}>{t`New badges in ${group}`}</h3>
      <ul className={styles["newsList"]}>
        {known.map(({ key, badge, title, owner }) => (
          <li key={key} className={styles["newsRow"]}>
            <Medal badge={badge} isEarned />
            <span>
              <strong>{owner}</strong>: {t(title)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
