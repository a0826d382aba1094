import { useLingui } from "@lingui/react/macro";
import { useState, useMemo, useEffect } from "react";
import { type Language, languagesWith, loadPart, type Locale } from "../../../../contract/languages/languages";
import { usePreferences } from "../../../platform/preferences/usePreferences";
import { Button } from "../../../ui/Button";
import { Notice } from "../../../ui/Notice";
import { StageSkeleton } from "../StageSkeleton";
import { isLayoutSaved, practiceLayout, type PracticeLayout, layoutNameOf } from "../../../typing/keyboard/layouts";
import { loadCatalog } from "../../../platform/locale/i18n";
import { useLocale } from "../../../platform/locale/useLocale";
import type { Challenge } from "../challenge";
import { PracticeRun } from "../PracticeRun";
import { AdaptiveOutcome, AdaptivePanel } from "./AdaptivePanel";
import { useUnitWords, describeReason } from "./describeLearning";
import { useRelayEnvironment } from "react-relay";
import {
  makePracticePlan,
  type PracticePlan,
  withOpenedLetters,
  withPlacedLetters,
} from "../../../../engine/adaptive/practicePlan";
import type { LayoutId } from "../../../../engine/keyboards/KeyboardLayout";
import { keyboardLayouts } from "../../../../engine/keyboards/keyboardLayouts";
import { type Learner, openLearner } from "./Learner";
import { chooseText } from "../../../../engine/adaptive/chooseText";
import { explainChoice, type Reason, letterStates, type Letter } from "../../../../engine/adaptive/explainChoice";
import {
  AdaptiveOptionsDialog,
  type AdaptiveOptions,
  readAdaptiveOptions,
  writeAdaptiveOptions,
} from "./AdaptiveOptionsDialog";
import { readPassedExercises } from "../../../features/course/passedExercises";
import { drawSeed } from "../../../platform/random";

/** Runs of texts chosen for the user, on their keyboard layout. A newly chosen layout is used from the next text on. */
export function AdaptivePractice({ language }: { readonly language: Language }) {
  const { t } = useLingui();
  const wanted = practiceLayout(usePreferences(), language);
  const [layout, setLayout] = useState(wanted);
  const materials = useMaterials(language, layout.id);
  const isOther = wanted.id !== layout.id || wanted.isChosen !== layout.isChosen;

  if (materials === undefined) return <StageSkeleton />;
  if (materials === null) {
    return (
      <Notice kind="error" text={t`The words couldn't be loaded. Check your connection, then reload the page.`}>
        <Button onClick={() => location.reload()}>{t`Reload`}</Button>
      </Notice>
    );
  }
  return (
    <AdaptiveSession
      key={layout.id}
      {...materials}
      language={language}
      layout={layout}
      onLayout={isOther ? () => setLayout(wanted) : null}
    />
  );
}

/** Loads the adaptive mode and its messages in one language. */
export async function openAdaptive(locale: Locale): Promise<{ readonly default: typeof AdaptivePractice }> {
  await Promise.all(["PracticeAdaptive", "figures", "keyboard"].map((name) => loadCatalog(name, locale)));
  return { default: AdaptivePractice };
}

type Props = Materials & {
  readonly language: Language;
  readonly layout: PracticeLayout;
  /** Switches to the layout that the user chose meanwhile; null if it is the current one. */
  readonly onLayout: (() => void) | null;
};

const mode = { kind: "adaptive" } as const;

/** One text after another on a layout, each chosen by what was learned from the previous ones. */
function AdaptiveSession({ learner, plan, language, layout, onLayout }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const unitWords = useUnitWords();
  const { id } = layout;
  const [options, setOptions] = useState(() => readAdaptiveOptions(id));
  const [isChoosing, setChoosing] = useState(false);
  const [turn, setTurn] = useState(() => makeTurn(learner, plan, options));
  const { text } = turn;
  const isSaved = isLayoutSaved(layout, language);
  const challenge = useMemo<Challenge>(
    () => ({ text, seed: null, textId: null, ...(isSaved && { layout: layoutNameOf(id) }) }),
    [text, id, isSaved],
  );
  const next = (): void => {
    onLayout?.();
    setTurn(makeTurn(learner, plan, options));
  };
  const choose = (chosen: AdaptiveOptions): void => {
    setChoosing(false);
    if (chosen === options) return;
    writeAdaptiveOptions(id, chosen);
    setOptions(chosen);
    setTurn(makeTurn(learner, plan, chosen));
  };
  return (
    <>
      <PracticeRun
        key={turn.seed}
        challenge={challenge}
        mode={mode}
        language={language}
        onNext={next}
        nextLabel={t`Next text`}
        lead={t(describeReason(turn.reason, locale, unitWords))}
        renderAfter={(run, saved) => <AdaptiveOutcome learner={learner} plan={plan} run={run} saved={saved} />}
      >
        <AdaptivePanel
          letters={turn.letters}
          language={language}
          layout={layout}
          trouble={learner.trouble}
          aim={options.aim}
          goal={options.goal}
          onChoose={() => setChoosing(true)}
          onLayout={onLayout}
        />
      </PracticeRun>
      {isChoosing && <AdaptiveOptionsDialog options={options} steps={plan.steps} onClose={choose} />}
    </>
  );
}

/** The data from which texts are chosen. */
type Materials = { readonly learner: Learner; readonly plan: PracticePlan };

type Loaded = { readonly materials: Materials | null; readonly layout: LayoutId };

/**
 * The plan for a language on a layout, and what is known about the user there: `undefined` while they load, `null` if
 * the words could not be loaded.
 */
function useMaterials(language: Language, layout: LayoutId): Materials | null | undefined {
  const environment = useRelayEnvironment();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    let isWanted = true;
    const show = (materials: Materials | null) => isWanted && setLoaded({ materials, layout });
    Promise.all([
      loadPart(language, "words"),
      languagesWith("passages").includes(language) ? loadPart(language, "letterPairs") : null,
      openLearner(environment, layout),
    ]).then(
      ([words, pairs, learner]) => show({ learner, plan: makePracticePlan(words, keyboardLayouts[layout], pairs) }),
      () => show(null),
    );
    return () => {
      isWanted = false;
    };
  }, [environment, language, layout]);
  return loaded?.layout === layout ? loaded.materials : undefined;
}

/** About three lines of the stage, and half a minute at the goal's speed. */
const CHARACTERS = 165;

/** A text, and why it was chosen. */
type Turn = {
  readonly seed: number;
  readonly text: string;
  readonly reason: Reason;
  readonly letters: readonly Letter[];
};

/** The most useful text for the user now. */
function makeTurn(learner: Learner, plan: PracticePlan, { aim, goal, opened }: AdaptiveOptions): Turn {
  const { today } = learner;
  const placed = withPlacedLetters(learner.state, learner.layout, readPassedExercises().progress);
  const state = withOpenedLetters(placed, plan.steps, opened);
  const seed = drawSeed();
  const choice = chooseText({ state, plan, goal, aim, today, characters: CHARACTERS, seed });
  return {
    seed,
    text: choice.text,
    reason: explainChoice(choice, state, goal, today),
    // A letter that was opened by hand is not learned by that.
    letters: letterStates(state, plan.steps).map((letter) => {
      const isByHand = letter.state === "learnt" ? placed.keys[letter.key]?.learnt !== true : aim === "weakest";
      return isByHand ? { ...letter, state: "open" } : letter;
    }),
  };
}
