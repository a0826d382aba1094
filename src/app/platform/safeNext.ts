/**
 * Where to go after signing in: the `next` of the address if it is a path of ours, else the front page. Refuses other
 * origins.
 */
export function safeNext(search: string): string {
  const next = new URLSearchParams(search).get("next");
  return next !== null && /^\/(?![/\\])/u.test(next) ? next : "/";
}
