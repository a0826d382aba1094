import { useLingui } from "@lingui/react/macro";
import { useState, type Dispatch, lazy, type SetStateAction, Suspense } from "react";
import type { Language } from "../../../contract/languages/languages";
import { SegmentedControl } from "../../ui/ChoiceFields";
import { ErrorBoundary } from "../../ui/ErrorBoundary";
import type { MultiSelectOption } from "../../ui/multiSelect/SelectBox";
import { Skeleton } from "../../ui/primitives";
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

const loadPickers = () => import("./RaceTextPickers");
const TextPicker = lazy(async () => ({ default: (await loadPickers()).TextPicker }));
const LessonPicker = lazy(async () => ({ default: (await loadPickers()).LessonPicker }));

type RaceTextLength = "SHORT" | "MEDIUM" | "LONG";

/** What somebody wants a race to be about. */
type RaceTextWish = {
  readonly kind: "RANDOM" | "CHOSEN" | "LESSON";
  readonly length: RaceTextLength;
  readonly text: MultiSelectOption | null;
  readonly lesson: MultiSelectOption | null;
  /** The race was asked for before a text or lesson was chosen. */
  readonly isMissing: boolean;
};

const random: RaceTextWish = { kind: "RANDOM", length: "MEDIUM", text: null, lesson: null, isMissing: false };

/** The text of a new race: its state, and its part of the mutation's input; null (and shown) while one is missing. */
export function useRaceText() {
  const [wish, setWish] = useState(random);
  const toInput = () => {
    const { kind, length, text, lesson } = wish;
    if (kind === "RANDOM") return { length };
    if (kind === "CHOSEN" && text !== null) return { textId: text.value };
    if (kind === "LESSON" && lesson !== null) return { lessonId: lesson.value, length };
    setWish({ ...wish, isMissing: true });
    return null;
  };
  return { wish, setWish, toInput } as const;
}

type RaceTextChoiceProps = {
  readonly language: Language;
  /** Of the texts shared with groups, only those of this one; null for all of the viewer's groups. */
  readonly groupId: string | null;
  /** Only texts that everyone can read. */
  readonly isOpen: boolean;
  readonly wish: RaceTextWish;
  readonly onChange: Dispatch<SetStateAction<RaceTextWish>>;
};

/** Which text a race is about: a random one, one of the library or of one's own, or the words of a lesson. */
export function RaceTextChoice({ language, groupId, isOpen, wish, onChange }: RaceTextChoiceProps) {
  const { t } = useLingui();
  const { kind, length, text, lesson, isMissing } = wish;
  // Several choices may be made before the next render, where a visitor was faster than the page.
  const change = (changed: Partial<RaceTextWish>) =>
    onChange((current) => ({ ...current, isMissing: false, ...changed }));
  const issue = isMissing ? "REQUIRED" : null;
  return (
    <>
      <div className={styles["choice"]}>
        <SegmentedControl
          label={t`Text`}
          options={[
            { value: "RANDOM", label: t({ message: "Random", context: "text" }) },
            { value: "CHOSEN", label: t`Pick one` },
            { value: "LESSON", label: t`Words of a lesson` },
          ]}
          value={kind}
          onChange={(next) => change({ kind: next })}
        />
        {kind === "RANDOM" && <p className={styles["hint"]}>{t`A text no one knows in advance.`}</p>}
        {kind === "LESSON" && <p className={styles["hint"]}>{t`Only keys taught up to that lesson.`}</p>}
        {kind !== "RANDOM" && (
          <ErrorBoundary rank="part" key={language}>
            <Suspense fallback={<Skeleton size="field" />}>
              {kind === "CHOSEN" ? (
                <TextPicker
                  language={language}
                  groupId={groupId}
                  isOpen={isOpen}
                  value={text}
                  issue={issue}
                  onChange={(next) => change({ text: next })}
                />
              ) : (
                <LessonPicker value={lesson} issue={issue} onChange={(next) => change({ lesson: next })} />
              )}
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
      {kind !== "CHOSEN" && (
        <SegmentedControl
          label={t`Length`}
          options={[
            { value: "SHORT", label: t({ message: "Short", context: "text" }) },
            { value: "MEDIUM", label: t({ message: "Medium", context: "text length" }) },
            { value: "LONG", label: t({ message: "Long", context: "text" }) },
          ]}
          value={length}
          onChange={(next) => change({ length: next })}
        />
      )}
    </>
  );
}
