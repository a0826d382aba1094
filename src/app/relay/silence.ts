/** After so many ms in which nothing was heard of a server, at whichever door, it counts as out of reach. */
export const SILENCE_MS = 30_000;
