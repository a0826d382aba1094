/** A GraphQL request over HTTP as one string, for a {@link file://./RawConnection.ts}. `body` is ASCII. */
export function rawPost(host: string, token: string, body: string): string {
  return [
    "POST /graphql HTTP/1.1",
    `Host: ${host}`,
    "Content-Type: application/json",
    "Accept: application/graphql-response+json, application/json",
    `Authorization: Bearer ${token}`,
    `Content-Length: ${body.length}`,
    "",
    body,
  ].join("\r\n");
}
