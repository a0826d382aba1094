import { openBackup } from "./openBackup";

/**
 * Reads a backup from its first byte to its last. @throws DamagedBackup when that is not what was written. @throws
 * StartError when there is no such file.
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
