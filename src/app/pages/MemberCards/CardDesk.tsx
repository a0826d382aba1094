import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useHost } from "../../rendering/useHost";
import { Button, LinkButton } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { TextField } from "../../ui/TextField";
import { groupAddress } from "../Group/groupAddress";
import styles from "./CardDesk.module.css";
import type { CardFacts } from "./CardFacts";
import { CardSheet } from "./CardSheet";

/** What fits on a sheet of A4. */
const ON_A_SHEET = 10;

type Props = { readonly groupId: string; readonly groupName: string; readonly cards: readonly CardFacts[] };

/** Cards in sheets of ten, the address that stands on them, and printing. */
export function CardDesk({ groupId, groupName, cards }: Props) {
  const { t } = useLingui();
  const host = useHost();
  const [written, setWritten] = useState<string | null>(null);
  const address = written ?? host;
  const isOwnComputer = /^(?:localhost|127\.|\[::1\])/u.test(address);
  const number = cards.length;
  const sheets = Array.from({ length: Math.ceil(number / ON_A_SHEET) }, (_, index) =>
    cards.slice(index * ON_A_SHEET, (index + 1) * ON_A_SHEET),
  );
  return (
    <>
      <div className={styles["desk"]}>
        <Notice
          text={t`${plural(number, { one: "# card.", other: "# cards." })} The pass-phrases are shown this once: print the cards, or save them as PDF, before you leave this page or load it again.`}
        >
          <Button look="primary" onClick={() => window.print()}>
            {t`Print`}
          </Button>
          <LinkButton to={groupAddress(groupId, "members")}>{t`Back to the members`}</LinkButton>
        </Notice>
        <div className={styles["address"]}>
          <TextField
            name="address"
            label={t`Address on the cards`}
            hint={
              isOwnComputer
                ? t`This address works on this computer only. Write the one that others open.`
                : t`What members open in their browser.`
            }
            value={address}
            onChange={setWritten}
            autoComplete="off"
            spellCheck={false}
          />
        </div>
      </div>
      <div className={styles["sheets"]}>
        {sheets.map((some) => (
          <CardSheet key={some[0]?.username} groupName={groupName} address={address} cards={some} />
        ))}
      </div>
    </>
  );
}
