import { randomHex } from "./randomHex";

/** A random UUID (version 4). */
export function randomUuid(): string {
  return randomHex(16).replace(/^(.{8})(.{4}).(.{3}).(.{3})/u, "$1-$2-4$3-a$4-");
}
