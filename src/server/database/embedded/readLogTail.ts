import { open } from "node:fs/promises";

const mostBytes = 8_192;

/** Gives the last lines of a log file that were written after byte `from`, at most 8 KiB of them. */
export async function readLogTail(file: string, from: number): Promise<string> {
  const log = await open(file, "r");
  try {
    const { size } = await log.stat();
    const start = Math.max(Math.min(from, size), size - mostBytes);
    const { buffer, bytesRead } = await log.read(Buffer.alloc(size - start), 0, size - start, start);
    return buffer.subarray(0, bytesRead).toString("utf8").trim();
  } finally {
    await log.close();
  }
}
