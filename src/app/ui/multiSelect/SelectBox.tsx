import createCache from "@emotion/cache";
import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import Select, { type AriaLiveMessages, type ClassNamesConfig } from "react-select";
import { CacheProvider } from "@emotion/react";
import { useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, type UIEvent, useMemo, useState } from "react";
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
  return search.trim() === "" ? msg`The list is empty.` : msg`Nothing found. Try a different search.`;
}

/** While the options are loading. */
const loadingMessage = msg`Loading`;

/** The number of matching options, for screen readers. */
function countMessage(count: number, search: string): MessageDescriptor {
  return count === 0 ? emptyMessage(search) : msg`${plural(count, { one: "# option", other: "# options" })}`;
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
        return isInitialFocus
          ? t(msg`Type to search, press Down to open the list, or Left to go to the selection.`)
          : "";
      if (context === "value")
        return t(msg`Use Left and Right to move through the selection, Backspace to remove an option.`);
      return t(msg`Use Up and Down to move through the list, Enter to select, Escape to close.`);
    },
    onFocus: ({ context, label, isSelected }) =>
      context === "value" || isSelected ? t(msg`${label}, selected`) : label,
    onChange: ({ action, label = "" }) => {
      if (action === "clear") return t(msg`Nothing is selected now.`);
      if (action === "select-option") return t(msg`${label} is selected.`);
      return action === "deselect-option" || action === "remove-value" || action === "pop-value"
        ? t(msg`${label} is no longer selected.`)
        : "";
    },
    onFilter: ({ resultsMessage }) => resultsMessage,
  };
}

/** For a list of which only a part is here: the server searches it. Without it the box searches among its options. */
export type ServerSearch = {
  /** Called with what is typed, at each change. */
  readonly onSearch?: (search: string) => void;
  /** The options are still those of an earlier search. */
  readonly isSearching?: boolean;
  /** The list is scrolled to its end. */
  readonly onMore?: () => void;
};

/** Less than an option is below. */
const END_PX = 40;

/** What react-select and the element around it need so that the server searches. */
function useServerOptions(
  options: readonly MultiSelectOption[],
  { onSearch, isSearching = false, onMore }: ServerSearch,
) {
  const [search, setSearch] = useState("");
  const words = search.trim().toLowerCase();
  // Enter must not choose what was not searched for, however late the answer comes.
  const shown = isSearching ? options.filter(({ label }) => label.toLowerCase().includes(words)) : options;
  return {
    search,
    options: shown,
    selectProps: {
      options: shown,
      inputValue: search,
      onInputChange: (next: string) => {
        setSearch(next);
        onSearch?.(next);
      },
      ...(onSearch && { filterOption: null }),
      onKeyDown: (event: KeyboardEvent) => {
        // With nothing to choose it would send the form.
        if (onSearch && event.key === "Enter" && shown.length === 0) event.preventDefault();
      },
    },
    // Also of scrolling by keys, which react-select's onMenuScrollToBottom leaves out.
    onScrollCapture: ({ target }: UIEvent) => {
      if (!(target instanceof HTMLElement)) return;
      if (target.scrollHeight - target.scrollTop - target.clientHeight < END_PX) onMore?.();
    },
  };
}

type Props = ServerSearch & {
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
export function SelectBox({
  inputId,
  options: given,
  chosen,
  onChange,
  placeholder,
  isLoading,
  isDisabled,
  ...server
}: Props) {
  const { t } = useLingui();
  const spoken = useMemo(() => spokenMessages<true>(t), [t]);
  const [isOpen, setIsOpen] = useState(false);
  const { search, options, selectProps, onScrollCapture } = useServerOptions(given, server);
  const isWaiting = isLoading || server.isSearching === true;

  return (
    <CacheProvider value={cache}>
      <div className={styles["box"]} onScrollCapture={onScrollCapture}>
        <Select<MultiSelectOption, true, never>
          unstyled
          isMulti
          {...selectProps}
          inputId={inputId}
          value={chosen}
          onChange={(values) => onChange(values)}
          onMenuOpen={() => setIsOpen(true)}
          onMenuClose={() => setIsOpen(false)}
          placeholder={isLoading ? t(loadingMessage) : placeholder}
          isLoading={isWaiting}
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
      {/* react-select announces nothing for a list without options. Hidden, so that it takes no row of the field. */}
      <VisuallyHidden>
        <output>{isOpen && options.length === 0 && t(isWaiting ? loadingMessage : emptyMessage(search))}</output>
      </VisuallyHidden>
    </CacheProvider>
  );
}

type SearchBoxProps = ServerSearch & {
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
  loadingMessage: () => classNames(styles["message"]),
};

const SearchBoxNothing = () => null;

/** The box of a SearchSelect: what is chosen, a search, and the list. */
export function SearchBox({
  inputId,
  options: given,
  chosen,
  onChange,
  placeholder,
  isWrong,
  ...server
}: SearchBoxProps) {
  const { t } = useLingui();
  const spoken = useMemo(() => spokenMessages<false>(t), [t]);
  const { search, selectProps, onScrollCapture } = useServerOptions(given, server);
  return (
    <CacheProvider value={searchBoxCache}>
      <div className={styles["box"]} onScrollCapture={onScrollCapture}>
        <Select<MultiSelectOption, false, never>
          unstyled
          {...selectProps}
          inputId={inputId}
          value={chosen}
          onChange={(value) => {
            if (value !== null) onChange(value);
          }}
          isLoading={server.isSearching === true}
          placeholder={placeholder}
          aria-invalid={isWrong}
          menuPlacement="auto"
          classNames={searchBoxNames}
          components={{ LoadingIndicator: SearchBoxNothing, IndicatorSeparator: SearchBoxNothing }}
          loadingMessage={() => t(loadingMessage)}
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
