import type { ClientConfig } from "pg";
import { describeAddress } from "./describeAddress";
import { errorCode } from "./embedded/errorCode";
import { StartError } from "./StartError";

/**
 * What Postgres's codes mean to who starts the server. https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const meanings: Readonly<Record<string, string>> = {
  "28P01": "which refuses the user name or the password",
  "28000": "which lets this user in from nowhere, or not from here (pg_hba.conf)",
  "3D000": "where there is no database of that name: create it first",
  "42501": "where this user may not create tables: make it the owner of the database",
  "53100": "whose disk is full",
  "53300": "which has no connection left for us",
  "57P03": "which is still starting, or stopping",
  ENOTFOUND: "and there is no computer of that name",
  EAI_AGAIN: "and there is no computer of that name, or no name server",
  ECONNREFUSED: "where nothing listens",
  EHOSTUNREACH: "where no way leads",
  ENETUNREACH: "where no way leads",
};

/**
 * Says in a sentence why a Postgres cannot be used, when the reason is one that whoever starts the server can mend;
 * else the error is given back as it is.
 * @param variable what the address was given by, such as `DATABASE_URL`; `null` for the database that we start
 *   ourselves.
 */
export function explainConnecting(error: unknown, config: ClientConfig, variable: string | null): unknown {
  const code = errorCode(error);
  const words = error instanceof Error ? error.message : String(error);
  const isSilent = /timeout expired|connection timeout|ETIMEDOUT/u.test(words);
  const meaning = isSilent ? "where nothing answers" : code !== null && meanings[code];
  if (!meaning) return error;
  return new StartError(
    `${variable ?? "The database"} leads to ${describeAddress(config)}, ${meaning} (${isSilent ? "no answer in time" : words || code}).`,
  );
}
