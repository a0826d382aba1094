import { subscribeToToken } from "../../relay/sessionToken";

const cards = new Map<string, readonly CardFacts[]>();
let stop: (() => void) | null = null;

/**
 * Keeps the newest cards of a group for the lifetime of this page, in memory only, because pass-phrases must not be
 * stored. The next user of this window does not get them.
 */
export function storeCards(groupId: string, made: readonly CardFacts[]): void {
  stop ??= subscribeToToken(() => cards.clear());
  cards.set(groupId, made);
}

/** The last cards that were made in a group; empty if there are none. */
export function cardsOf(groupId: string): readonly CardFacts[] {
  return cards.get(groupId) ?? [];
}

/** The content of a member's card, besides the group and the address. */
export type CardFacts = { readonly name: string; readonly username: string; readonly passPhrase: string };
