/** What stands on a member's card, beside the group and the address. */
export type CardFacts = { readonly name: string; readonly username: string; readonly passPhrase: string };
