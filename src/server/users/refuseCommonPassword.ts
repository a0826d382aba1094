import { InvalidInput } from "../graphql/errors";
import { commonPasswords } from "./commonPasswords";

const common: ReadonlySet<string> = new Set(commonPasswords);

/**
 * Refuses what attackers try first: one of the 10,000 most common passwords, in whatever letters. The server alone
 * looks, so that no browser loads the list; pass-phrases that a coach hands out are drawn, not chosen, and not looked
 * at.
 * @param path the input's field, for the issue PASSWORD_TOO_COMMON.
 * @returns null for any other password.
 */
export function refuseCommonPassword(path: string, password: string): InvalidInput | null {
  return common.has(password.toLowerCase()) ? new InvalidInput([{ path, code: "PASSWORD_TOO_COMMON" }]) : null;
}
