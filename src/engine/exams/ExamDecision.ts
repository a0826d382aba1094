import type { ExamGap, ExamRefusal } from "./ExamCommand";
import type { ExamEvent } from "./ExamEvent";

/** The events that follow from a command (none when it changes nothing), or why it is refused. */
export type ExamDecision = { readonly events: readonly ExamEvent[] } | { readonly refused: ExamRefusal } | ExamGap;
