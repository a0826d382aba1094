import { languageOptions } from "../../platform/locale/languageName";
import {
  type Language,
  languageOfLocale,
  languagesWith,
  toWireLanguage,
  withPart,
} from "../../../contract/languages/languages";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { ErrorCode } from "../../../contract/errorCodes";
import { useLocale } from "../../platform/locale/useLocale";
import { Button } from "../../ui/Button";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { PageForm } from "../../ui/form/Form";
import { SegmentedControl } from "../../ui/ChoiceFields";
import { RaceModeChoice, useRaceMode } from "../../features/race/RaceModeChoice";
import { RaceTextChoice, useRaceText } from "../../features/race/RaceTextChoice";
import styles from "./GroupRaces.module.css";
import { useCreateGroupRace } from "../../features/race/raceMutations";

/** Starts a race for the whole group: everything has a default. */
export function StartGroupRace({ groupId }: { readonly groupId: string }) {
  const { t } = useLingui();
  const locale = useLocale();
  const [create, isCreating] = useCreateGroupRace();
  const [wayToWin, setWayToWin] = useRaceMode();
  const text = useRaceText();
  const [language, setLanguage] = useState<Language>(withPart(languageOfLocale(locale), "passages"));
  const [error, setError] = useState<ErrorCode | null>(null);
  const make = async (): Promise<void> => {
    const chosen = isCreating ? null : text.toInput();
    if (chosen === null) return;
    const { mode, teams } = wayToWin;
    const answer = await create({
      groupId,
      input: { mode, teams: Number(teams), language: toWireLanguage(language), ...chosen },
    });
    setError(answer.ok ? null : answer.error);
  };

  return (
    <PageForm className={styles["form"]} onSubmit={() => void make()}>
      <RaceModeChoice wish={wayToWin} onChange={setWayToWin} isOpen={false} />
      <SegmentedControl
        label={t`Language`}
        options={languageOptions(locale, languagesWith("passages"))}
        value={language}
        onChange={(next) => {
          setLanguage(next);
          text.setWish({ ...text.wish, text: null });
        }}
      />
      <RaceTextChoice language={language} groupId={groupId} isOpen={false} wish={text.wish} onChange={text.setWish} />
      <div className={styles["button"]}>
        <Button type="submit" look="primary" isBusy={isCreating}>
          {t`Create a race for the group`}
        </Button>
      </div>
      {error !== null && <ErrorNotice code={error} onRetry={make} />}
    </PageForm>
  );
}
