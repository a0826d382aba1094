import { useLingui } from "@lingui/react/macro";
import type { SenderState } from "../../../typing/sending/KeystrokeSender";
import { ErrorNotice } from "../../../ui/ErrorNotice";
import { Notice } from "../../../ui/Notice";
import styles from "./RaceStage.module.css";

/**
 * How the way to the server is, where the racer should know: nothing while all is well, a quiet badge while keys are
 * kept, a notice when it is over.
 */
export function SenderNotice({ state }: { readonly state: SenderState }) {
  const { t } = useLingui();
  const isStopped = state.kind === "stopped";
  return (
    <div className={styles["way"]}>
      <output>
        {state.kind === "waiting" && (
          <span className={styles["badge"]}>{t`Offline: keep typing, your keys are kept`}</span>
        )}
      </output>
      {isStopped && state.reason === "ELSEWHERE" && (
        <Notice text={t`You are racing in another window. What is typed there counts.`} />
      )}
      {isStopped && state.reason !== "ELSEWHERE" && state.reason !== "RACE_OVER" && state.reason !== "NOT_A_RACER" && (
        <ErrorNotice code={state.reason} />
      )}
    </div>
  );
}
