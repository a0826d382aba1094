import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import type { Language } from "../../contract/languages/languages";

/**
 * The address of a group, or of one of its pages: `members`, `work`, `results`, `grades`, `live`, `wall`, `settings`.
 * Ids are encoded, because they contain characters that are not allowed in addresses.
 */
export function groupAddress(groupId: string, page?: string): string {
  const group = `/groups/${encodeURIComponent(groupId)}`;
  return page === undefined ? group : `${group}/${page}`;
}

/**
 * The address of a member's page.
 * @param memberId global id of the group member.
 */
export function memberAddress(groupId: string, memberId: string): string {
  return groupAddress(groupId, `members/${encodeURIComponent(memberId)}`);
}

/** The address of a result, optionally compared to another. */
export function resultPath(id: string, otherId?: string): string {
  const path = `/results/${encodeURIComponent(id)}`;
  return otherId === undefined ? path : `${path}?with=${encodeURIComponent(otherId)}`;
}

/** What to practice in the custom mode. */
export const customChoices = ["own", "library", "missed", "pairs"] as const;
export type CustomChoice = (typeof customChoices)[number];

/** The name in the address of a text that was pasted here. */
export const PASTED = "pasted";

/** The state of the custom mode: the choice, and the text that is read; null for none. */
export type CustomPlace = { readonly choice: CustomChoice; readonly text: string | null };

export function readCustomPlace(query: URLSearchParams): CustomPlace {
  const named = query.get("with");
  return { choice: customChoices.find((choice) => choice === named) ?? "own", text: query.get("text") };
}

/** The state as the query of an address. */
export function customQuery(language: Language, { choice, text }: CustomPlace): string {
  return `?mode=custom&language=${language}&with=${choice}${text === null ? "" : `&text=${encodeURIComponent(text)}`}`;
}

/**
 * A function that goes to the address of this choice with some of it changed. What was changed before counts, also
 * while its page is still loading.
 */
export function useChoose<Choice extends object>(
  choice: Choice,
  addressOf: (choice: Choice) => string,
): (part: Partial<Choice>) => void {
  const navigate = useNavigate();
  const latest = useRef(choice);
  const address = addressOf(choice);
  // Only when the address changes: a render in between must not undo what is under way.
  useEffect(() => {
    latest.current = choice;
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [address]);
  return (part) => {
    latest.current = { ...latest.current, ...part };
    void navigate(addressOf(latest.current), { replace: true, preventScrollReset: true });
  };
}
