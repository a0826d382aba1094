import type { IncomingMessage } from "node:http";
import busboy from "busboy";
import { limits } from "../../contract/limits";
import { PREFLIGHT_HEADER } from "../../contract/wire";
import { readGraphqlBody, type GraphqlBody } from "./readGraphqlBody";
import { isRecord } from "./readPersistedId";
import { RequestFailure } from "./RequestFailure";
import type { UploadedFile } from "./UploadedFile";

const MAX_FILES = 1;

/**
 * A request in the form of the GraphQL multipart request specification: `operations`, then `map`, then the files it names, in this
 * order. Files are read whole into memory, which their limit allows.
 * @throws RequestFailure for anything else; nothing is left behind.
 */
export async function readMultipart(request: IncomingMessage): Promise<GraphqlBody> {
  if (request.headers[PREFLIGHT_HEADER] === undefined) {
    throw new RequestFailure(400, "BAD_REQUEST", `Multipart requests carry the header ${PREFLIGHT_HEADER}.`);
  }
  const { operations, map, files } = await readParts(request);
  for (const [name, paths] of map) {
    const file = files.get(name);
    if (!file) throw new RequestFailure(400, "BAD_REQUEST", `The file "${name}" of the map was not sent.`);
    for (const path of paths) place(operations, path, file);
  }
  return readGraphqlBody(operations);
}

type Parts = {
  readonly operations: Record<string, unknown>;
  readonly map: ReadonlyMap<string, readonly string[]>;
  readonly files: ReadonlyMap<string, UploadedFile>;
};

function readParts(request: IncomingMessage): Promise<Parts> {
  return new Promise((resolve, reject) => {
    let operations: Record<string, unknown> | null = null;
    let map: ReadonlyMap<string, readonly string[]> | null = null;
    const files = new Map<string, UploadedFile>();
    const fail = (failure: RequestFailure) => {
      request.unpipe();
      reject(failure);
    };
    const bad = (detail: string) => fail(new RequestFailure(400, "BAD_REQUEST", detail));
    const parser = makeParser(request);
    if (!parser) return bad("The body is not multipart/form-data with a boundary.");
    parser.on("field", (name, value, info) => {
      if (info.valueTruncated) return fail(new RequestFailure(413, "PAYLOAD_TOO_LARGE", `The field "${name}" is too long.`));
      if (name === "operations" && operations === null) {
        const parsed = parseJson(value);
        if (!isRecord(parsed)) return bad("operations is a JSON object.");
        operations = parsed;
      } else if (name === "map" && operations !== null && map === null) {
        map = readMap(parseJson(value));
        if (map === null) bad("map is a JSON object of lists of paths.");
      } else bad("The fields are operations, then map, then the files of the map, each once.");
    });
    parser.on("file", (name, stream, info) => {
      stream.on("error", () => {});
      if (map === null || !map.has(name) || files.has(name)) {
        stream.resume();
        return bad("Files come after operations and map, and the map names each once.");
      }
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("limit", () => fail(new RequestFailure(413, "PAYLOAD_TOO_LARGE", `A file has at most ${limits.avatarBytes} bytes.`)));
      stream.on("end", () => files.set(name, { name: info.filename ?? "", mimeType: info.mimeType, bytes: Buffer.concat(chunks) }));
    });
    parser.on("filesLimit", () => fail(new RequestFailure(413, "PAYLOAD_TOO_LARGE", `At most ${MAX_FILES} file a request.`)));
    parser.on("error", () => bad("The body is not multipart/form-data."));
    parser.on("close", () => {
      if (operations === null || map === null) return bad("The fields operations and map are missing.");
      resolve({ operations, map, files });
    });
    request.on("aborted", () => bad("The request ended early."));
    request.pipe(parser);
  });
}

function makeParser(request: IncomingMessage) {
  try {
    return busboy({
      headers: request.headers,
      limits: { fieldSize: limits.jsonBodyBytes, fields: 2, files: MAX_FILES, fileSize: limits.avatarBytes, parts: MAX_FILES + 2 },
    });
  } catch {
    return null;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function readMap(value: unknown): ReadonlyMap<string, readonly string[]> | null {
  if (!isRecord(value)) return null;
  const entries: [string, readonly string[]][] = [];
  for (const [name, paths] of Object.entries(value)) {
    if (!Array.isArray(paths) || paths.length === 0 || paths.length > 10 || !paths.every((path) => typeof path === "string")) return null;
    entries.push([name, paths]);
  }
  return entries.length > 0 && entries.length <= MAX_FILES ? new Map(entries) : null;
}

/** Puts a file where the request holds null, by own properties only. */
function place(operations: Record<string, unknown>, path: string, file: UploadedFile): void {
  const keys = path.split(".");
  const last = keys.pop() ?? "";
  let holder: unknown = operations;
  for (const key of keys) holder = isHolder(holder) && Object.hasOwn(holder, key) ? holder[key] : undefined;
  if (keys[0] !== "variables" || !isHolder(holder) || !Object.hasOwn(holder, last) || holder[last] !== null) {
    throw new RequestFailure(400, "BAD_REQUEST", `The path "${path}" of the map leads to no null in variables.`);
  }
  holder[last] = file;
}

function isHolder(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Buffer.isBuffer(value);
}
