/** Limits of a race. Times in ms. */
export const raceLimits = {
  /** Seats of an open race: 2 to 10. */
  openSeats: 10,
  privateSeats: 40,
  /** Minimum number of racers for an open race to start. */
  openMinimum: 2,
  /** Number of teams in a team race. */
  fewestTeams: 2,
  mostTeams: 6,
  /** How long the empty lobby of a group's race stays open: a coach may create it before the class arrives. */
  emptyLobbyMs: 3_600_000,
  /** From the host's start to the first key: at least 5 s, plus the latency to the browser. */
  countdownMs: 5_500,
  /** How long a seat is kept after its racer lost the connection. */
  seatMs: 60_000,
  /** How far a racer's clock may be ahead of the server's before keystrokes are refused as impossible. */
  clockLeadMs: 250,
  /** Maximum keystrokes per batch: 60 s offline at over 15 keys a second fit in one. */
  batchKeystrokes: 1_000,
  /**
   * A race ends after the time needed at 10 words per minute (1.2 s per character), and at the earliest after 3
   * minutes.
   */
  slowestMsPerCharacter: 1_200,
  shortestLimitMs: 180_000,
  /** How long a finished race is kept in memory after its last event. */
  retentionMs: 1_800_000,
} as const;
