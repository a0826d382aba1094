import { createReadStream, createWriteStream } from "node:fs";
import { createGunzip, type Gunzip, createGzip } from "node:zlib";
import { errorCode } from "../embedded/embeddedErrors";
import { StartError } from "../databaseErrors";
import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, rename, rm } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

/** Version of the file format. */
const BACKUP_FORMAT = 1;

/** The first part of a backup. */
type BackupHead = ContentHead & { readonly typeloopBackup: number; readonly madeAt: string };

/** The checksums of each table, in the last part of a backup. A file without that part is incomplete. */
type TableSum = { readonly rows: number; readonly sha256: string };
export type BackupEnd = { readonly tables: Readonly<Record<string, TableSum>> };

const HEAD_PART = "head";
const END_PART = "end";

type Piece = { readonly part: string; readonly bytes: Buffer };

/**
 * A longer head, or a piece with more bytes, is damage. A piece may contain one whole row, and no row is this large.
 */
const HEAD_BYTES = 300;
const MOST_BYTES = 512 * 1024 * 1024;

/** Reads the pieces of a backup file one by one. */
class BackupPieces {
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

  /**
   * The next piece, without consuming it; null at the end of the file.
   * @throws DamagedBackup.
   */
  async peek(): Promise<Piece | null> {
    this.#next ??= await this.#read();
    return this.#next;
  }

  /**
   * Consumes the next piece.
   * @throws DamagedBackup also when there is none.
   */
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

  /** Reads at least this many more bytes. False at the end of the file. */
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

/** A table to copy, by its name with its schema (`public.users`), and its columns. */
export type CopiedTable = { readonly name: string; readonly columns: readonly string[] };

/** The current value of a sequence; a sequence that was never used has none. */
export type CopiedSequence = { readonly name: string; readonly value: string };

/** Facts about a database that come before its rows. */
export type ContentHead = {
  /** The migrations that were applied, as the database records them (Migration.when). */
  readonly migrations: readonly number[];
  /** The name of the last one, for display. */
  readonly schema: string;
  /** Ordered so that rows come after the rows they reference. */
  readonly tables: readonly CopiedTable[];
  readonly sequences: readonly CopiedSequence[];
};

/**
 * The content of a database at one moment. The rows of each table, in COPY's text format, can be read once and in the
 * order of the head.
 */
export type Content = { readonly head: ContentHead; rowsOf(table: CopiedTable): AsyncIterable<Buffer> };

/** The number of rows in each table. */
export type RowCounts = ReadonlyMap<string, number>;

/** A file that is not a backup, or not a complete one. */
class DamagedBackup extends StartError {
  constructor(file: string, what: string) {
    super(`${file} cannot be restored: ${what}. Nothing was changed.`);
  }
}

/**
 * Reads a backup completely.
 * @throws DamagedBackup when it is not what was written.
 * @throws StartError when there is no such file.
 */
export async function checkBackup(file: string): Promise<void> {
  const read = await openBackup(file);
  try {
    for (const table of read.head.tables) for await (const bytes of read.rowsOf(table)) void bytes;
    await read.checkEnd();
  } finally {
    read.close();
  }
}

/** An open backup: its content, which can be read once, and a check of whether it was complete and unchanged. */
type OpenBackup = Content & {
  readonly head: BackupHead;
  /**
   * Reads the end, after all rows.
   * @throws DamagedBackup when a row is missing or was changed.
   */
  checkEnd(): Promise<BackupEnd>;
  close(): void;
};

/**
 * Opens a file written by writeBackup.
 * @throws StartError when it is not one.
 */
export async function openBackup(file: string): Promise<OpenBackup> {
  const pieces = new BackupPieces(file);
  const sums = new Map<string, string>();

  async function* rowsOf({ name }: CopiedTable): AsyncGenerator<Buffer> {
    const hash = createHash("sha256");
    while ((await pieces.peek())?.part === name) {
      const { bytes } = await pieces.take();
      hash.update(bytes);
      yield bytes;
    }
    sums.set(name, hash.digest("hex"));
  }

  const readJson = async <Value>(part: string): Promise<Value> => {
    const piece = await pieces.take();
    if (piece.part !== part) throw pieces.damaged();
    try {
      return JSON.parse(piece.bytes.toString("utf8"));
    } catch {
      throw pieces.damaged();
    }
  };

  try {
    const head = await readJson<BackupHead>(HEAD_PART);
    if (head.typeloopBackup !== BACKUP_FORMAT)
      throw pieces.damaged("it was made by a newer release of Typeloop than this one");
    return {
      head,
      rowsOf,
      checkEnd: async () => {
        const end = await readJson<BackupEnd>(END_PART);
        const isWhole = head.tables.every(({ name }) => end.tables[name]?.sha256 === sums.get(name));
        if (!isWhole || (await pieces.peek()) !== null)
          throw pieces.damaged("its rows are not those that were written");
        return end;
      },
      close: () => pieces.close(),
    };
  } catch (error) {
    pieces.close();
    throw error;
  }
}

/**
 * Approximate number of bytes in a piece: small enough to hold in memory, and large enough that the heads do not
 * matter.
 */
const PIECE_BYTES = 256 * 1024;

/**
 * Writes a content to one file: a gzip of pieces, each with a line that has the name of its part and the number of
 * bytes that follow. The first part is the head, then come the rows of each table in COPY's text format, then the end,
 * with each table's number of rows and SHA-256. The file is created under its name only when it is complete and on the
 * disk, and then replaces an existing one.
 */
export async function writeBackup(file: string, content: Content, madeAt: Date): Promise<BackupEnd> {
  const draft = `${file}.${randomUUID()}.part`;
  const sums = new Map<string, TableSum>();
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await pipeline(
      Readable.from(piecesOf(content, madeAt, sums), { objectMode: false }),
      createGzip(),
      createWriteStream(draft, { mode: 0o600, flags: "wx" }),
    );
    await sync(draft);
    await rename(draft, file);
    await sync(path.dirname(file));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return { tables: Object.fromEntries(sums) };
}

async function* piecesOf(content: Content, madeAt: Date, sums: Map<string, TableSum>): AsyncGenerator<Buffer> {
  const head: BackupHead = { typeloopBackup: BACKUP_FORMAT, madeAt: madeAt.toISOString(), ...content.head };
  yield printPiece(HEAD_PART, Buffer.from(JSON.stringify(head)));
  for (const table of content.head.tables) {
    const hash = createHash("sha256");
    let rows = 0;
    for await (const bytes of inPieces(content.rowsOf(table))) {
      hash.update(bytes);
      rows += countLines(bytes);
      yield printPiece(table.name, bytes);
    }
    sums.set(table.name, { rows, sha256: hash.digest("hex") });
  }
  const end: BackupEnd = { tables: Object.fromEntries(sums) };
  yield printPiece(END_PART, Buffer.from(JSON.stringify(end)));
}

function printPiece(part: CopiedTable["name"], bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${part} ${bytes.length}\n`), bytes]);
}

async function* inPieces(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    held.push(chunk);
    size += chunk.length;
    if (size < PIECE_BYTES) continue;
    yield Buffer.concat(held);
    held = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(held);
}

/** In COPY's text format each row is a line; a line break inside a value is written as `\n`. */
function countLines(bytes: Buffer): number {
  let lines = 0;
  for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) lines += 1;
  return lines;
}

async function sync(file: string): Promise<void> {
  const handle = await open(file, "r");
  await handle.sync().finally(() => handle.close());
}
