import { useLingui } from "@lingui/react/macro";
import { useState, lazy, Suspense } from "react";
import type { ErrorCode } from "../../../contract/errorCodes";
import {
  type Language,
  languageOfLocale,
  languagesWith,
  toWireLanguage,
  withPart,
} from "../../../contract/languages/languages";
import { standardBestDays, tournamentLimits } from "../../../engine/tournament/tournamentPoints";
import { lengthName } from "../../features/race/raceWords";
import { formatDay } from "../../platform/dates/formatDate";
import { useToday } from "../../platform/dates/localTime";
import { languageOptions } from "../../platform/locale/languageName";
import { useLocale } from "../../platform/locale/useLocale";
import { Button } from "../../ui/Button";
import { SegmentedControl, Select } from "../../ui/ChoiceFields";
import { ErrorNotice, ErrorBoundary } from "../../ui/ErrorBoundary";
import { PageForm } from "../../ui/form/Form";
import { MultiSelect } from "../../ui/MultiSelect";
import type { MultiSelectOption } from "../../ui/multiSelect/SelectBox";
import { Skeleton } from "../../ui/primitives";
import { TextField } from "../../ui/TextField";
import { useStartTournament } from "./groupMutations";
import styles from "./GroupTournament.module.css";
import { Dated } from "../../ui/Dated";
import { DateField } from "../../ui/DateField";

const lengths = ["SHORT", "MEDIUM", "LONG"] as const;

type Props = { readonly groupId: string; readonly onClose: () => void };

/** Starts a tournament: a name, its days, and how points are given. Everything but the name has a default. */
export function StartTournament({ groupId, onClose }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const today = useToday();
  const [name, setName] = useState("");
  const [first, setFirst] = useState(() => dateOfDay(today));
  const [last, setLast] = useState(() => dateOfDay(today + 6));
  const [languages, setLanguages] = useState<readonly Language[]>([withPart(languageOfLocale(locale), "passages")]);
  const [rule, setRule] = useState<"SPEED" | "IMPROVEMENT">("SPEED");
  const [best, setBest] = useState<string | null>(null);
  const [kind, setKind] = useState<"RANDOM" | "CHOSEN">("RANDOM");
  const [length, setLength] = useState<(typeof lengths)[number]>("MEDIUM");
  const [texts, setTexts] = useState<readonly (MultiSelectOption | null)[]>([]);
  const [issues, setIssues] = useState<Readonly<Record<string, ErrorCode>>>({});
  const [error, setError] = useState<ErrorCode | null>(null);
  const [start, isStarting] = useStartTournament();
  const [firstDay, lastDay] = [dayOfDate(first), dayOfDate(last)];
  const span = firstDay === null || lastDay === null ? 0 : lastDay - firstDay + 1;
  const most = tournamentLimits.days;
  const days = Math.max(1, Math.min(most, span));
  const bestDays = Math.min(days, best === null ? standardBestDays(days) : Number(best));
  const dayTexts = Array.from({ length: days }, (_, at) => texts[at] ?? null);

  const send = async (): Promise<void> => {
    const missing = {
      ...(name.trim() === "" && { name: "REQUIRED" as const }),
      ...(firstDay === null && { firstDay: "REQUIRED" as const }),
      ...(lastDay === null && { lastDay: "REQUIRED" as const }),
      ...(kind === "CHOSEN" && dayTexts.includes(null) && { textIds: "REQUIRED" as const }),
    };
    setIssues(missing);
    setError(null);
    if (firstDay === null || lastDay === null || Object.keys(missing).length > 0 || isStarting) return;
    const answer = await start({
      input: {
        groupId,
        name,
        firstDay,
        lastDay,
        languages: languages.map(toWireLanguage),
        length: kind === "RANDOM" ? length : null,
        textIds: kind === "RANDOM" ? [] : dayTexts.flatMap((text) => text?.value ?? []),
        rule,
        bestDays,
      },
    });
    if (answer.ok) return onClose();
    setIssues(Object.fromEntries(answer.issues.map(({ path, code }) => [path.replace(/\.\d+$/u, ""), code])));
    if (answer.issues.length === 0) setError(answer.error);
  };

  return (
    <PageForm className={styles["form"]} onSubmit={() => void send()}>
      <div className={styles["name"]}>
        <TextField
          name="name"
          label={t`Name of the tournament`}
          value={name}
          onChange={setName}
          issue={issues["name"] ?? null}
          autoComplete="off"
        />
      </div>
      <div className={styles["fields"]}>
        <DateField
          name="firstDay"
          label={t`First day`}
          min={dateOfDay(today)}
          value={first}
          onChange={setFirst}
          issue={issues["firstDay"] ?? null}
        />
        <DateField
          name="lastDay"
          label={t`Last day`}
          hint={t`At most ${most} days.`}
          min={first}
          value={last}
          onChange={setLast}
          issue={issues["lastDay"] ?? null}
        />
        <Select
          label={t`Best days that count`}
          options={Array.from({ length: days }, (_, at) => ({ value: `${at + 1}`, label: `${at + 1}` }))}
          value={`${bestDays}`}
          onChange={setBest}
        />
      </div>
      <SegmentedControl
        label={t`Points for`}
        options={[
          { value: "SPEED", label: t`Speed` },
          { value: "IMPROVEMENT", label: t`Improvement` },
        ]}
        value={rule}
        onChange={setRule}
      />
      <p className={styles["hint"]}>
        {rule === "SPEED"
          ? t`The fastest of the day gets the most points.`
          : t`The more you beat the average of your last ten runs, the more points you get. So slower typists can win, too.`}
      </p>
      <div className={styles["fields"]}>
        <MultiSelect
          label={t`Languages`}
          options={languageOptions(locale, languagesWith("passages"))}
          value={languages}
          onChange={(next) => next.length > 0 && setLanguages(next)}
        />
        <SegmentedControl
          label={t`Texts`}
          options={[
            { value: "RANDOM", label: t({ message: "Random", context: "text" }) },
            { value: "CHOSEN", label: t`One for each day` },
          ]}
          value={kind}
          onChange={setKind}
        />
        {kind === "RANDOM" && (
          <SegmentedControl
            label={t`Length`}
            options={lengths.map((value) => ({ value, label: t(lengthName(value)) }))}
            value={length}
            onChange={setLength}
          />
        )}
      </div>
      {kind === "CHOSEN" && (
        <DayTexts
          firstDay={firstDay ?? today}
          language={languages[0] ?? withPart(languageOfLocale(locale), "passages")}
          groupId={groupId}
          texts={dayTexts}
          issue={issues["textIds"] ?? null}
          onChange={setTexts}
        />
      )}
      <p className={styles["hint"]}>
        {t`Races that you start for the group count, too. Everyone can also race on their own on any of these days.`}
      </p>
      {error !== null && <ErrorNotice code={error} onRetry={send} />}
      <div className={styles["actions"]}>
        <Button type="submit" look="primary" isBusy={isStarting}>
          {t`Start the tournament`}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t`Cancel`}
        </Button>
      </div>
    </PageForm>
  );
}

const DAY_MS = 86_400_000;

/** A day, as counted by dayNumber, as date inputs hold it: `2026-11-23`. */
function dateOfDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** The day of a date input; null while it is empty or not complete. */
function dayOfDate(date: string): number | null {
  const instant = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(instant) ? null : instant / DAY_MS;
}

const TextPicker = lazy(async () => ({
  default: (await import("../../features/race/RaceTextPickers")).TextPicker,
}));

type DayTextsProps = {
  /** As counted by dayNumber. */
  readonly firstDay: number;
  readonly language: Language;
  readonly groupId: string;
  /** One for each day; null where none is chosen yet. */
  readonly texts: readonly (MultiSelectOption | null)[];
  readonly issue: ErrorCode | null;
  readonly onChange: (texts: readonly (MultiSelectOption | null)[]) => void;
};

/** A text for each day: what is picked is for the first day that has none. */
function DayTexts({ firstDay, language, groupId, texts, issue, onChange }: DayTextsProps) {
  const { t } = useLingui();
  const next = texts.indexOf(null);
  const set = (at: number, text: MultiSelectOption | null) =>
    onChange(texts.map((one, index) => (index === at ? text : one)));
  const nextDay = formatDay(firstDay + next, "day");
  return (
    <div className={styles["form"]}>
      <ol className={styles["days"]} aria-label={t`Text for each day`}>
        {texts.map((text, at) => {
          const day = formatDay(firstDay + at, "day");
          return (
            <li key={day} className={styles["day"]}>
              <span className={styles["date"]} lang="nl">
                {day}
              </span>
              {text === null ? (
                <span className={styles["hint"]}>{t`No text yet`}</span>
              ) : (
                <>
                  <span>{text.label}</span>
                  <Button isSmall look="quiet" aria-label={t`Remove the text for ${day}`} onClick={() => set(at, null)}>
                    {t`Remove`}
                  </Button>
                </>
              )}
            </li>
          );
        })}
      </ol>
      {next >= 0 && (
        <ErrorBoundary rank="part" key={language}>
          <p>
            <Dated words={t`Choose the text for ${nextDay}:`} dates={[nextDay]} />
          </p>
          <Suspense fallback={<Skeleton size="field" />}>
            <TextPicker
              language={language}
              groupId={groupId}
              isOpen={false}
              value={null}
              issue={issue}
              onChange={(text) => set(next, text)}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}
