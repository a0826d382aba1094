import { DEFAULT_TIME_ZONE } from "../../../contract/dates";
import { readPageConfig } from "../readPageConfig";

let timeZone: string | undefined;

/**
 * The host's time zone: a day, a week and a shown time are the same for everybody on this host, on the server and in
 * each browser.
 */
export function getTimeZone(): string {
  return (timeZone ??= knownOr(readPageConfig().timeZone));
}

/** For where no page says it: the server that draws pages, and tests. A name that nobody knows leaves the default. */
export function setTimeZone(name: string | undefined): void {
  timeZone = knownOr(name);
}

function knownOr(name: string | undefined): string {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name ?? DEFAULT_TIME_ZONE }).resolvedOptions().timeZone;
  } catch {
    return DEFAULT_TIME_ZONE;
  }
}
