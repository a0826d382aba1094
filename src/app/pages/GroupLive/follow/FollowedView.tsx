import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { FollowedView_view$key } from "../../../../../__generated__/FollowedView_view.graphql";
import { activityWord } from "../activityWord";
import { StateSign } from "../StateSign";
import { readState, stateWords } from "../stateWords";
import { LiveFigures } from "../tiles/LiveFigures";
import styles from "./FollowDialog.module.css";
import { FollowedText } from "./FollowedText";

/** What one member does, how, and the text with its caret as they see it. */
export function FollowedView({ viewRef }: { readonly viewRef: FollowedView_view$key }) {
  const { t } = useLingui();
  const { member, runId, text, marks, caret } = useFragment(
    graphql`
      fragment FollowedView_view on LiveView @throwOnFieldError {
        runId
        text
        marks
        caret
        member {
          state
          activity
          title
          ...LiveFigures_member
        }
      }
    `,
    viewRef,
  );
  const { activity, title } = member;
  const state = readState(member.state);
  const isTyping = runId != null && activity != null;
  return (
    <>
      <div className={styles["facts"]}>
        <span className={styles["state"]} data-state={state}>
          <StateSign state={state} /> {t(stateWords[state])}
        </span>
        {isTyping && (
          <span className={styles["work"]}>
            {title == null ? t(activityWord(activity)) : `${t(activityWord(activity))}: ${title}`}
          </span>
        )}
        {isTyping && (
          <span className={styles["figures"]}>
            <LiveFigures memberRef={member} />
          </span>
        )}
      </div>
      {isTyping ? (
        <FollowedText key={runId} text={text} marks={marks} caret={caret} />
      ) : (
        <p className={styles["nothing"]}>{t`Types nothing at the moment. What comes next appears here.`}</p>
      )}
    </>
  );
}
