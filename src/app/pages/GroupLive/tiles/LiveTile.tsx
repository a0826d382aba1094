import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { LiveTile_member$key } from "../../../../../__generated__/LiveTile_member.graphql";
import { BareButton } from "../../../ui/Button";
import { activityWord } from "../activityWord";
import { StateSign } from "../StateSign";
import { readState, stateWords } from "../stateWords";
import { LiveFigures } from "./LiveFigures";
import { LiveProgress } from "./LiveProgress";
import styles from "./LiveTile.module.css";

type Props = {
  readonly memberRef: LiveTile_member$key;
  /** Somebody wants to see what they type. */
  readonly onFollow: () => void;
};

/**
 * One member: who, how they do, at what. Renders when one of these changes; the figures and the way along the text
 * render by themselves.
 */
export function LiveTile({ memberRef, onFollow }: Props) {
  const { t } = useLingui();
  const member = useFragment(
    graphql`
      fragment LiveTile_member on LiveMember @throwOnFieldError {
        name
        state
        activity
        title
        ...LiveFigures_member
        ...LiveProgress_member
      }
    `,
    memberRef,
  );
  const { name, activity, title } = member;
  const state = readState(member.state);
  const work = activity == null ? null : (title ?? t(activityWord(activity)));
  return (
    <li className={styles["tile"]} data-state={state}>
      <BareButton className={styles["button"]} onClick={onFollow} title={work === null ? name : `${name}: ${work}`}>
        <span className={styles["who"]}>
          <StateSign state={state} />
          <span className={styles["name"]}>{name}</span>
        </span>
        <span className={styles["doing"]}>
          <span className={styles["state"]}>{t(stateWords[state])}</span>
          {work !== null && <span className={styles["work"]}>{work}</span>}
        </span>
        {activity != null && (
          <>
            <LiveFigures memberRef={member} />
            <LiveProgress memberRef={member} />
          </>
        )}
      </BareButton>
    </li>
  );
}
