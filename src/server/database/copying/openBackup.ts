import { createHash } from "node:crypto";
import { BACKUP_FORMAT, END_PART, HEAD_PART, type BackupEnd, type BackupHead } from "./BackupManifest";
import { BackupPieces } from "./BackupPieces";
import type { Content, CopiedTable } from "./Content";

/** A backup that is read: its content once, and whether that was all of it and as it was written. */
export type OpenBackup = Content & {
  readonly head: BackupHead;
  /** Reads the end, after all rows. @throws DamagedBackup when a row is missing or was changed. */
  checkEnd(): Promise<BackupEnd>;
  close(): void;
};

/** Opens a file that writeBackup wrote. @throws StartError when it is none. */
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
