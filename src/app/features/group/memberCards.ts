import { subscribeToToken } from "../../relay/sessionToken";

const cards = new Map<string, readonly CardFacts[]>();
let stop: (() => void) | null = null;

/**
 * Keeps the newest cards of a group for as long as this page lives, in memory only: pass-phrases are written down
 * nowhere. Whoever is here next, in the same
 * window, does not find them.
 */
export function keepCards(groupId: string, made: readonly CardFacts[]): void {
  stop ??= subscribeToToken(() => cards.clear());
  cards.set(groupId, made);
}

/** The cards that were made last in a group; empty when there are none any more. */
export function cardsOf(groupId: string): readonly CardFacts[] {
  return cards.get(groupId) ?? [];
}

/** What stands on a member's card, beside the group and the address. */
export type CardFacts = { readonly name: string; readonly username: string; readonly passPhrase: string };
