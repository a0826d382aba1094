/**
 * What decides the places of those who finished: time; wrong keys, then time; improvement on one's own median of seven
 * days; or, for
 * teams, the average speed of their members (everybody's own place is by time then).
 */
export const raceModes = ["SPEED", "ACCURACY", "HANDICAP", "TEAMS"] as const;

export type RaceMode = (typeof raceModes)[number];
