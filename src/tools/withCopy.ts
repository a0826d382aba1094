import { cp, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

/**
 * Lets work be done on a copy of some of the project's files and folders, so that the project itself stays as it is.
 * The packages are there too.
 * @param root the project's folder.
 */
export async function withCopy<Value>(
  root: string,
  parts: readonly string[],
  work: (folder: string) => Promise<Value>,
): Promise<Value> {
  const folder = await mkdtemp(path.join(tmpdir(), "typeloop-check-"));
  try {
    await symlink(path.resolve("node_modules"), path.join(folder, "node_modules"), "junction");
    await Promise.all(parts.map((part) => cp(path.join(root, part), path.join(folder, part), { recursive: true })));
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
