import { createRandom } from "../../../src/engine/random";
import { RUN_CHARACTERS, type Method } from "./Method";

/** Ordinary text: from somewhere in the prose on. */
export function proseMethod(prose: string): Method {
  return {
    next: (_, seed) => {
      const from = Math.floor(createRandom(seed)() * (prose.length - 2 * RUN_CHARACTERS));
      return prose.slice(prose.indexOf(" ", from) + 1);
    },
    learn: null,
  };
}
