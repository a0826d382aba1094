import type { RacerIdentity } from "../../engine/race/RaceState";
import { isNickname } from "../users/nicknames";

/**
 * The same people, told apart where the server gave several of them one nickname: "Witty Meerkat 2" for the second.
 * Names that people chose stay as they are.
 * @param present who is in the race already, and keeps their name.
 */
export function distinctNicknames(
  racers: readonly RacerIdentity[],
  present: readonly { readonly name: string }[] = [],
): readonly RacerIdentity[] {
  const taken = new Set(present.map(({ name }) => name));
  return racers.map((racer) => {
    const name = isNickname(racer.name) ? freeName(racer.name, taken) : racer.name;
    taken.add(name);
    return { ...racer, name };
  });
}

function freeName(nickname: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? nickname : `${nickname} ${number}`;
    if (!taken.has(name)) return name;
  }
}
