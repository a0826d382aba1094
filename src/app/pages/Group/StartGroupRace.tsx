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
import { SegmentedControl, Select } from "../../ui/ChoiceFields";
import { RaceModeChoice, useRaceMode, RaceTextChoice, useRaceText } from "../../features/race/raceForm";
import styles from "./GroupRaces.module.css";
import { useStartHeats } from "./groupMutations";
import { useCreateGroupRace } from "../../features/race/raceMutations";

const heatCounts = ["2", "3", "4", "5", "6"] as const;
const bestCounts = ["1", "2", "3", "4", "5", "6", "8", "10"] as const;

/** Starts a race for the whole group, or heats and a final: everything has a default. */
export function StartGroupRace({ groupId }: { readonly groupId: string }) {
  const { t } = useLingui();
  const locale = useLocale();
  const [create, isCreating] = useCreateGroupRace();
  const [wayToWin, setWayToWin] = useRaceMode();
  const text = useRaceText();
  const [language, setLanguage] = useState<Language>(withPart(languageOfLocale(locale), "passages"));
  const [format, setFormat] = useState<"RACE" | "HEATS">("RACE");
  const [heats, setHeats] = useState<(typeof heatCounts)[number]>("2");
  const [best, setBest] = useState<(typeof bestCounts)[number]>("3");
  const [split, setSplit] = useState<"SPEED" | "DRAW">("SPEED");
  const [startHeats, areHeatsStarting] = useStartHeats();
  const [error, setError] = useState<ErrorCode | null>(null);
  const [wrongField, setWrongField] = useState<string | null>(null);
  const hasHeats = format === "HEATS";
  const make = async (): Promise<void> => {
    const chosen = isCreating || areHeatsStarting ? null : text.toInput();
    if (chosen === null) return;
    const { mode, teams } = wayToWin;
    const about = { language: toWireLanguage(language), ...chosen };
    const answer = hasHeats
      ? await startHeats({ input: { groupId, mode, heats: Number(heats), best: Number(best), split, ...about } })
      : await create({ groupId, input: { mode, teams: Number(teams), ...about } });
    const path = answer.ok ? null : (answer.issues[0]?.path ?? null);
    setWrongField(path);
    setError(answer.ok || path === "heats" || path === "best" ? null : (answer.issues[0]?.code ?? answer.error));
  };

  return (
    <PageForm className={styles["form"]} onSubmit={() => void make()}>
      <div className={styles["format"]}>
        <SegmentedControl
          label={t`Kind of race`}
          options={[
            { value: "RACE", label: t`One race` },
            { value: "HEATS", label: t`Heats and a final` },
          ]}
          value={format}
          onChange={(next) => {
            setFormat(next);
            if (next === "HEATS" && wayToWin.mode === "TEAMS") setWayToWin({ ...wayToWin, mode: "SPEED" });
          }}
        />
        {hasHeats && (
          <p className={styles["soft"]}>
            {t`Everyone is placed in a heat, and the best from each heat meet in the final. Start the heats one after another or at the same time.`}
          </p>
        )}
      </div>
      {hasHeats && (
        <>
          <SegmentedControl
            label={t`Number of heats`}
            options={heatCounts.map((value) => ({ value, label: value }))}
            value={heats}
            onChange={setHeats}
          />
          <Select
            label={t`Finalists from each heat`}
            options={bestCounts.map((value) => ({ value, label: value }))}
            value={best}
            onChange={setBest}
          />
          <SegmentedControl
            label={t`How to fill the heats`}
            options={[
              { value: "SPEED", label: t`Balanced by speed` },
              { value: "DRAW", label: t`At random` },
            ]}
            value={split}
            onChange={setSplit}
          />
          {wrongField === "heats" && (
            <p role="alert">{t`Each heat needs 2 to 40 people. Choose another number of heats.`}</p>
          )}
          {wrongField === "best" && (
            <p role="alert">{t`At most 40 people fit in the final. Let fewer through from each heat.`}</p>
          )}
        </>
      )}
      <RaceModeChoice wish={wayToWin} onChange={setWayToWin} isOpen={false} hasTeams={!hasHeats} />
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
        <Button type="submit" look="primary" isBusy={isCreating || areHeatsStarting}>
          {hasHeats ? t`Create the heats` : t`Create a race for the group`}
        </Button>
      </div>
      {error !== null && <ErrorNotice code={error} onRetry={make} />}
    </PageForm>
  );
}
