import type { IEnvironment } from "relay-runtime";
import { noteSaved, unsavedReadings } from "./courseSteps";
import { passReading } from "./passReading";

let sending: Promise<void> | undefined;

/** Sends what was read and done and is not known to be with the server. What does not arrive is sent the next time. */
export function sendReadings(environment: IEnvironment): Promise<void> {
  sending ??= sendAll(environment).finally(() => {
    sending = undefined;
  });
  return sending;
}

async function sendAll(environment: IEnvironment): Promise<void> {
  for (const id of unsavedReadings()) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- One by one: where the first finds no server, the others would not
      // either.
      await passReading(environment, id);
    } catch {
      return;
    }
    noteSaved(id);
  }
}
