/** What somebody asks of an exam. `by` is always the signed-in user, `device` the id that their page drew. */
export type ExamCommand =
  /** Begins attempt number `attempt` (from 1), which must be the next. */
  | { readonly kind: "begin"; readonly by: string; readonly device: string; readonly attempt: number }
  /** Takes the running attempt on in this page: after a reload, or on another device. */
  | { readonly kind: "resume"; readonly by: string; readonly device: string }
  /** The page is gone, or its connection. */
  | { readonly kind: "leave"; readonly by: string; readonly device: string }
  | {
      readonly kind: "type";
      readonly by: string;
      readonly attempt: number;
      readonly seat: number;
      readonly batch: number;
      readonly keystrokes: string;
    }
  /** All keys have been sent, in so many batches: ends the attempt, before its time or when it is over. */
  | {
      readonly kind: "handIn";
      readonly by: string;
      readonly attempt: number;
      readonly seat: number;
      readonly batch: number;
    }
  /** The candidate is content with the attempts made. */
  | { readonly kind: "finish"; readonly by: string }
  /** Time passed: ends what is due. */
  | { readonly kind: "tick" };

/** Why an exam refuses. */
export type ExamRefusal =
  | "NOT_THE_CANDIDATE"
  | "ATTEMPT_RUNNING"
  | "NOT_THE_NEXT_ATTEMPT"
  | "NO_ATTEMPT_LEFT"
  | "NO_ATTEMPT_RUNNING"
  | "NO_ATTEMPT_MADE"
  | "ATTEMPT_OVER"
  | "OTHER_DEVICE"
  | "MALFORMED_LOG"
  | "LOG_FULL"
  | "IMPOSSIBLE_TIMING";

export type ExamGap = { readonly refused: "SEQUENCE_GAP"; readonly expected: number };
