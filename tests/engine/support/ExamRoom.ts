import { decideExam, type ExamCommand, type ExamDecision } from "../../../src/engine/exams/decideExam";
import {
  type ExamEvent,
  type ExamAttempt,
  type ExamState,
  attemptKeystrokes,
  foldExam,
  startExam,
} from "../../../src/engine/exams/ExamState";
import { findExamNorm } from "../../../src/engine/exams/examNorms";
import { copiedText } from "../../../src/engine/exams/gradeExam";
import { encodeLog } from "../../../src/engine/log/logCodec";

/** An ordinary time on a server's clock. */
const T0 = 1_790_000_000_000;

type Keys = { readonly seat?: number; readonly batch?: number; readonly ago?: number };

/**
 * An exam for a story: a clock, commands, and the exam in one line after each. The candidate is ann, her page `one`.
 */
export class ExamRoom {
  readonly events: ExamEvent[] = [];
  now = T0;
  state: ExamState;

  constructor({ norm = "cbt", texts = ["be it so", "so be it", "it is so"] } = {}) {
    const settings = { candidateId: "ann", norm: findExamNorm(norm)!, hasDyslexia: false, texts };
    const created = { at: T0, kind: "created", settings } as const;
    this.events.push(created);
    this.state = startExam(created);
  }

  decide(command: ExamCommand): ExamDecision {
    const decision = decideExam(this.state, command, this.now);
    if (!("events" in decision)) return decision;
    this.events.push(...decision.events);
    this.state = decision.events.reduce(foldExam, this.state);
    return decision;
  }

  /** Decides a command; returns the exam in one line, or the refusal, which must have changed nothing. */
  do(command: ExamCommand): string {
    const before = this.state;
    const decision = this.decide(command);
    if (!("refused" in decision)) return this.line();
    expect(this.state).toBe(before);
    return ["refused", ...Object.values(decision)].join(" ");
  }

  wait(ms: number): this {
    this.now += ms;
    return this;
  }

  begin(device = "one", attempt = this.state.attempts.length + 1): string {
    return this.do({ kind: "begin", by: "ann", device, attempt });
  }

  /** Begins, and waits until the clock starts. */
  run(): this {
    this.begin();
    return this.wait(3_000);
  }

  resume(device = "one"): string {
    return this.do({ kind: "resume", by: "ann", device });
  }

  leave(device = "one"): string {
    return this.do({ kind: "leave", by: "ann", device });
  }

  /** The next batch: these keys, all typed `ago` ms before now. */
  type(keys: string, { seat = this.attempt.seat, batch = this.attempt.batch + 1, ago = 0 }: Keys = {}): string {
    const time = this.now - this.attempt.startsAt - ago;
    const keystrokes = encodeLog([...keys].map((text) => ({ time, kind: "insert", text })));
    return this.do({ kind: "type", by: "ann", attempt: this.state.attempts.length, seat, batch, keystrokes });
  }

  handIn({ attempt = this.state.attempts.length, seat = this.attempt.seat, batch = this.attempt.batch } = {}): string {
    return this.do({ kind: "handIn", by: "ann", attempt, seat, batch });
  }

  finish(): string {
    return this.do({ kind: "finish", by: "ann" });
  }

  tick(): string {
    return this.do({ kind: "tick" });
  }

  get attempt(): ExamAttempt {
    return this.state.attempts.at(-1)!;
  }

  /** Phase, then each attempt: the page and seat that type (`~` away) or why it ended, and what was typed. */
  line(): string {
    const attempts = this.state.attempts.map((attempt) => {
      const { device, seat, awaySince, endedBy } = attempt;
      const text = copiedText(this.state.settings.norm, attemptKeystrokes(attempt)).replaceAll(" ", "_");
      return [endedBy ?? `${device}${seat}${awaySince === null ? "" : "~"}`, text].filter(Boolean).join(" ");
    });
    return [this.state.phase, ...attempts].join(" | ");
  }
}
