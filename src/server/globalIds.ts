import { Buffer } from "node:buffer";

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

/** Whether a text can be a row id. Anything else must not reach Postgres, where it would cause an internal error. */
export function isUuid(text: string): boolean {
  return uuid.test(text);
}

/** The global id of a type's row `id`, as Pothos makes it for nodes. */
export function toGlobalId(typename: string, id: string): string {
  return Buffer.from(`${typename}:${id}`).toString("base64");
}

/** The row id in a global id; null when it is of another type or malformed. */
export function fromGlobalId(typename: string, globalId: string): string | null {
  const text = Buffer.from(globalId, "base64").toString();
  const id = text.slice(typename.length + 1);
  return text === `${typename}:${id}` && isUuid(id) ? id : null;
}
