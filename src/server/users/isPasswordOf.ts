import type { UserRow } from "../database/schema";
import type { RateLimited } from "../graphql/errors";
import { asPassPhrase } from "../members/asPassPhrase";
import { isPassword } from "./passwords";

/**
 * Whether the password is the account's; a card's pass-phrase also with capitals, and with spaces or other dashes
 * between its words. A refusal while too many wait for theirs. How long it takes
 * depends on what was typed, and not on whether the account exists (null: it does not) or was made in a group.
 */
export async function isPasswordOf(user: UserRow | null, typed: string): Promise<boolean | RateLimited> {
  const right = await isPassword(user?.passwordHash ?? null, typed);
  const phrase = right === false ? asPassPhrase(typed) : null;
  return phrase === null ? right : isPassword(user?.madeInGroupId ? user.passwordHash : null, phrase);
}
