import { CacheProvider } from "@emotion/react";
import { useLingui } from "@lingui/react/macro";
import { useMemo, useState } from "react";
import Select, { type ClassNamesConfig } from "react-select";
import { classNames } from "../classNames";
import { VisuallyHidden } from "../VisuallyHidden";
import { createAdoptedCache } from "./adoptedCache";
import type { MultiSelectOption } from "./MultiSelectOption";
import { countMessage, emptyMessage, loadingMessage, spokenMessages } from "./multiSelectMessages";
import styles from "./SelectBox.module.css";

type Props = {
  readonly inputId: string;
  readonly options: readonly MultiSelectOption[];
  readonly chosen: readonly MultiSelectOption[];
  readonly onChange: (chosen: readonly MultiSelectOption[]) => void;
  readonly placeholder: string;
  readonly isLoading: boolean;
  readonly isDisabled: boolean;
};

const cache = createAdoptedCache();

const names: ClassNamesConfig<MultiSelectOption, true, never> = {
  control: ({ isDisabled }) => classNames(styles["control"], isDisabled && styles["disabled"]),
  valueContainer: () => classNames(styles["values"]),
  placeholder: () => classNames(styles["placeholder"]),
  multiValue: () => classNames(styles["value"]),
  multiValueLabel: () => classNames(styles["valueLabel"]),
  multiValueRemove: () => classNames(styles["remove"]),
  indicatorsContainer: () => classNames(styles["indicators"]),
  clearIndicator: () => classNames(styles["indicator"]),
  dropdownIndicator: () => classNames(styles["indicator"]),
  menu: () => classNames(styles["menu"]),
  menuList: () => classNames(styles["list"]),
  option: ({ isFocused, isSelected }) =>
    classNames(styles["option"], isFocused && styles["focused"], isSelected && styles["selected"]),
  noOptionsMessage: () => classNames(styles["message"]),
  loadingMessage: () => classNames(styles["message"]),
};

const Nothing = () => null;

/** The box of a MultiSelect: what is chosen, a search, and the list. Chosen options stay in the list, with a tick. */
export function SelectBox({ inputId, options, chosen, onChange, placeholder, isLoading, isDisabled }: Props) {
  const { t } = useLingui();
  const spoken = useMemo(() => spokenMessages<true>(t), [t]);
  const [isOpen, setIsOpen] = useState(false);
  const [search, setSearch] = useState("");

  return (
    <CacheProvider value={cache}>
      <div className={styles["box"]}>
        <Select<MultiSelectOption, true, never>
          unstyled
          isMulti
          inputId={inputId}
          options={options}
          value={chosen}
          onChange={(values) => onChange(values)}
          inputValue={search}
          onInputChange={setSearch}
          onMenuOpen={() => setIsOpen(true)}
          onMenuClose={() => setIsOpen(false)}
          placeholder={isLoading ? t(loadingMessage) : placeholder}
          isLoading={isLoading}
          isDisabled={isDisabled}
          closeMenuOnSelect={false}
          // By itself it leaves the field after each choice wherever there is a touch screen.
          blurInputOnSelect={false}
          hideSelectedOptions={false}
          menuPlacement="auto"
          classNames={names}
          components={{ LoadingIndicator: Nothing, IndicatorSeparator: Nothing }}
          loadingMessage={() => t(loadingMessage)}
          noOptionsMessage={({ inputValue }) => t(emptyMessage(inputValue))}
          screenReaderStatus={({ count }) => t(countMessage(count, search))}
          ariaLiveMessages={spoken}
        />
      </div>
      {/* react-select says nothing of a list without options. */}
      <output>
        {isOpen && options.length === 0 && (
          <VisuallyHidden>{t(isLoading ? loadingMessage : emptyMessage(search))}</VisuallyHidden>
        )}
      </output>
    </CacheProvider>
  );
}
