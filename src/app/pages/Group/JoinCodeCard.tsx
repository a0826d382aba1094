import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { JoinCodeCard_group$key } from "../../../../__generated__/JoinCodeCard_group.graphql";
import { formatJoinCode } from "../../../contract/codes";
import { writeClipboard } from "../../platform/writeClipboard";
import { useHost } from "../../rendering/useHost";
import { Button, LinkButton } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { groupAddress } from "../../features/group/groupPaths";
import styles from "./GroupPage.module.css";

/** The group's join code, large enough to read from the back of a room, with ways to share it. */
export function JoinCodeCard({ groupRef }: { readonly groupRef: JoinCodeCard_group$key }) {
  const { t } = useLingui();
  const { id, joinCode } = useFragment(
    graphql`
      fragment JoinCodeCard_group on Group @throwOnFieldError {
        id
        joinCode
      }
    `,
    groupRef,
  );
  const [message, setMessage] = useState("");
  const host = useHost();
  if (joinCode == null) {
    return (
      <Card title={t`Join code`} lead={t`The join code is off: no one can join with it.`}>
        <div>
          <LinkButton to={`${groupAddress(id, "settings")}#joining`}>{t`Turn on join code`}</LinkButton>
        </div>
      </Card>
    );
  }
  const copy = async (text: string, done: string): Promise<void> => {
    const isCopied = await writeClipboard(text);
    setMessage(isCopied ? done : t`Couldn't copy in this browser. Select it and copy it yourself.`);
  };
  const path = `/join/${joinCode}`;
  const [first, second] = formatJoinCode(joinCode).split("-");
  return (
    <Card title={t`Join code`} lead={t`Others enter it under Groups, or open the link.`}>
      <p className={styles["code"]} aria-label={[...joinCode].join(" ")}>
        <span>{first}</span>
        <span>{second}</span>
      </p>
      <p className={styles["address"]}>{host + path}</p>
      <div className={styles["actions"]}>
        <Button
          onClick={() => void copy(new URL(path, `${location.protocol}//${host}`).href, t`Link copied.`)}
        >{t`Copy link`}</Button>
        <Button onClick={() => void copy(formatJoinCode(joinCode), t`Code copied.`)}>{t`Copy code`}</Button>
        <output className={styles["said"]}>{message}</output>
      </div>
    </Card>
  );
}
