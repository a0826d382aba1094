import { useLingui } from "@lingui/react/macro";
import { Link } from "react-router-dom";
import { useConnectionState } from "../../relay/connectionState";
import { Button } from "../../ui/Button";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import type { KeptRun } from "../Practice/saving/KeptRun";
import { useSaveResult } from "../Practice/saving/useSaveResult";
import styles from "./LessonSaved.module.css";

/** Saves an exercise, and says quietly where it is. */
export function LessonSaved({ run }: { readonly run: KeptRun }) {
  const { t } = useLingui();
  const [state, retry] = useSaveResult(run);
  const isUnreached = useConnectionState() === "offline";
  if (state.kind === "refused") return <ErrorNotice code={state.code} />;
  if (state.kind === "saving" && !isUnreached) {
    return <output className={styles["saved"]}>{t`Saving…`}</output>;
  }
  if (state.kind === "saved") {
    return (
      <output className={styles["saved"]}>
        {t`Saved.`} <Link to={`/results/${encodeURIComponent(state.resultId)}`}>{t`See every key`}</Link>
      </output>
    );
  }
  const isOld = state.kind === "kept" && state.code === "DOCUMENT_UNKNOWN";
  return (
    <output className={styles["saved"]}>
      <span>
        {isOld
          ? t`Kept in this browser: there is a new version of Typeloop. It is saved when you load the page again.`
          : t`Kept in this browser: there is no network now. It is saved by itself as soon as there is. You can go on.`}
      </span>
      {isOld ? (
        <Button isSmall onClick={() => location.reload()}>
          {t`Load the new version`}
        </Button>
      ) : (
        <Button isSmall onClick={retry}>
          {t`Try now`}
        </Button>
      )}
    </output>
  );
}
