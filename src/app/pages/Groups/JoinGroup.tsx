import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { ErrorCode } from "../../../contract/errorCodes";
import { parseJoinCode } from "../../../contract/codes";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { PageForm } from "../../ui/form/Form";
import { TextField } from "../../ui/TextField";
import styles from "./JoinGroup.module.css";

/** Long enough for eight characters with spaces or dashes between them. */
const MAX_LENGTH = 24;

/** Goes to the group of a code, however it is written; there one sees which it is before one joins. */
export function JoinGroup() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [written, setWritten] = useState("");
  const [issue, setIssue] = useState<ErrorCode | null>(null);
  const enter = (): void => {
    const code = parseJoinCode(written);
    setIssue(code === null ? (written.trim() === "" ? "REQUIRED" : "JOIN_CODE_UNKNOWN") : null);
    if (code !== null) void navigate(`/join/${code}`);
  };
  const write = (text: string): void => {
    setWritten(text);
    setIssue(null);
  };
  return (
    <Card title={t`Join a group`} lead={t`With the code that your coach gave you.`}>
      <PageForm className={styles["form"]} onSubmit={enter}>
        <TextField
          name="code"
          label={t`Join code`}
          hint={t`Eight letters and digits`}
          issue={issue}
          value={written}
          onChange={write}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={MAX_LENGTH}
        />
        <div className={styles["button"]}>
          <Button type="submit">{t`Go on`}</Button>
        </div>
      </PageForm>
    </Card>
  );
}
