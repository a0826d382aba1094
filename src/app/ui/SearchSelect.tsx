import { useLingui } from "@lingui/react/macro";
import { lazy, Suspense, useId } from "react";
import type { ErrorCode } from "../../contract/errorCodes";
import { InBrowser } from "./InBrowser";
import type { MultiSelectOption } from "./multiSelect/MultiSelectOption";
import styles from "./Select.module.css";
import { Skeleton } from "./Skeleton";
import fieldStyles from "./TextField.module.css";
import { useErrorMessage } from "./useErrorMessage";

type Props = {
  readonly label: string;
  readonly options: readonly MultiSelectOption[];
  /** Null while nothing is chosen. */
  readonly value: string | null;
  readonly onChange: (value: string) => void;
  /** What is wrong, or null. */
  readonly issue?: ErrorCode | null;
};

const SearchBox = lazy(async () => ({ default: (await import("./multiSelect/SearchBox")).SearchBox }));

/** A choice of one among very many, with a search. For a few there is Select. */
export function SearchSelect({ label, options, value, onChange, issue = null }: Props) {
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
