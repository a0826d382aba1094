/** What one websocket, session and address may take. Whole schools sit behind one address. Times in ms. */
export const websocketLimits = {
  connectionsPerAddress: 5_000,
  /** Windows and tabs of one browser. */
  connectionsPerSession: 50,
  subscriptionsPerSocket: 50,
  /**
   * Of a subscription's id, which comes back with each of its values. Our pages name it by the operation and its
   * variables: two global ids are some 250 characters.
   */
  idLength: 500,
  /** Messages of a client within any ten seconds: it subscribes, completes and pings. */
  messages: 300,
  messagesMs: 10_000,
  /** Whoever connects says who they are within this time. */
  initMs: 5_000,
  /**
   * A socket that has this many bytes waiting gets no further values until it has caught up; one that stays so is
   * ended, and a browser that is still there comes back to a fresh one.
   */
  slowBytes: 256 * 1024,
  slowMs: 15_000,
} as const;
