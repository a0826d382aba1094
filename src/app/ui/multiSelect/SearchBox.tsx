import { CacheProvider } from "@emotion/react";
import { useLingui } from "@lingui/react/macro";
import { useMemo, useState } from "react";
import Select, { type ClassNamesConfig } from "react-select";
import { classNames } from "../classNames";
import { createAdoptedCache } from "./adoptedCache";
import type { MultiSelectOption } from "./MultiSelectOption";
import { countMessage, emptyMessage, spokenMessages } from "./multiSelectMessages";
import styles from "./SelectBox.module.css";

type Props = {
  readonly inputId: string;
  readonly options: readonly MultiSelectOption[];
  readonly chosen: MultiSelectOption | null;
  readonly onChange: (chosen: MultiSelectOption) => void;
  readonly placeholder: string;
  readonly isWrong: boolean;
};

const cache = createAdoptedCache();

const names: ClassNamesConfig<MultiSelectOption, false, never> = {
  control: () => classNames(styles["control"]),
  valueContainer: () => classNames(styles["values"]),
  placeholder: () => classNames(styles["placeholder"]),
  indicatorsContainer: () => classNames(styles["indicators"]),
  dropdownIndicator: () => classNames(styles["indicator"]),
  menu: () => classNames(styles["menu"]),
  menuList: () => classNames(styles["list"]),
  option: ({ isFocused, isSelected }) =>
    classNames(styles["option"], isFocused && styles["focused"], isSelected && styles["selected"]),
  noOptionsMessage: () => classNames(styles["message"]),
};

const Nothing = () => null;

/** The box of a SearchSelect: what is chosen, a search, and the list. */
export function SearchBox({ inputId, options, chosen, onChange, placeholder, isWrong }: Props) {
  const { t } = useLingui();
  const spoken = useMemo(() => spokenMessages<false>(t), [t]);
  const [search, setSearch] = useState("");
  return (
    <CacheProvider value={cache}>
      <div className={styles["box"]}>
        <Select<MultiSelectOption, false, never>
          unstyled
          inputId={inputId}
          options={options}
          value={chosen}
          onChange={(value) => {
            if (value !== null) onChange(value);
          }}
          inputValue={search}
          onInputChange={setSearch}
          placeholder={placeholder}
          aria-invalid={isWrong}
          menuPlacement="auto"
          classNames={names}
          components={{ IndicatorSeparator: Nothing }}
          noOptionsMessage={({ inputValue }) => t(emptyMessage(inputValue))}
          screenReaderStatus={({ count }) => t(countMessage(count, search))}
          ariaLiveMessages={spoken}
        />
      </div>
    </CacheProvider>
  );
}
