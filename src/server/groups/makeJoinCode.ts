import { randomInt } from "node:crypto";
import { JOIN_CODE_LENGTH, CODE_ALPHABET } from "../../contract/codes";

/** A random code to join a group by. Two alike are as good as impossible; the unique index refuses them. */
export function makeJoinCode(): string {
  return Array.from({ length: JOIN_CODE_LENGTH }, () => CODE_ALPHABET.charAt(randomInt(CODE_ALPHABET.length))).join("");
}
