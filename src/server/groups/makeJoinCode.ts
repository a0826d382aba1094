import { randomInt } from "node:crypto";
import { JOIN_CODE_LENGTH } from "../../contract/joinCode";
import { RACE_CODE_ALPHABET } from "../../contract/raceCode";

/** A random code to join a group by. Two alike are as good as impossible; the unique index refuses them. */
export function makeJoinCode(): string {
  return Array.from({ length: JOIN_CODE_LENGTH }, () =>
    RACE_CODE_ALPHABET.charAt(randomInt(RACE_CODE_ALPHABET.length)),
  ).join("");
}
