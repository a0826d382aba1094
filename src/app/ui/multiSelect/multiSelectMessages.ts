import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { AriaLiveMessages } from "react-select";
import type { MultiSelectOption } from "./MultiSelectOption";

/** What stands in the list when nothing else does. The words are fixed (SPEC section 8). */
export function emptyMessage(search: string): MessageDescriptor {
  return search.trim() === "" ? msg`List is empty.` : msg`No elements found. Consider changing the search query.`;
}

/** While the options are on their way. */
export const loadingMessage = msg`Loading`;

/** What a screen reader says of the options that a search left over. */
export function countMessage(count: number, search: string): MessageDescriptor {
  return count === 0 ? emptyMessage(search) : msg`${plural(count, { one: "# element", other: "# elements" })}`;
}

/** What a screen reader says while somebody chooses. @param t says it in the reader's language */
export function spokenMessages<IsMulti extends boolean>(
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
