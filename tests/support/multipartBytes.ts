const boundary = "----typeloop";

/** One part of a form; `file` is its name as it is written on the wire. */
export type Part = {
  readonly name?: string;
  readonly file?: string;
  readonly type?: string;
  readonly value: string | Buffer;
};

/** A form as it travels. `end: false` leaves out its last line. */
export function multipartBody(parts: readonly Part[], { end = true }: { readonly end?: boolean } = {}): Buffer {
  const chunks = parts.flatMap(({ name, file, type, value }) => {
    const disposition = [
      "form-data",
      ...(name === undefined ? [] : [`name="${name}"`]),
      ...(file === undefined ? [] : [`filename="${file}"`]),
    ].join("; ");
    const head =
      `--${boundary}\r\nContent-Disposition: ` +
      `${disposition}\r\n${type === undefined ? "" : `Content-Type: ${type}\r\n`}\r\n`;
    return [Buffer.from(head, "latin1"), Buffer.from(value), Buffer.from("\r\n")];
  });
  return Buffer.concat([...chunks, Buffer.from(end ? `--${boundary}--\r\n` : "")]);
}

/** A whole request with a form. `headers` replaces those of an ordinary one, by name; null leaves one out. */
export function multipartRequest(body: Buffer, headers: Readonly<Record<string, string | null>> = {}): Buffer {
  const all = {
    host: "typeloop.test",
    "x-typeloop-request": "1",
    "content-type": `multipart/form-data; boundary=${boundary}`,
    "content-length": String(body.length),
    ...headers,
  };
  const lines = Object.entries(all).flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`]));
  return Buffer.concat([Buffer.from(`POST /graphql HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`), body]);
}
