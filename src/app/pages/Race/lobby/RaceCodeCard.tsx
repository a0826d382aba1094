import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { RaceCode } from "../../../../contract/scalars";
import { writeClipboard } from "../../../platform/writeClipboard";
import { useHost } from "../../../rendering/useHost";
import { Button } from "../../../ui/Button";
import { Card } from "../../../ui/Card";
import { LinkButton } from "../../../ui/LinkButton";
import styles from "./RaceCodeCard.module.css";

/** The code of a race, large enough to read from the back of a room, with ways to pass it on. */
export function RaceCodeCard({ code }: { readonly code: RaceCode }) {
  const { t } = useLingui();
  const [said, setSaid] = useState("");
  const copy = async (text: string, done: string): Promise<void> => {
    const isCopied = await writeClipboard(text);
    setSaid(isCopied ? done : t`This browser does not let pages copy. Select it by hand.`);
  };
  const host = useHost();
  const path = `/race/${code}`;

  return (
    <Card title={t`Race code`} lead={t`Others type it under Races, or open the link.`}>
      <p className={styles["code"]} aria-label={[...code].join(" ")}>
        <span>{code.slice(0, 3)}</span>
        <span>{code.slice(3)}</span>
      </p>
      <p className={styles["address"]}>{host + path}</p>
      <div className={styles["actions"]}>
        <Button onClick={() => copy(code, t`Code copied.`)}>{t`Copy code`}</Button>
        <Button
          onClick={() => copy(new URL(path, `${location.protocol}//${host}`).href, t`Link copied.`)}
        >{t`Copy link`}</Button>
        <LinkButton to={`${path}/wall`} target="_blank">{t`Big screen`}</LinkButton>
        <output className={styles["said"]}>{said}</output>
      </div>
    </Card>
  );
}
