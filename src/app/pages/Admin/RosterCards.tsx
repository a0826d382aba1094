import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { ErrorCode } from "../../../contract/errorCodes";
import { languageOfLocale, toWireLanguage, withPart } from "../../../contract/languages/languages";
import { limits } from "../../../contract/limits";
import { groupAddress } from "../../features/addresses";
import { type CardFacts, storeCards } from "../../features/group/memberCards";
import { useLocale } from "../../platform/locale/useLocale";
import { Button } from "../../ui/Button";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import styles from "./RosterImport.module.css";
import { type ClassCards, useRosterPassPhrases } from "./rosterMutations";

/** Makes cards with passwords for the new people without a school account, class by class. */
export function RosterCards({ classes }: { readonly classes: readonly ClassCards[] }) {
  const { t } = useLingui();
  return (
    <section className={styles["preview"]} aria-label={t`Sign-in cards`}>
      <p>{t`These people have no school account here. Give them a card with a password, now or later on the members page of their class.`}</p>
      <ul className={styles["rows"]}>
        {classes.map((each) => (
          <ClassRow key={each.groupId} {...each} />
        ))}
      </ul>
    </section>
  );
}

/** Passwords are made some at a time; a failed one is tried again with the rest. */
function ClassRow({ groupId, name, memberIds }: ClassCards) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const language = toWireLanguage(withPart(languageOfLocale(useLocale()), "passPhraseWords"));
  const [reset, isMaking] = useRosterPassPhrases();
  const [made, setMade] = useState<readonly CardFacts[]>([]);
  const [issue, setIssue] = useState<ErrorCode | null>(null);
  const make = async (): Promise<void> => {
    setIssue(null);
    let cards = made;
    while (cards.length < memberIds.length) {
      const some = memberIds.slice(cards.length, cards.length + limits.membersAtOnce);
      const result = await reset({ memberIds: some, language });
      if (!result.ok) return setIssue(result.error);
      cards = [...cards, ...result.data];
      storeCards(groupId, cards);
      setMade(cards);
    }
    await navigate(groupAddress(groupId, "members/cards"));
  };
  return (
    <li className={styles["row"]}>
      <p>
        <strong>{name}</strong> – {t`${plural(memberIds.length, { one: "# person", other: "# people" })}`}
      </p>
      <Button isSmall isBusy={isMaking} onClick={() => void make()} aria-label={t`Make cards for ${name}`}>
        {isMaking ? t`Making cards` : t`Make cards`}
      </Button>
      {issue !== null && <ErrorNotice code={issue} onRetry={() => void make()} />}
    </li>
  );
}
