/** Numbers of an exam (SPEC section 9, and the rules of {@link decideExam}). Times in ms. */
export const examLimits = {
  /** From the start to the first moment that counts: the text is there, the fingers find their places. */
  leadMs: 3_000,
  /** How far a candidate's clock may run ahead of the server's before the keys are called impossible. */
  clockLeadMs: 250,
  /** How long after the time keys may still arrive that were typed in time without a network. */
  collectMs: 600_000,
  /** Keystrokes in one batch: a minute without a network, at over 15 keys a second, fits in one. */
  batchKeystrokes: 1_000,
} as const;
