import { decodeLog } from "../../../engine/log/logCodec";
import type { Keystroke } from "../../../engine/log/Keystroke";
import { measureRun } from "../../../engine/metrics/measureRun";
import type { RunMetrics } from "../../../engine/metrics/RunMetrics";
import type { TypingRules } from "../../../engine/typing/Typing";

type KeptResult = {
  /** As the schema's `TypingRules` says it. */
  readonly rules: string;
  readonly prompt: string;
  readonly log: string;
  readonly durationMs: number;
};

/** A kept run replayed: its keystrokes, its rules and its figures; null when its log cannot be read. */
export function measureResult({ rules: kept, prompt, log, durationMs }: KeptResult): {
  readonly rules: TypingRules;
  readonly keystrokes: readonly Keystroke[];
  readonly metrics: RunMetrics;
} | null {
  const decoded = decodeLog(log);
  if (!decoded.ok) return null;
  const rules = kept === "STOP_ON_ERROR" ? "stopOnError" : "free";
  const { keystrokes } = decoded;
  return { rules, keystrokes, metrics: measureRun({ rules, text: prompt, keystrokes, durationMs }) };
}
