import { limits } from "../../contract/limits";

const form = new RegExp(`^[a-z0-9_-]{${limits.username.min},${limits.username.max}}$`, "u");

/** A user name as it is kept, from how somebody writes it; null when nobody can bear it. */
export function normaliseUsername(text: string): string | null {
  const name = text.trim().toLowerCase();
  return form.test(name) ? name : null;
}
