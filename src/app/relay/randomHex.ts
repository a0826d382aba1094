/**
 * Random bytes in hexadecimal. Works without HTTPS, where `crypto.randomUUID` is missing: a school's server is often
 * reached by its bare address.
 */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
}
