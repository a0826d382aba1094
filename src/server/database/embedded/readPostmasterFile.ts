import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { errorCode } from "./errorCode";

/** What Postgres says about itself in postmaster.pid. It may be long dead. */
export type PostmasterFile = { readonly pid: number; readonly socketDirectory: string; readonly ready: boolean };

/**
 * Gives the content of a cluster's postmaster.pid, or null without one. A file that is just being written has no socket
 * directory yet.
 */
export async function readPostmasterFile(clusterDirectory: string): Promise<PostmasterFile | null> {
  try {
    const lines = (await readFile(join(clusterDirectory, "postmaster.pid"), "utf8")).split("\n");
    // The line numbers are fixed by miscadmin.h (LOCK_FILE_LINE_*): 1 pid, 5 socket directory, 8 status.
    return { pid: Number(lines[0]), socketDirectory: lines[4] ?? "", ready: lines[7]?.trim() === "ready" };
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  }
}
