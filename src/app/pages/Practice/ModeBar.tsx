import { codeLists, codeNames, commonLists, isCodeList, listSizes, type WordList } from "../../../contract/wordLists";
import { useLocale } from "../../platform/locale/useLocale";
import { languageOptions } from "../../platform/locale/languageName";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { PracticeMode } from "../../../engine/practice/PracticeMode";
import styles from "./ModeBar.module.css";
import { hasWords, modeName, practiceModes, settingsQuery, type PracticeSettings } from "./practiceSettings";
import { lazy, Suspense, useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { carryWork } from "../../features/dueWork/WorkSlot";
import { loadWithCatalog } from "../../platform/locale/i18n";
import { usePreferences } from "../../platform/preferences/usePreferences";
import { BareButton } from "../../ui/Button";
import { ErrorBoundary } from "../../ui/ErrorBoundary";

const kinds = {
  time: msg({ message: "time", context: "mode" }),
  words: msg({ message: "words", context: "mode" }),
  quote: msg({ message: "quote", context: "mode" }),
  text: msg({ message: "text", context: "mode" }),
  adaptive: msg({ message: "adaptive", context: "mode" }),
  custom: msg({ message: "custom", context: "mode" }),
  zen: msg({ message: "zen", context: "mode" }),
} as const;

/** Groups of kinds: those with a number are preceded by their name. */
const groups = [["time"], ["words"], ["quote", "text", "adaptive", "custom", "zen"]] as const;

const switches = [
  { name: "punctuation", text: msg`punctuation` },
  { name: "numbers", text: msg`numbers` },
] as const;

type Props = { readonly settings: PracticeSettings };

/** Selects what to practice. Each choice is an address, so that it can be bookmarked and shared. */
export function ModeBar({ settings }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const { mode, language } = settings;
  const hasList = hasWords(mode);
  const isCode = hasList && isCodeList(settings.list);
  const chosen = modeName(mode);
  const modes = practiceModes.some((one) => modeName(one) === chosen) ? practiceModes : [...practiceModes, mode];
  const current = wordsOf(mode, t);
  const summary = current.name ?? current.text;
  const options = languageOptions(locale);
  const spoken = options.find(({ value }) => value === language)?.label;
  return (
    <>
      <button type="button" className={styles["chip"]} popoverTarget="modes">
        {isCode ? summary : `${summary} · ${spoken}`}
      </button>
      <nav id="modes" popover="auto" className={styles["bar"]} aria-label={t`What to practice`}>
        {groups.map((group) => (
          <div key={group[0]} className={styles["group"]}>
            {group[0] !== "quote" && <span className={styles["label"]}>{t(kinds[group[0]])}</span>}
            {modes
              .filter(({ kind }) => group.some((one) => one === kind))
              .map((choice) => (
                <ModeChoice
                  key={modeName(choice)}
                  query={settingsQuery({ ...settings, mode: choice })}
                  isChosen={modeName(choice) === chosen}
                  {...wordsOf(choice, t)}
                />
              ))}
          </div>
        ))}
        {hasList && <ListChoices settings={settings} />}
        {hasList && !isCode && (
          <div className={styles["group"]}>
            {switches.map(({ name, text }) => (
              <ModeChoice
                key={name}
                isSwitch
                query={settingsQuery({ ...settings, [name]: !settings[name] })}
                isChosen={settings[name]}
                text={t(text)}
              />
            ))}
          </div>
        )}
        {!isCode && (
          <div className={styles["group"]}>
            {options.map(({ value, label }) => (
              <ModeChoice
                key={value}
                query={settingsQuery({ ...settings, language: value, hasLanguage: true })}
                isChosen={value === language}
                text={label}
              />
            ))}
          </div>
        )}
        <OptionsButton settings={settings} />
      </nav>
    </>
  );
}

const OptionsDialog = lazy(async () => {
  const module = await loadWithCatalog("PracticeOptions", import("./options/OptionsDialog"));
  return { default: module.OptionsDialog };
});

/** Opens the options; says how many of them are on. */
function OptionsButton({ settings }: Props) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const number = new URLSearchParams(usePreferences().options).size;
  return (
    <>
      <BareButton className={styles["choice"]} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t`options`}
        {number > 0 && ` (${number})`}
      </BareButton>
      {isOpen && (
        <ErrorBoundary rank="part">
          <Suspense>
            <OptionsDialog settings={settings} onClose={() => setOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}

/** Selects what words are drawn from: common words by their number, or code, which opens a group of its own. */
function ListChoices({ settings }: Props) {
  const { t } = useLingui();
  const { list } = settings;
  const queryOf = (chosen: WordList) => settingsQuery({ ...settings, list: chosen });
  return (
    <>
      <div className={styles["group"]}>
        <span className={styles["label"]}>{t({ message: "list", context: "words" })}</span>
        {commonLists.map((common) => {
          const size = listSizes[common];
          return (
            <ModeChoice
              key={common}
              query={queryOf(common)}
              isChosen={common === list}
              text={`${size}`}
              name={t`The ${size} most common words`}
            />
          );
        })}
        <ModeChoice
          query={queryOf(isCodeList(list) ? list : codeLists[0])}
          isChosen={isCodeList(list)}
          text={t({ message: "code", context: "words" })}
        />
      </div>
      {isCodeList(list) && (
        <div className={styles["group"]}>
          {codeLists.map((code) => (
            <ModeChoice key={code} query={queryOf(code)} isChosen={code === list} text={codeNames[code]} />
          ))}
        </div>
      )}
    </>
  );
}

function wordsOf(
  mode: PracticeMode,
  t: (message: MessageDescriptor) => string,
): { readonly text: string; readonly name?: string } {
  if (mode.kind !== "time" && mode.kind !== "words") return { text: t(kinds[mode.kind]) };
  const amount = mode.kind === "time" ? mode.seconds : mode.count;
  return { text: `${amount}`, name: t(mode.kind === "time" ? msg`${amount} seconds` : msg`${amount} words`) };
}

type ChoiceProps = {
  /** The query of the choice's address. */
  readonly query: string;
  readonly isChosen: boolean;
  readonly text: string;
  /** A name for screen readers, if the text is not clear enough. */
  readonly name?: string;
  /** Whether it is switched on or off by itself, instead of being one of several. */
  readonly isSwitch?: boolean;
};

/** One choice in the mode bar. */
export function ModeChoice({ query, isChosen, text, name, isSwitch = false }: ChoiceProps) {
  const [current] = useSearchParams();
  const state = isSwitch
    ? ({ role: "switch", "aria-checked": isChosen } as const)
    : isChosen && ({ "aria-current": "true" } as const);
  return (
    <Link
      className={styles["choice"]}
      to={{ search: carryWork(current, query) }}
      replace
      aria-label={name}
      onKeyDown={isSwitch ? (event) => event.key === " " && press(event) : undefined}
      {...state}
    >
      {text}
    </Link>
  );
}

/** A switch also reacts to the space bar, which would otherwise scroll the page. */
function press(event: { readonly currentTarget: HTMLElement; preventDefault(): void }): void {
  event.preventDefault();
  event.currentTarget.click();
}
