import { type Writable, Transform, type TransformCallback } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";

type Options = {
  readonly nonce: string;
  readonly signal: AbortSignal;
  /** Called for parts that fail after the document has started. */
  readonly onError: (error: unknown) => void;
  /** When it resolves, what is ready is sent, and the rest follows. */
  readonly patience: Promise<void>;
};

/** Renders a document to a stream. Resolves when its first part is written; rejects, without writing, if that fails. */
export function drawDocument(
  document: ReactNode,
  destination: Writable,
  { nonce, signal, onError, patience }: Options,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let state: "drawing" | "shell" | "sent" | "failed" = "drawing";
    let isLate = false;
    const send = (): void => {
      if (state !== "shell") return;
      state = "sent";
      stream.pipe(destination);
      resolve();
    };
    const stream = renderToPipeableStream(document, {
      nonce,
      // Suspended parts are replaced by what is ready when the document is sent.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onShellReady: () => {
        if (state === "drawing") state = "shell";
        if (isLate) send();
      },
      onAllReady: send,
      onError: (error) => {
        if (state === "sent") return onError(error);
        if (state === "failed") return;
        state = "failed";
        reject(error);
        stream.abort();
      },
    });
    void patience.then(() => {
      isLate = true;
      send();
    });
    signal.addEventListener("abort", () => stream.abort(signal.reason), { once: true });
  });
}

const END = "</body></html>";

/**
 * React's output, with the output of `between` after each of React's writes, where no tag can be split. The end of the
 * document is held back until everything is written.
 */
export class PageStream extends Transform {
  readonly #between: () => string;
  #written: Buffer[] = [];
  #isEnded = false;

  constructor(between: () => string) {
    super();
    this.#between = between;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#written.push(chunk);
    done();
  }

  override _flush(done: TransformCallback): void {
    this.flush();
    if (this.#isEnded) this.push(END);
    done();
  }

  /** React calls it at the end of each of its writes. */
  flush(): void {
    const text = Buffer.concat(this.#written).toString();
    this.#written = [];
    const isEnd = text.endsWith(END);
    this.#isEnded ||= isEnd;
    const whole = (isEnd ? text.slice(0, -END.length) : text) + this.#between();
    if (whole !== "") this.push(whole);
  }
}
