import { useLingui, Trans } from "@lingui/react/macro";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { ErrorCode } from "../../../contract/errorCodes";
import { parseRaceCode, RACE_CODE_LENGTH, withoutSeparators } from "../../../contract/codes";
import { Button, LinkButton } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { PageForm } from "../../ui/form/Form";
import { classNames } from "../../ui/primitives";
import { TextField } from "../../ui/TextField";
import { useJoinRace } from "../../features/race/raceMutations";
import styles from "./RacesPage.module.css";
import type { RaceCode } from "../../../contract/scalars";
import { ErrorNotice } from "../../ui/ErrorBoundary";

/** Long enough for a code with spaces or dashes between its characters, as it may be pasted. */
const MAX_LENGTH = 20;

/** One for each character of a code. */
const cells = Array.from({ length: RACE_CODE_LENGTH }, (_, at) => at);

/** Joins the race with a code, typed in any form. */
export function JoinByCode() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [join, isJoining] = useJoinRace();
  const [written, setWritten] = useState("");
  const [issue, setIssue] = useState<ErrorCode | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const enter = async (): Promise<void> => {
    const code = parseRaceCode(written);
    setRefusal(null);
    setIssue(code === null ? (written.trim() === "" ? "REQUIRED" : "RACE_NOT_FOUND") : null);
    if (code === null || isJoining) return;
    const answer = await join({ code });
    if (answer.ok) return navigate(`/race/${code}`);
    if (answer.error === "RACE_NOT_FOUND") return setIssue(answer.error);
    setRefusal({ code, error: answer.error });
  };
  const write = (text: string): void => {
    setWritten(withoutSeparators(text));
    setIssue(null);
  };

  return (
    <Card title={t`Join with a code`} lead={t`Type the six characters you were given.`}>
      <PageForm className={styles["joinByCodeForm"]} onSubmit={() => void enter()}>
        <div className={classNames(styles["line"], styles["code"])}>
          <TextField
            name="code"
            label={t`Race code`}
            issue={issue}
            value={written}
            onChange={write}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={MAX_LENGTH}
          >
            <span className={styles["cells"]} aria-hidden="true">
              {cells.map((cell) => (
                <span key={cell} data-filled={cell < written.length} />
              ))}
            </span>
          </TextField>
          <div className={styles["button"]}>
            <Button type="submit" look="primary" isBusy={isJoining}>
              {t`Join`}
            </Button>
          </div>
        </div>
        {refusal !== null && <JoinRefusal refusal={refusal} />}
      </PageForm>
    </Card>
  );
}

/** A race that the visitor could not join, and why. */
export type Refusal = { readonly code: RaceCode; readonly error: ErrorCode };

/** Races that exist all the same: full, begun, or not open to this user. */
const watchable: ReadonlySet<ErrorCode> = new Set(["RACE_FULL", "RACE_STARTED", "KICKED"]);

/** Why the visitor could not join, and what they can do instead. */
export function JoinRefusal({ refusal: { code, error } }: { readonly refusal: Refusal }) {
  return (
    <ErrorNotice code={error}>
      {watchable.has(error) && (
        <LinkButton to={`/race/${code}`}>
          <Trans>Watch this race</Trans>
        </LinkButton>
      )}
      {error === "RACE_STOPPED" && (
        <LinkButton to={`/race/${code}`}>
          <Trans>Go to the race</Trans>
        </LinkButton>
      )}
      {error === "RACE_OVER" && (
        <LinkButton to={`/race/${code}`}>
          <Trans>See results</Trans>
        </LinkButton>
      )}
    </ErrorNotice>
  );
}
