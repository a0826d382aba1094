import { useLingui } from "@lingui/react/macro";
import { lazy, Suspense, useId, useSyncExternalStore } from "react";
import type { MultiSelectOption } from "./multiSelect/SelectBox";
import styles from "./ChoiceFields.module.css";
import { Skeleton } from "./primitives";
import type { ErrorCode } from "../../contract/errorCodes";
import { InBrowser } from "./InBrowser";
import fieldStyles from "./TextField.module.css";
import { useErrorMessage } from "./errorMessages";

type Props<Value extends string> = {
  readonly label: string;
  readonly options: readonly MultiSelectOption<Value>[];
  /** What is chosen. A value that is no option is not shown and goes with the next change. */
  readonly value: readonly Value[];
  readonly onChange: (value: readonly Value[]) => void;
  /** While nothing is chosen; "All" unless said otherwise. */
  readonly placeholder?: string;
  /** The options are on their way: the list says so, and neither that it is empty nor that nothing was found. */
  readonly isLoading?: boolean;
  readonly isDisabled?: boolean;
};

const SelectBox = lazy(async () => ({ default: (await import("./multiSelect/SelectBox")).SelectBox }));

const never = () => () => undefined;

/**
 * A choice of several among many, with a search. Its code comes when it is first shown; the label and the place are
 * there before.
 */
export function MultiSelect<Value extends string>({
  label,
  options,
  value,
  onChange,
  placeholder,
  isLoading = false,
  isDisabled = false,
}: Props<Value>) {
  const { t } = useLingui();
  const id = useId();
  // Not among what the server draws: its styles come by script.
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const place = <Skeleton size="field" />;

  return (
    <div className={styles["field"]}>
      <label className={styles["label"]} htmlFor={id}>
        {label}
      </label>
      {!isInBrowser && place}
      {isInBrowser && (
        <Suspense fallback={place}>
          <SelectBox
            inputId={id}
            options={options}
            chosen={options.filter((option) => value.includes(option.value))}
            onChange={(chosen) =>
              onChange(
                options
                  .filter((option) => chosen.some((one) => one.value === option.value))
                  .map((option) => option.value),
              )
            }
            placeholder={placeholder ?? t`All`}
            isLoading={isLoading}
            isDisabled={isDisabled}
          />
        </Suspense>
      )}
    </div>
  );
}

type SearchSelectProps = {
  readonly label: string;
  readonly options: readonly MultiSelectOption[];
  /** Null while nothing is chosen. */
  readonly value: string | null;
  readonly onChange: (value: string) => void;
  /** What is wrong, or null. */
  readonly issue?: ErrorCode | null;
};

const SearchBox = lazy(async () => ({ default: (await import("./multiSelect/SelectBox")).SearchBox }));

/** A choice of one among very many, with a search. For a few there is Select. */
export function SearchSelect({ label, options, value, onChange, issue = null }: SearchSelectProps) {
  const { t } = useLingui();
  const id = useId();
  const message = useErrorMessage(issue);
  const place = <Skeleton size="field" />;
  return (
    <div className={styles["field"]}>
      <label className={styles["label"]} htmlFor={id}>
        {label}
      </label>
      {/* Not among what the server draws: its styles come by script. */}
      <InBrowser fallback={place}>
        <Suspense fallback={place}>
          <SearchBox
            inputId={id}
            options={options}
            chosen={options.find((option) => option.value === value) ?? null}
            onChange={(chosen) => onChange(chosen.value)}
            placeholder={t`Choose`}
            isWrong={issue !== null}
          />
        </Suspense>
      </InBrowser>
      {issue !== null && (
        <p className={fieldStyles["issue"]} role="alert">
          {message}
        </p>
      )}
    </div>
  );
}
