import { useLingui } from "@lingui/react/macro";
import type { SenderState } from "../../typing/sending/KeystrokeSender";
import { ErrorNotice } from "../../ui/ErrorNotice";
import styles from "./AttemptStage.module.css";

/** How the way to the server is, where the candidate should know: nothing while all is well. */
export function SenderBadge({ state }: { readonly state: SenderState }) {
  const { t } = useLingui();
  const reason =
    state.kind === "stopped" && state.reason !== "ELSEWHERE" && state.reason !== "OTHER_DEVICE" ? state.reason : null;
  return (
    <div className={styles["way"]}>
      <output>
        {state.kind === "waiting" && (
          <span className={styles["badge"]}>{t`No connection: type on, your keys are kept`}</span>
        )}
      </output>
      {reason !== null && <ErrorNotice code={reason} />}
    </div>
  );
}
