import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { ReportRacer_racer$key } from "../../../../__generated__/ReportRacer_racer.graphql";
import { ReportButton } from "../../features/moderation/ReportButton";
import styles from "./RacePodium.module.css";

type Props = { readonly racersRef: ReportRacer_racer$key; readonly viewerId: string | null };

/** Reports the name of another racer. */
export function ReportRacer({ racersRef, viewerId }: Props) {
  const { t } = useLingui();
  const racers = useFragment(
    graphql`
      fragment ReportRacer_racer on Racer @relay(plural: true) @throwOnFieldError {
        userId
        name
      }
    `,
    racersRef,
  );
  const others = racers.filter(({ userId }) => userId !== viewerId).map(({ userId, name }) => ({ id: userId, name }));
  return (
    <div className={styles["report"]}>
      <ReportButton label={t`Report a name`} kind="person" subjects={others} />
    </div>
  );
}
