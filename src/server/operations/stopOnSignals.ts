import type { FastifyBaseLogger } from "fastify";
import { describeFailure } from "../describeFailure";

/** Longer than this nobody waits for the end, in ms. */
const HARD_LIMIT_MS = 10_000;

/** A terminal sends its signal to every process, and `npm start` sends it on: two so close together are one. */
const ONE_SIGNAL_MS = 400;

/** Ends the process in good order when it is asked to; at once when that takes too long, or when it is asked again. */
export function stopOnSignals(log: FastifyBaseLogger, stop: () => Promise<void>): void {
  let since: number | null = null;
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const now = performance.now();
    if (since !== null) {
      if (now - since > ONE_SIGNAL_MS) leave(1, "not stopped in good order: asked twice");
      return;
    }
    since = now;
    log.info({ signal }, "stopping");
    setTimeout(() => leave(1, `not stopped in good order within ${HARD_LIMIT_MS} ms`), HARD_LIMIT_MS).unref();
    try {
      await stop();
      leave(0, "stopped");
    } catch (error) {
      log.error(describeFailure(error), "not stopped in good order");
      process.exit(1);
    }
  };
  const leave = (code: number, words: string): never => {
    log[code === 0 ? "info" : "error"](words);
    process.exit(code);
  };
  process.on("SIGINT", (signal) => void end(signal));
  process.on("SIGTERM", (signal) => void end(signal));
}
