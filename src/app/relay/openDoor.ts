import type { Variables } from "relay-runtime";
import type { Door } from "./Door";
import { findFiles } from "./findFiles";
import { postJson } from "./postJson";
import { unreached } from "./unreached";

/**
 * The door for a request with these variables: JSON, or multipart where a file is among them. The code of the latter
 * comes when it is first needed.
 */
export async function openDoor(operationName: string, variables: Variables): Promise<Door> {
  const files = findFiles(variables);
  if (files.length === 0) return postJson;
  const { postFiles } = await import("./postFiles").catch((cause: unknown) => {
    throw unreached(operationName, undefined, cause);
  });
  return postFiles(files);
}
