import createCache from "@emotion/cache";
import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import Select, { type AriaLiveMessages, type ClassNamesConfig } from "react-select";
import { CacheProvider } from "@emotion/react";
import { useLingui } from "@lingui/react/macro";
import { useMemo, useState } from "react";
import { classNames, VisuallyHidden } from "../primitives";
import styles from "./SelectBox.module.css";

/**
 * Where react-select writes its styles: a style sheet constructed by script. Unlike a `<style>` element, which our
 * content security policy refuses, it needs no nonce. It is in a layer, so that our classes take precedence. Browsers
 * without constructed style sheets get the elements.
 */
function createAdoptedCache(): ReturnType<typeof createCache> {
  const cache = createCache({ key: "select" });
  if (!("adoptedStyleSheets" in document)) return cache;
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  cache.sheet.insert = (rule) => void sheet.insertRule(`@layer select { ${rule} }`, sheet.cssRules.length);
  return cache;
}

/** The text of an empty list. */
function emptyMessage(search: string): MessageDescriptor {
  return search.trim() === "" ? msg`List is empty.` : msg`No elements found. Consider changing the search query.`;
}

/** While the options are loading. */
const loadingMessage = msg`Loading`;

/** The number of matching options, for screen readers. */
function countMessage(count: number, search: string): MessageDescriptor {
  return count === 0 ? emptyMessage(search) : msg`${plural(count, { one: "# element", other: "# elements" })}`;
}

/**
 * What screen readers announce while the user chooses.
 * @param t translates it.
 */
function spokenMessages<IsMulti extends boolean>(
  t: (message: MessageDescriptor) => string,
): AriaLiveMessages<MultiSelectOption, IsMulti, never> {
  return {
    guidance: ({ context, isInitialFocus }) => {
      if (context === "input")
        return isInitialFocus ? t(msg`Type to search, Down opens the list, Left goes to what is chosen.`) : "";
      if (context === "value") return t(msg`Left and Right go through what is chosen, Backspace takes it out.`);
      return t(msg`Up and Down go through the list, Enter chooses, Escape closes it.`);
    },
    onFocus: ({ context, label, isSelected }) => (context === "value" || isSelected ? t(msg`${label}, chosen`) : label),
    onChange: ({ action, label = "" }) => {
      if (action === "clear") return t(msg`Nothing is chosen now.`);
      if (action === "select-option") return t(msg`${label} is chosen.`);
      return action === "deselect-option" || action === "remove-value" || action === "pop-value"
        ? t(msg`${label} is no longer chosen.`)
        : "";
    },
    onFilter: ({ resultsMessage }) => resultsMessage,
  };
}

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

/**
 * The box of a MultiSelect: the chosen options, a search, and the list. Chosen options stay in the list, with a check
 * mark.
 */
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
          // By default it leaves the field after each choice on any touch screen.
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
      {/* react-select announces nothing for a list without options. */}
      <output>
        {isOpen && options.length === 0 && (
          <VisuallyHidden>{t(isLoading ? loadingMessage : emptyMessage(search))}</VisuallyHidden>
        )}
      </output>
    </CacheProvider>
  );
}

type SearchBoxProps = {
  readonly inputId: string;
  readonly options: readonly MultiSelectOption[];
  readonly chosen: MultiSelectOption | null;
  readonly onChange: (chosen: MultiSelectOption) => void;
  readonly placeholder: string;
  readonly isWrong: boolean;
};

const searchBoxCache = createAdoptedCache();

const searchBoxNames: ClassNamesConfig<MultiSelectOption, false, never> = {
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

const SearchBoxNothing = () => null;

/** The box of a SearchSelect: the chosen option, a search, and the list. */
export function SearchBox({ inputId, options, chosen, onChange, placeholder, isWrong }: SearchBoxProps) {
  const { t } = useLingui();
  const spoken = useMemo(() => spokenMessages<false>(t), [t]);
  const [search, setSearch] = useState("");
  return (
    <CacheProvider value={searchBoxCache}>
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
          classNames={searchBoxNames}
          components={{ IndicatorSeparator: SearchBoxNothing }}
          noOptionsMessage={({ inputValue }) => t(emptyMessage(inputValue))}
          screenReaderStatus={({ count }) => t(countMessage(count, search))}
          ariaLiveMessages={spoken}
        />
      </div>
    </CacheProvider>
  );
}

/** An option. */
export type MultiSelectOption<Value extends string = string> = { readonly value: Value; readonly label: string };
