import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { LiveFigures_member$key } from "../../../../../__generated__/LiveFigures_member.graphql";
import styles from "./LiveTile.module.css";

/** How fast, how well, and how often not, in this run. */
export function LiveFigures({ memberRef }: { readonly memberRef: LiveFigures_member$key }) {
  const { t } = useLingui();
  const { wpm, accuracy, errors } = useFragment(
    graphql`
      fragment LiveFigures_member on LiveMember @throwOnFieldError {
        wpm
        accuracy
        errors
      }
    `,
    memberRef,
  );
  return (
    <span className={styles["figures"]}>
      <span className={styles["speed"]}>{t`${wpm} wpm`}</span>
      <span>{accuracy}%</span>
      <span className={styles["errors"]} data-none={errors === 0 || undefined}>
        {t`${errors} err.`}
      </span>
    </span>
  );
}
