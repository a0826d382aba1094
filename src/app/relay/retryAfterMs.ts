/**
 * What a Retry-After header asks for, in ms from now: seconds, or a date. 0 when it says nothing, or nothing that can
 * be read.
 */
export function retryAfterMs(header: string | null): number {
  const ms = Number(header) * 1000 || Date.parse(header ?? "") - Date.now();
  return ms > 0 ? ms : 0;
}
