import type { Database } from "../../database/Database";
import type { OperationAnswer } from "../OperationRunner";
import { RequestFailure } from "../RequestFailure";
import { TryAgain } from "../TryAgain";
import { AnswerSeal } from "./AnswerSeal";
import { KeptAnswers, type Kept } from "./KeptAnswers";

/** A request by the key it carries, by whom (their Authorization, or a word for nobody) and by what it asks for. */
export type KeyedRequest = { readonly key: string; readonly who: string; readonly body: string };

type Running = { readonly bodyMark: string; readonly answer: Promise<OperationAnswer> };

/** Visible ASCII. A UUID has 36; shorter keys could be guessed. */
const keyForm = /^[!-~]{16,200}$/u;

/** Well below the time after which others take over. */
const RENEW_MS = 1_500;

/**
 * Answers that are given again, byte for byte, to whoever sends the same request with the same key within 24 hours:
 * after an answer that was lost on its way, after a
 * restart of the server, and at another process on the same database. One gap is left: if the process dies between the
 * mutation and the keeping of its answer,
 * a repeat runs it again.
 */
export class IdempotentAnswers {
  readonly #kept: KeptAnswers;
  readonly #running = new Map<string, Running>();
  readonly #onError: (error: unknown) => void;
  readonly #renewal: NodeJS.Timeout;

  constructor(database: Database, onError: (error: unknown) => void) {
    this.#kept = new KeptAnswers(database);
    this.#onError = onError;
    this.#renewal = setInterval(() => void this.#renew(), RENEW_MS).unref();
  }

  /**
   * The answer to a request: kept, awaited from another that is running now, or made by `run`. An answer that failed,
   * or that did not come to run, is not kept.
   * @throws RequestFailure 400 for a malformed key, 422 for one that was used with another body, 503 while another
   *   process works on it.
   */
  async once(request: KeyedRequest, run: () => Promise<OperationAnswer>): Promise<OperationAnswer> {
    const seal = sealOf(request);
    const bodyMark = seal.mark(request.body);
    const running = this.#running.get(seal.id);
    if (running) return sameBody(running, bodyMark).answer;
    const answer = this.#claimAndRun(seal, bodyMark, run);
    this.#running.set(seal.id, { bodyMark, answer });
    try {
      return await answer;
    } finally {
      this.#running.delete(seal.id);
    }
  }

  /** The answer that was kept for a request, or null. @throws as `once` does. */
  async find(request: KeyedRequest): Promise<OperationAnswer | null> {
    const seal = sealOf(request);
    const bodyMark = seal.mark(request.body);
    const running = this.#running.get(seal.id);
    if (running) return sameBody(running, bodyMark).answer;
    const kept = await this.#kept.find(seal.id);
    return kept && openKept(seal, sameBody(kept, bodyMark));
  }

  /** Waits for the answers under way to be kept. Take no requests any more before. */
  async close(): Promise<void> {
    clearInterval(this.#renewal);
    await Promise.allSettled([...this.#running.values()].map(({ answer }) => answer));
  }

  async #claimAndRun(
    seal: AnswerSeal,
    bodyMark: string,
    run: () => Promise<OperationAnswer>,
  ): Promise<OperationAnswer> {
    if (await this.#kept.claim(seal.id, bodyMark)) return this.#runAndKeep(seal, run);
    const kept = await this.#kept.find(seal.id);
    // Whoever held it has just let go of it.
    if (!kept) throw new TryAgain();
    return openKept(seal, sameBody(kept, bodyMark));
  }

  async #runAndKeep(seal: AnswerSeal, run: () => Promise<OperationAnswer>): Promise<OperationAnswer> {
    const answer = await run().catch(async (error: unknown) => {
      await this.#quietly(this.#kept.release(seal.id));
      throw error;
    });
    const isWorthKeeping = answer.ran && !answer.failed;
    await this.#quietly(
      isWorthKeeping ? this.#kept.keep(seal.id, seal.close(answer.json)) : this.#kept.release(seal.id),
    );
    return answer;
  }

  /** The mutation is done whatever becomes of its answer. */
  async #quietly(work: Promise<void>): Promise<void> {
    await work.catch(this.#onError);
  }

  async #renew(): Promise<void> {
    if (this.#running.size > 0) await this.#quietly(this.#kept.renew([...this.#running.keys()]));
  }
}

function sealOf({ key, who }: KeyedRequest): AnswerSeal {
  if (!keyForm.test(key))
    throw new RequestFailure(
      400,
      "BAD_REQUEST",
      "An idempotency key has 16 to 200 visible ASCII characters, such as a UUID.",
    );
  return new AnswerSeal(key, who);
}

function sameBody<Known extends { readonly bodyMark: string }>(known: Known, bodyMark: string): Known {
  if (known.bodyMark === bodyMark) return known;
  throw new RequestFailure(422, "IDEMPOTENCY_KEY_REUSED");
}

function openKept(seal: AnswerSeal, { answer }: Kept): OperationAnswer {
  if (!answer) throw new TryAgain();
  return { json: seal.open(answer), ran: true, failed: false };
}
