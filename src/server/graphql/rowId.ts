import { Buffer } from "node:buffer";
import { encodeGlobalID } from "@pothos/plugin-relay";

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

/**
 * Whether a text can be the key of a row. Anything else must not reach Postgres, which would call it a failure of ours.
 */
export function isUuid(text: string): boolean {
  return uuid.test(text);
}

/** The global id of the row `id` of a type. */
export function toGlobalId(typename: string, id: string): string {
  return encodeGlobalID(typename, id);
}

/** The row id in a global id; null when it names another type or is none at all. */
export function fromGlobalId(typename: string, globalId: string): string | null {
  const text = Buffer.from(globalId, "base64").toString();
  const id = text.slice(typename.length + 1);
  return text === `${typename}:${id}` && isUuid(id) ? id : null;
}
