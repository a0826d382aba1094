import { Transform, type TransformCallback } from "node:stream";

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
