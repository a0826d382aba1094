import { useLingui } from "@lingui/react/macro";
import { lazy, Suspense } from "react";
import type { ErrorCode } from "../../../contract/errorCodes";
import type { Language } from "../../../contract/languages/languages";
import { formatDay } from "../../platform/dates/formatDate";
import { Button } from "../../ui/Button";
import { ErrorBoundary } from "../../ui/ErrorBoundary";
import type { MultiSelectOption } from "../../ui/multiSelect/SelectBox";
import { Skeleton } from "../../ui/primitives";
import styles from "./GroupTournament.module.css";

const TextPicker = lazy(async () => ({
  default: (await import("../../features/race/RaceTextPickers")).TextPicker,
}));

type Props = {
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
export function DayTexts({ firstDay, language, groupId, texts, issue, onChange }: Props) {
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
              <span className={styles["date"]}>{day}</span>
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
          <p>{t`Choose the text for ${nextDay}:`}</p>
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
