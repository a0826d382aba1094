import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { SegmentedControl } from "../../ui/ChoiceFields";
import { modeName, modeRule } from "./raceWords";
import styles from "./raceForm.module.css";

const privateModes = ["SPEED", "ACCURACY", "HANDICAP", "TEAMS"] as const;
/** Where strangers meet, nobody sees how fast the others usually are. */
const openModes = ["SPEED", "ACCURACY"] as const;
const teamCounts = ["2", "3", "4", "5", "6"] as const;

export type RaceModeWish = {
  readonly mode: (typeof privateModes)[number];
  readonly teams: (typeof teamCounts)[number];
};

/** How a new race is won: by speed at first. */
export function useRaceMode() {
  return useState<RaceModeWish>({ mode: "SPEED", teams: "2" });
}

type Props = {
  readonly wish: RaceModeWish;
  readonly onChange: (wish: RaceModeWish) => void;
  /** Anybody can join. */
  readonly isOpen: boolean;
  /** Whether teams can be chosen; missing: yes. */
  readonly hasTeams?: boolean;
};

/** How a race is won, with the rule in a sentence, and how many teams there are. */
export function RaceModeChoice({ wish, onChange, isOpen, hasTeams = true }: Props) {
  const { t } = useLingui();
  const all: readonly RaceModeWish["mode"][] = isOpen ? openModes : privateModes;
  const modes = all.filter((mode) => hasTeams || mode !== "TEAMS");
  return (
    <>
      <div className={styles["choice"]}>
        <SegmentedControl
          label={t`How to win`}
          options={modes.map((value) => ({ value, label: t(modeName(value)) }))}
          value={wish.mode}
          onChange={(mode) => onChange({ ...wish, mode })}
        />
        <p className={styles["hint"]}>{t(modeRule(wish.mode))}</p>
      </div>
      {wish.mode === "TEAMS" && (
        <div className={styles["choice"]}>
          <SegmentedControl
            label={t`Number of teams`}
            options={teamCounts.map((value) => ({ value, label: value }))}
            value={wish.teams}
            onChange={(teams) => onChange({ ...wish, teams })}
          />
          <p className={styles["hint"]}>{t`Teams are balanced by speed. You can change them before the race.`}</p>
        </div>
      )}
    </>
  );
}
