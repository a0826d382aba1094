import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { ErrorCode } from "../../../contract/errorCodes";
import type { MutationResult } from "../../relay/useResultMutation";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { useDeleteTournament, useEndTournament } from "./tournamentMutations";
import styles from "./GroupTournament.module.css";

type Props = {
  readonly groupId: string;
  readonly tournamentId: string;
  readonly name: string;
  readonly isOver: boolean;
};

/** Ends a tournament early, or deletes it; each after a question. For coaches. */
export function TournamentEnd({ groupId, tournamentId, name, isOver }: Props) {
  const { t } = useLingui();
  const [asked, setAsked] = useState<"END" | "DELETE" | null>(null);
  const [end, isEnding] = useEndTournament();
  const [remove, isDeleting] = useDeleteTournament();
  const [error, setError] = useState<ErrorCode | null>(null);
  const close = (): void => {
    setAsked(null);
    setError(null);
  };
  const take = (answer: MutationResult<string>): void => {
    if (answer.ok) close();
    else setError(answer.error);
  };
  return (
    <div className={styles["actions"]}>
      {!isOver && <Button isSmall onClick={() => setAsked("END")}>{t`End the tournament`}</Button>}
      <Button isSmall look="quiet" onClick={() => setAsked("DELETE")}>{t`Delete the tournament`}</Button>
      <Dialog title={t`End ${name}?`} isOpen={asked === "END"} onClose={close}>
        <p>{t`Races after this don't count anymore. The standings stay as they are, and the podium is shown.`}</p>
        {error !== null && <ErrorNotice code={error} />}
        <div className={styles["actions"]}>
          <Button look="primary" isBusy={isEnding} onClick={async () => take(await end({ tournamentId }))}>
            {t`End now`}
          </Button>
          <Button onClick={close}>{t`Cancel`}</Button>
        </div>
      </Dialog>
      <Dialog title={t`Delete ${name}?`} isOpen={asked === "DELETE"} onClose={close}>
        <p>{t`The standings are deleted for good. Everyone keeps their results.`}</p>
        {error !== null && <ErrorNotice code={error} />}
        <div className={styles["actions"]}>
          <Button
            look="danger"
            isBusy={isDeleting}
            onClick={async () => take(await remove({ groupId, tournamentId }))}
          >{t`Delete for good`}</Button>
          <Button onClick={close}>{t`Cancel`}</Button>
        </div>
      </Dialog>
    </div>
  );
}
