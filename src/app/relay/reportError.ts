import type { RequestError } from "./RequestError";

/**
 * Writes one failure to the console: operation, code and trace id. Never variables or tokens: they hold what people
 * typed.
 */
export function reportError(error: RequestError): void {
  const trace = error.traceId === undefined ? "" : ` (trace ${error.traceId})`;
  console.error(`GraphQL ${error.message}${trace}`);
}
