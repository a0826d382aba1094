import type { LiveEvent, LiveReportAnswer, LiveQuestion, LiveWord } from "./LiveEvent";

/** What a process does with what it hears. `from` is the process that it comes from. */
export type LiveEars = {
  event(event: LiveEvent, from: string): void;
  word(word: LiveWord, from: string): void;
  answer(question: LiveQuestion): LiveReportAnswer;
};

/**
 * Carries what happens live among the processes: what all must know to all of them, its own included, and what somebody
 * types only to those that show it. What one process says
 * arrives in its order. Nothing is kept.
 */
export type LiveLog = {
  /** This process. */
  readonly here: string;
  append(event: LiveEvent): void;
  tell(process: string, word: LiveWord): void;
  /** @throws GraphQLError TIMED_OUT when no answer comes: the same may be asked again. */
  ask(process: string, question: LiveQuestion): Promise<LiveReportAnswer>;
  /** Hears everything from now on. The returned function ends it, and this process is then gone for the others. */
  open(ears: LiveEars): () => void;
};

/** A process that is alone: it hears its own events, and there is nobody to tell or to ask. */
export class MemoryLiveLog implements LiveLog {
  readonly here = "here";
  #ears: LiveEars | null = null;

  append(event: LiveEvent): void {
    this.#ears?.event(event, this.here);
  }

  tell(): void {}

  ask(): Promise<never> {
    return Promise.reject(new Error("There is no other process."));
  }

  open(ears: LiveEars): () => void {
    this.#ears = ears;
    return () => {
      this.#ears = null;
    };
  }
}
