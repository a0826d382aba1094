/** Numbers of a race (SPEC section 9). Times in ms. */
export const raceLimits = {
  /** Seats of an open race: 2 to 10. */
  openSeats: 10,
  privateSeats: 40,
  /** Racers without whom an open race does not start. */
  openMinimum: 2,
  /** Teams of a race of teams. */
  fewestTeams: 2,
  mostTeams: 6,
  /**
   * How long the lobby of a group's race stays open while it is empty: a coach may create it before the class arrives.
   */
  emptyLobbyMs: 3_600_000,
  /** From the host's start to the first key: at least 5 s, and a little for the way to the browser. */
  countdownMs: 5_500,
  /** How long a seat waits for its racer after the connection dropped. */
  seatMs: 60_000,
  /** How far a racer's clock may run ahead of the server's before the keys are called impossible. */
  clockLeadMs: 250,
  /** Keystrokes in one batch: 60 s offline at over 15 keys a second fit in one. */
  batchKeystrokes: 1_000,
  /**
   * A race ends when the slowest could have typed at 10 words a minute (1.2 s a character), and not before 3 minutes.
   */
  slowestMsPerCharacter: 1_200,
  shortestLimitMs: 180_000,
  /** How long a race that is over stays in memory after the last event. */
  keptMs: 1_800_000,
} as const;
