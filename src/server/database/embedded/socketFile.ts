import { join } from "node:path";

/** The port is only part of a file name here: no port is opened. */
export const socketPort = 5432;

/** Gives the path of the socket that Postgres creates in `directory`. */
export const socketFile = (directory: string): string => join(directory, `.s.PGSQL.${socketPort}`);
