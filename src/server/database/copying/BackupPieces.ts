import { createReadStream } from "node:fs";
import { createGunzip, type Gunzip } from "node:zlib";
import { errorCode } from "../embedded/errorCode";
import { StartError } from "../StartError";
import { DamagedBackup } from "./DamagedBackup";

export type Piece = { readonly part: string; readonly bytes: Buffer };

/**
 * A longer line than this is no head of a piece, nor are more bytes a piece that we wrote (one row comes whole, and a
 * row is less).
 */
const HEAD_BYTES = 300;
const MOST_BYTES = 512 * 1024 * 1024;

/** The pieces of a backup's file, one by one. */
export class BackupPieces {
  readonly #file: string;
  readonly #source: Gunzip;
  readonly #chunks: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);
  #next: Piece | null = null;

  constructor(file: string) {
    this.#file = file;
    const disk = createReadStream(file);
    this.#source = createGunzip({ chunkSize: 128 * 1024 });
    disk.on("error", (error) => this.#source.destroy(error));
    this.#chunks = disk.pipe(this.#source)[Symbol.asyncIterator]();
  }

  /** The next piece, which stays the next one; null at the end of the file. @throws DamagedBackup. */
  async peek(): Promise<Piece | null> {
    this.#next ??= await this.#read();
    return this.#next;
  }

  /** The next piece. @throws DamagedBackup also when there is none. */
  async take(): Promise<Piece> {
    const piece = await this.peek();
    if (!piece) throw this.damaged("it ends too early");
    this.#next = null;
    return piece;
  }

  close(): void {
    this.#source.destroy();
  }

  damaged(what = "it is no backup of Typeloop, or damaged"): DamagedBackup {
    return new DamagedBackup(this.#file, what);
  }

  async #read(): Promise<Piece | null> {
    let end = this.#rest.indexOf(10);
    while (end === -1) {
      if (this.#rest.length > HEAD_BYTES) throw this.damaged();
      if (!(await this.#more(1))) {
        if (this.#rest.length === 0) return null;
        throw this.damaged("it ends too early");
      }
      end = this.#rest.indexOf(10);
    }
    const head = /^(\S+) (\d{1,10})$/u.exec(this.#rest.toString("utf8", 0, Math.min(end, HEAD_BYTES)));
    const [, part, size] = head ?? [];
    if (part === undefined || Number(size) > MOST_BYTES) throw this.damaged();
    const until = end + 1 + Number(size);
    if (this.#rest.length < until && !(await this.#more(until - this.#rest.length)))
      throw this.damaged("it ends too early");
    const bytes = this.#rest.subarray(end + 1, until);
    this.#rest = this.#rest.subarray(until);
    return { part, bytes };
  }

  /** Reads on by some bytes or more. False when there are not so many. */
  async #more(wanted: number): Promise<boolean> {
    const chunks = [this.#rest];
    let size = 0;
    while (size < wanted) {
      const { done, value } = await this.#chunks.next().catch((error: unknown) => {
        throw this.#explain(error);
      });
      if (done === true) break;
      chunks.push(value);
      size += value.length;
    }
    this.#rest = Buffer.concat(chunks);
    return size >= wanted;
  }

  #explain(error: unknown): unknown {
    const code = errorCode(error) ?? "";
    if (code === "ENOENT") return new StartError(`There is no file ${this.#file}.`);
    if (code === "Z_BUF_ERROR") return this.damaged("it ends too early");
    if (code.startsWith("Z_")) return this.damaged();
    return error;
  }
}
