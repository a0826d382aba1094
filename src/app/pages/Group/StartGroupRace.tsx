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
import { modeName, modeRule } from "../../features/race/raceWords";
import styles from "./GroupRaces.module.css";
import { useCreateGroupRace } from "../../features/race/raceMutations";

const modes = ["SPEED", "ACCURACY", "HANDICAP", "TEAMS"] as const;
const teamCounts = ["2", "3", "4", "5", "6"] as const;

/** Starts a race for the whole group: only the mode is chosen, and everything else has a default. */
export function StartGroupRace({ groupId }: { readonly groupId: string }) {
  const { t } = useLingui();
  const locale = useLocale();
  const [create, isCreating] = useCreateGroupRace();
  const [mode, setMode] = useState<(typeof modes)[number]>("SPEED");
  const [teams, setTeams] = useState<(typeof teamCounts)[number]>("2");
  const [language, setLanguage] = useState<Language>(withPart(languageOfLocale(locale), "passages"));
  const [length, setLength] = useState<"SHORT" | "MEDIUM" | "LONG">("MEDIUM");
  const [error, setError] = useState<ErrorCode | null>(null);
  const make = async (): Promise<void> => {
    if (isCreating) return;
    const answer = await create({
      groupId,
      input: { mode, teams: Number(teams), language: toWireLanguage(language), length },
    });
    setError(answer.ok ? null : answer.error);
  };

  return (
    <PageForm className={styles["form"]} onSubmit={() => void make()}>
      <div className={styles["mode"]}>
        <SegmentedControl
          label={t`Race mode`}
          options={modes.map((value) => ({ value, label: t(modeName(value)) }))}
          value={mode}
          onChange={setMode}
        />
        <p className={styles["hint"]}>{t(modeRule(mode))}</p>
      </div>
      {mode === "TEAMS" && (
        <SegmentedControl
          label={t`Number of teams`}
          options={teamCounts.map((value) => ({ value, label: value }))}
          value={teams}
          onChange={setTeams}
        />
      )}
      <SegmentedControl
        label={t`Language`}
        options={languageOptions(locale, languagesWith("passages"))}
        value={language}
        onChange={setLanguage}
      />
      <SegmentedControl
        label={t`Length`}
        options={[
          { value: "SHORT", label: t({ message: "Short", context: "text" }) },
          { value: "MEDIUM", label: t({ message: "Medium", context: "text" }) },
          { value: "LONG", label: t({ message: "Long", context: "text" }) },
        ]}
        value={length}
        onChange={setLength}
      />
      <div className={styles["button"]}>
        <Button type="submit" look="primary" isBusy={isCreating}>
          {t`Create a race for the group`}
        </Button>
      </div>
      {error !== null && <ErrorNotice code={error} onRetry={make} />}
    </PageForm>
  );
}
