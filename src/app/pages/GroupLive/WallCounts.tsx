import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { WallCounts_live$key } from "../../../../__generated__/WallCounts_live.graphql";
import { StateSign } from "./StateSign";
import { stateWords } from "./stateWords";
import styles from "./WallCounts.module.css";

const states = ["STUCK", "TYPING", "IDLE", "AWAY", "OFFLINE"] as const;

/** How many there are of each state. */
export function WallCounts({ liveRef }: { readonly liveRef: WallCounts_live$key }) {
  const { t } = useLingui();
  const { members } = useFragment(
    graphql`
      fragment WallCounts_live on GroupLive @throwOnFieldError {
        members {
          state
        }
      }
    `,
    liveRef,
  );
  return (
    <ul className={styles["counts"]} aria-label={t`How many`}>
      {states.map((state) => {
        const count = members.filter((member) => member.state === state).length;
        return (
          <li key={state} className={styles["count"]} data-state={state} data-none={count === 0 || undefined}>
            <StateSign state={state} />
            <b className={styles["figure"]}>{count}</b> {t(stateWords[state])}
          </li>
        );
      })}
    </ul>
  );
}
