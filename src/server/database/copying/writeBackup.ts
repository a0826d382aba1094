import { createHash, randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { BACKUP_FORMAT, END_PART, HEAD_PART, type BackupEnd, type BackupHead, type TableSum } from "./BackupManifest";
import type { Content, CopiedTable } from "./Content";

/** Bytes in a piece, about: few enough to hold in memory, and so many that their heads do not count. */
const PIECE_BYTES = 256 * 1024;

/**
 * Writes a content into one file: a gzip of pieces, each a line with the name of its part and how many bytes follow.
 * The first part is the head, then come the rows of each table in
 * COPY's text format, then the end, with each table's rows and SHA-256. The file appears when it is whole and on the
 * disk; one of the same name is replaced then.
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
  yield piece(HEAD_PART, Buffer.from(JSON.stringify(head)));
  for (const table of content.head.tables) {
    const hash = createHash("sha256");
    let rows = 0;
    for await (const bytes of inPieces(content.rowsOf(table))) {
      hash.update(bytes);
      rows += countLines(bytes);
      yield piece(table.name, bytes);
    }
    sums.set(table.name, { rows, sha256: hash.digest("hex") });
  }
  const end: BackupEnd = { tables: Object.fromEntries(sums) };
  yield piece(END_PART, Buffer.from(JSON.stringify(end)));
}

function piece(part: CopiedTable["name"], bytes: Buffer): Buffer {
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

/** In COPY's text format a row is a line: a line's end inside of a value is written as `\n`. */
function countLines(bytes: Buffer): number {
  let lines = 0;
  for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) lines += 1;
  return lines;
}

async function sync(file: string): Promise<void> {
  const handle = await open(file, "r");
  await handle.sync().finally(() => handle.close());
}
