import type { AriaLiveMessages } from "react-select";
import type { MultiSelectOption } from "./MultiSelectOption";

/** What stands in the list when nothing else does. The words are fixed (SPEC section 8). */
export function emptyMessage(search: string): string {
  return search.trim() === "" ? "List is empty." : "No elements found. Consider changing the search query.";
}

/** While the options are on their way. */
export const loadingMessage = "Loading";

/** What a screen reader says of the options that a search left over. */
export function countMessage(count: number, search: string): string {
  if (count === 0) return emptyMessage(search);
  return count === 1 ? "1 element" : `${count} elements`;
}

/** What a screen reader says while somebody chooses. */
export const spokenMessages: AriaLiveMessages<MultiSelectOption, true, never> = {
  guidance: ({ context, isInitialFocus }) => {
    if (context === "input") return isInitialFocus ? "Type to search, Down opens the list, Left goes to what is chosen." : "";
    if (context === "value") return "Left and Right go through what is chosen, Backspace takes it out.";
    return "Up and Down go through the list, Enter chooses, Escape closes it.";
  },
  onFocus: ({ context, label, isSelected }) => `${label}${context === "value" || isSelected ? ", chosen" : ""}`,
  onChange: ({ action, label = "" }) => {
    if (action === "clear") return "Nothing is chosen now.";
    if (action === "select-option") return `${label} is chosen.`;
    return action === "deselect-option" || action === "remove-value" || action === "pop-value" ? `${label} is no longer chosen.` : "";
  },
  onFilter: ({ resultsMessage }) => resultsMessage,
};
