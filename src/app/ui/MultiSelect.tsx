import { useLingui } from "@lingui/react/macro";
import { lazy, Suspense, useId } from "react";
import type { MultiSelectOption, ServerSearch } from "./multiSelect/SelectBox";
import styles from "./ChoiceFields.module.css";
import type { ErrorCode } from "../../contract/errorCodes";
import { loadWithCatalog } from "../platform/locale/i18n";
import { InBrowser } from "./InBrowser";
import fieldStyles from "./TextField.module.css";
import { useErrorMessage } from "./errorMessages";

type Props<Value extends string> = ServerSearch & {
  readonly label: string;
  readonly options: readonly MultiSelectOption<Value>[];
  /** The chosen values. One that is not an option is not shown, and removed by the next change. */
  readonly value: readonly Value[];
  /** What is chosen, as options: where the list is a part of all, they need not be in it. */
  readonly chosenOptions?: readonly MultiSelectOption<Value>[];
  readonly onChange: (value: readonly Value[], options: readonly MultiSelectOption<Value>[]) => void;
  /** While nothing is chosen; "All" unless said otherwise. */
  readonly placeholder?: string;
  /** The options are loading: the list says so, instead of saying that it is empty or nothing was found. */
  readonly isLoading?: boolean;
  readonly isDisabled?: boolean;
};

const loadBoxes = () => loadWithCatalog("menus", import("./multiSelect/SelectBox"));
const SelectBox = lazy(async () => ({ default: (await loadBoxes()).SelectBox }));

/** The box before its code has loaded: it already shows what is chosen, so that nothing changes then. */
function StaticBox({
  chosen,
  placeholder,
}: {
  readonly chosen: readonly MultiSelectOption[];
  readonly placeholder: string;
}) {
  return (
    <div className={styles["staticBox"]} aria-hidden="true">
      {chosen.length === 0 ? placeholder : chosen.map(({ label }) => label).join(" ")}
    </div>
  );
}

/** A choice of several options among many, with a search. Its code is loaded when it is first shown. */
export function MultiSelect<Value extends string>({
  label,
  options,
  value,
  onChange,
  placeholder,
  isLoading = false,
  isDisabled = false,
  chosenOptions = [],
  ...server
}: Props<Value>) {
  const { t } = useLingui();
  const id = useId();
  const allOptions = [...new Map([...chosenOptions, ...options].map((option) => [option.value, option])).values()];
  const chosen = allOptions.filter((option) => value.includes(option.value));
  const shownPlaceholder = placeholder ?? t`All`;
  const staticBox = <StaticBox chosen={chosen} placeholder={shownPlaceholder} />;

  return (
    <div className={styles["field"]}>
      <label className={styles["label"]} htmlFor={id}>
        {label}
      </label>
      {/* The server renders the static box, because the other one's styles are added by script. */}
      <InBrowser fallback={staticBox}>
        <Suspense fallback={staticBox}>
          <SelectBox
            inputId={id}
            options={options}
            chosen={chosen}
            onChange={(next) => {
              const left = allOptions.filter((option) => next.some((one) => one.value === option.value));
              onChange(
                left.map((option) => option.value),
                left,
              );
            }}
            placeholder={shownPlaceholder}
            isLoading={isLoading}
            isDisabled={isDisabled}
            {...server}
          />
        </Suspense>
      </InBrowser>
    </div>
  );
}

type SearchSelectProps = ServerSearch & {
  readonly label: string;
  readonly options: readonly MultiSelectOption[];
  /** Null while nothing is chosen. */
  readonly value: string | null;
  /** What is chosen, as an option: where the list is a part of all, it need not be in it. */
  readonly chosenOption?: MultiSelectOption | null;
  readonly onChange: (value: string, option: MultiSelectOption) => void;
  /** What is wrong, or null. */
  readonly issue?: ErrorCode | null;
};

const SearchBox = lazy(async () => ({ default: (await loadBoxes()).SearchBox }));

/** A choice of one among very many, with a search. For a few there is Select. */
export function SearchSelect({
  label,
  options,
  value,
  onChange,
  issue = null,
  chosenOption = null,
  ...server
}: SearchSelectProps) {
  const { t } = useLingui();
  const id = useId();
  const message = useErrorMessage(issue);
  const chosen = [chosenOption, ...options].find((option) => option?.value === value) ?? null;
  const staticBox = <StaticBox chosen={chosen === null ? [] : [chosen]} placeholder={t`Choose`} />;
  return (
    <div className={styles["field"]}>
      <label className={styles["label"]} htmlFor={id}>
        {label}
      </label>
      <InBrowser fallback={staticBox}>
        <Suspense fallback={staticBox}>
          <SearchBox
            inputId={id}
            options={options}
            chosen={chosen}
            onChange={(next) => onChange(next.value, next)}
            placeholder={t`Choose`}
            isWrong={issue !== null}
            {...server}
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
