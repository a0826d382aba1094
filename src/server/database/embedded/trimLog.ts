import { appendFile, stat, truncate } from "node:fs/promises";
import { readLogTail } from "./readLogTail";

const mostBytes = 1 << 20;

/**
 * Keeps a log file below 1 MiB: beyond that, all but its end is dropped. The file stays the same one, because Postgres
 * holds it
 * open (for appending, so it goes on at the new end); a line written in the same instant may be lost. A missing file is
 * left missing.
 */
export async function trimLog(file: string): Promise<void> {
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  if (size <= mostBytes) return;
  const tail = await readLogTail(file, 0);
  await truncate(file);
  await appendFile(file, `${tail}\n`);
}
