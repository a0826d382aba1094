import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { limits } from "../../../../contract/limits";
import { useLocale } from "../../../platform/locale/useLocale";
import { Dialog } from "../../../ui/Dialog";
import { ProgressBar } from "../../../ui/primitives";
import { groupAddress } from "../../Group/groupAddress";
import type { CardFacts } from "../../MemberCards/CardFacts";
import { keepCards } from "../../MemberCards/cardStore";
import { chunk } from "../chunk";
import type { ListedMember } from "../ListedMember";
import { useResetPassPhrases } from "../mutations/useResetPassPhrases";
import { DialogBody } from "./DialogBody";
import { MemberNames } from "./MemberNames";
import { useDialogAction } from "./useDialogAction";

type Props = {
  readonly groupId: string;
  readonly members: readonly ListedMember[];
  /** How many more were chosen, whose accounts are their own. */
  readonly leftOut: number;
  readonly onClose: () => void;
};

/**
 * New pass-phrases for members, and on to their cards. What is done of many stays done when the rest is tried again.
 */
export function PassPhraseDialog({ groupId, members, leftOut, onClose }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const navigate = useNavigate();
  const reset = useResetPassPhrases();
  const made = useRef<readonly CardFacts[]>([]);
  const [part, setPart] = useState(0);
  const action = useDialogAction(
    async () => {
      for (const batch of chunk(members.slice(made.current.length), limits.membersAtOnce)) {
        const cards = await reset(
          batch.map(({ id }) => id),
          locale === "nl-NL" ? "NL" : "EN",
        );
        if (typeof cards === "string") return cards;
        made.current = [...made.current, ...cards];
        keepCards(groupId, made.current);
        setPart(made.current.length / members.length);
      }
      return null;
    },
    () => void navigate(groupAddress(groupId, "members/cards")),
  );
  return (
    <Dialog title={t`New pass-phrases`} isOpen onClose={onClose}>
      <DialogBody {...action} action={t`Make new pass-phrases`} onClose={onClose}>
        <p>{t`The old ones stop working, and whoever is signed in with one is signed out. The new ones are shown once, on cards to print.`}</p>
        <MemberNames members={members} />
        {leftOut > 0 && (
          <p>{t`Left out: ${plural(leftOut, { one: "# person whose account is their own", other: "# people whose accounts are their own" })}.`}</p>
        )}
        {part > 0 && <ProgressBar label={t`Pass-phrases made`} part={part} />}
      </DialogBody>
    </Dialog>
  );
}
