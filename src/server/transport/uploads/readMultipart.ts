import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import busboy, { type FileInfo } from "busboy";
import { isRecord, readGraphqlBody, type GraphqlBody } from "../Documents";
import { RequestFailure, ServiceUnavailableError } from "../../RequestFailure";
import { limits } from "../../../contract/limits";
import { PREFLIGHT_HEADER } from "../../../contract/protocol";
import type { UploadedFile } from "../../files/UploadedFile";

/**
 * Parses a multipart request while it arrives. Each part is checked against the order and the limits as it comes, and
 * the first invalid one stops it. Files are kept in memory, within their limits, and nowhere else.
 */
class MultipartReader {
  readonly #request: IncomingMessage;
  readonly #share: UploadShare;
  #operations: Record<string, unknown> | null = null;
  #places: ReadonlyMap<string, readonly Place[]> | null = null;
  readonly #files = new Map<string, UploadedFile>();
  readonly #fileNames = new Set<string>();
  #bytes = 0;
  #isOver = false;

  constructor(request: IncomingMessage, share: UploadShare) {
    this.#request = request;
    this.#share = share;
  }

  /**
   * The value of `operations` with its files inserted. Call it once.
   * @throws RequestFailure 400 or 413, and 503 when other uploads use all memory; nothing is kept, and the rest of the
   * body is not read.
   */
  async read(): Promise<Record<string, unknown>> {
    try {
      await this.#readParts();
      return this.#assemble();
    } finally {
      this.#files.clear();
    }
  }

  #readParts(): Promise<void> {
    return new Promise((resolve, reject) => {
      const request = this.#request;
      const parser = makeParser(request);
      const stop = (failure: unknown) => {
        if (this.#isOver) return;
        this.#isOver = true;
        request.off("data", write).off("end", finish).off("close", checkEnd);
        // Not immediately: the parser may be in the middle of a part and continue to use its stream.
        setImmediate(() => parser.removeAllListeners().on("error", ignore).destroy());
        reject(failure);
      };
      const attempt = (step: () => void) => {
        if (this.#isOver) return;
        try {
          step();
        } catch (failure) {
          stop(failure instanceof RequestFailure ? failure : bad("The body is no whole multipart/form-data."));
        }
      };
      // Written by hand instead of piped, because an exception in the parser must end the request and not the process.
      const write = (chunk: Buffer) => attempt(() => parser.write(chunk));
      const finish = () => attempt(() => parser.end());
      const checkEnd = () => request.complete || stop(bad("The request ended early."));
      parser.on("field", (name, value, { valueTruncated }) =>
        attempt(() => this.#takeField(name, value, valueTruncated)),
      );
      parser.on("file", (name, stream, info) => {
        // The stream ends with an error when the body does.
        stream.on("error", ignore).resume();
        attempt(() => this.#takeFile(name, stream, info, stop));
      });
      for (const event of ["filesLimit", "fieldsLimit", "partsLimit"] as const)
        parser.on(event, () => stop(tooLarge("The request has too many parts.")));
      parser.on("error", () => stop(bad("The body is no whole multipart/form-data.")));
      parser.on("close", resolve);
      request.on("data", write).on("end", finish).on("close", checkEnd);
    });
  }

  #takeField(name: string, value: string, isTruncated: boolean): void {
    if (isTruncated) throw tooLarge(`The field "${name}" has at most ${uploadLimits.fieldBytes} bytes.`);
    if (name === "operations" && !this.#operations) this.#operations = readOperations(value);
    else if (name === "map" && this.#operations && !this.#places)
      this.#places = readFileMap(parseJson(value), this.#operations);
    else throw bad("The parts are operations, then map, then the files that map names, each once.");
  }

  #takeFile(name: string, stream: Readable, { filename, mimeType }: FileInfo, stop: (failure: unknown) => void): void {
    if (!this.#places?.has(name) || this.#fileNames.has(name))
      throw bad("Files come after operations and map, and map names each once.");
    if (filename?.includes("\0")) throw bad("A file's name holds a character that no name has.");
    this.#fileNames.add(name);
    const chunks: Buffer[] = [];
    stream.on("data", (chunk: Buffer) => {
      if (this.#isOver) return;
      chunks.push(chunk);
      this.#bytes += chunk.length;
      if (this.#bytes > uploadLimits.totalBytes)
        stop(tooLarge(`The files have at most ${uploadLimits.totalBytes} bytes together.`));
      else if (!this.#share.take(chunk.length)) stop(new ServiceUnavailableError());
    });
    stream.on("limit", () => stop(tooLarge(`A file has at most ${uploadLimits.fileBytes} bytes.`)));
    stream.on("end", () =>
      this.#files.set(name, {
        name: filename?.slice(0, uploadLimits.nameLength) ?? "",
        mimeType: mimeType.slice(0, uploadLimits.nameLength),
        bytes: Buffer.concat(chunks),
      }),
    );
  }

  #assemble(): Record<string, unknown> {
    if (!this.#operations || !this.#places) throw bad("The fields operations and map are missing.");
    for (const [name, places] of this.#places) {
      const file = this.#files.get(name);
      if (!file) throw bad(`The file "${name}" of map was not sent.`);
      for (const place of places) place(file);
    }
    return this.#operations;
  }
}

const ignore = () => {};

function makeParser(request: IncomingMessage) {
  const { files, fileBytes, fieldBytes } = uploadLimits;
  try {
    // One more of each than allowed, so that an extra one is reported and not dropped. A file's limit is reported when
    // it is reached.
    return busboy({
      headers: request.headers,
      limits: {
        fieldSize: fieldBytes,
        fieldNameSize: 100,
        fields: 3,
        files: files + 1,
        fileSize: fileBytes + 1,
        parts: files + 3,
        headerPairs: 20,
      },
    });
  } catch {
    throw bad("The body is no multipart/form-data with a boundary.");
  }
}

function readOperations(value: string): Record<string, unknown> {
  const operations = parseJson(value);
  if (isRecord(operations)) return operations;
  throw bad(
    Array.isArray(operations) ? "One operation a request: operations is no list." : "operations is a JSON object.",
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function bad(detail: string): RequestFailure {
  return new RequestFailure(400, "BAD_UPLOAD", detail);
}

function tooLarge(detail: string): RequestFailure {
  return new RequestFailure(413, "PAYLOAD_TOO_LARGE", detail);
}

/** Inserts a file where the request has null for it. */
type Place = (file: UploadedFile) => void;

const forbidden: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

/**
 * The `map` of a multipart request: the places of each part's file, by the part's name. All paths are checked against
 * `operations` before any file is read.
 * @throws RequestFailure 400 when it is not a map, or a path does not lead to a null in variables; 413 when it has too
 * many.
 */
function readFileMap(map: unknown, operations: Record<string, unknown>): ReadonlyMap<string, readonly Place[]> {
  if (!isRecord(map)) throw bad("map is a JSON object of lists of paths.");
  const entries = Object.entries(map);
  if (entries.length === 0) throw bad("map names no file.");
  if (entries.length > uploadLimits.files)
    throw new RequestFailure(413, "PAYLOAD_TOO_LARGE", `A request has at most ${uploadLimits.files} files.`);
  const taken = new Set<string>();
  return new Map(
    entries.map(([name, paths]) => [name, readPaths(paths).map((path) => findPlace(operations, path, taken))]),
  );
}

function readPaths(paths: unknown): readonly string[] {
  if (!Array.isArray(paths) || paths.length === 0) throw bad("map is a JSON object of lists of paths.");
  return paths.map((path: unknown) => {
    if (typeof path === "string") return path;
    throw bad("map is a JSON object of lists of paths.");
  });
}

function findPlace(operations: Record<string, unknown>, path: string, taken: Set<string>): Place {
  if (path.length > uploadLimits.pathLength)
    throw bad(`A path of map has at most ${uploadLimits.pathLength} characters.`);
  if (taken.has(path)) throw bad(`map names the path "${path}" twice.`);
  taken.add(path);
  if (taken.size > uploadLimits.paths)
    throw new RequestFailure(413, "PAYLOAD_TOO_LARGE", `map has at most ${uploadLimits.paths} paths.`);
  const keys = path.split(".");
  const last = keys.pop() ?? "";
  let holder: unknown = operations;
  for (const key of keys) holder = ownValue(holder, key);
  if (keys[0] !== "variables" || !isHolder(holder) || ownValue(holder, last) !== null)
    throw bad(`The path "${path}" of map leads to no null in variables.`);
  const place = holder;
  return (file) => {
    place[last] = file;
  };
}

/** Own properties only, and none that gives access to prototypes. */
function ownValue(holder: unknown, key: string): unknown {
  return isHolder(holder) && !forbidden.has(key) && Object.hasOwn(holder, key) ? holder[key] : undefined;
}

function isHolder(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** Limits for a request with files. Sizes in bytes; `paths` is the number of places for all files together. */
export const uploadLimits = {
  files: 10,
  paths: 20,
  /** Characters of a path, and of a file's name, which is cut. */
  pathLength: 200,
  nameLength: 255,
  /** The largest file is one of runs to import; each field has its own limit below that. */
  fileBytes: limits.importBytes,
  totalBytes: 10 * 1024 * 1024,
  /** For all requests of the process together. */
  memoryBytes: 100 * 1024 * 1024,
  /** For `operations` and for `map`. */
  fieldBytes: limits.jsonBodyBytes,
} as const;

/** In addition to the files: both fields, and the lines between the parts. */
const MOST_BYTES = uploadLimits.totalBytes + 2 * uploadLimits.fieldBytes + 16 * 1024;

/**
 * Reads a request by the GraphQL multipart request specification: `operations`, then `map`, then the files, in this
 * order.
 * @param share to be closed when the files are no longer needed.
 * @throws RequestFailure 400, 413 or 503 for anything else; nothing is kept.
 */
export async function readMultipart(request: IncomingMessage, share: UploadShare): Promise<GraphqlBody> {
  if (request.headers[PREFLIGHT_HEADER] === undefined) {
    throw new RequestFailure(400, "BAD_UPLOAD", `Requests with files carry the header ${PREFLIGHT_HEADER}.`);
  }
  if (Number(request.headers["content-length"] ?? 0) > MOST_BYTES) {
    throw new RequestFailure(
      413,
      "PAYLOAD_TOO_LARGE",
      `The files have at most ${uploadLimits.totalBytes} bytes together.`,
    );
  }
  return readGraphqlBody(await new MultipartReader(request, share).read());
}

/** The memory that one request has taken. */
type UploadShare = {
  /** False if there is not that much left; then none is taken. */
  take(bytes: number): boolean;
  /** Releases all of it. */
  close(): void;
};

/**
 * The memory for the files of all requests together, while they are read and processed. Too many uploads at once have
 * to wait.
 */
export class UploadMemory {
  readonly #most: number;
  #taken = 0;

  /** @param most bytes. */
  constructor(most: number) {
    this.#most = most;
  }

  /** Opens the share of one request. */
  open(): UploadShare {
    let share = 0;
    return {
      take: (bytes) => {
        if (this.#taken + bytes > this.#most) return false;
        this.#taken += bytes;
        share += bytes;
        return true;
      },
      close: () => {
        this.#taken -= share;
        share = 0;
      },
    };
  }
}
