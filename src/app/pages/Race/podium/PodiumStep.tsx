import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { PodiumStep_racer$key } from "../../../../../__generated__/PodiumStep_racer.graphql";
import { useLocale } from "../../../platform/locale/useLocale";
import { Avatar } from "../../../ui/Avatar";
import { ordinal } from "../ordinal";
import { formatImprovement } from "../teams/formatImprovement";
import styles from "./PodiumStep.module.css";

type Props = {
  readonly racerRef: PodiumStep_racer$key;
  /** Where it stands, from 1; with equal times two racers share a place but not a step. */
  readonly step: number;
  readonly mode: string;
  readonly isMine: boolean;
};

/** One of the first three. */
export function PodiumStep({ racerRef, mode, step, isMine }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const { name, avatarUrl, place, wpm, errors, improvement } = useFragment(
    graphql`
      fragment PodiumStep_racer on Racer @throwOnFieldError {
        name
        avatarUrl
        place
        wpm
        errors
        improvement
      }
    `,
    racerRef,
  );
  return (
    <li className={styles["step"]} data-step={step}>
      <Avatar name={name} url={avatarUrl ?? null} size="medium" />
      <span className={styles["name"]}>{isMine ? t`${name} (you)` : name}</span>
      <span className={styles["block"]}>
        <span className={styles["place"]}>{t(ordinal(place ?? step))}</span>
        <span className={styles["speed"]}>
          {mode === "ACCURACY"
            ? t`${plural(errors, { one: "# wrong key", other: "# wrong keys" })}`
            : mode === "HANDICAP" && improvement != null
              ? formatImprovement(improvement, locale)
              : t`${wpm} wpm`}
        </span>
      </span>
    </li>
  );
}
