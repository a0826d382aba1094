/**
 * A GraphQL request over HTTP as one string, for a {@link file://./RawConnection.ts}. `body` is ASCII.
 * @param token null for nobody.
 * @param headers more of them, as lines.
 */
export function rawPost(host: string, token: string | null, body: string, headers: readonly string[] = []): string {
  return [
    "POST /graphql HTTP/1.1",
    `Host: ${host}`,
    "Content-Type: application/json",
    "Accept: application/graphql-response+json, application/json",
    ...(token === null ? [] : [`Authorization: Bearer ${token}`]),
    ...headers,
    `Content-Length: ${body.length}`,
    "",
    body,
  ].join("\r\n");
}
