import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import busboy, { type FileInfo } from "busboy";
import { isRecord, readGraphqlBody, type GraphqlBody } from "../graphqlBody";
import { RequestFailure, ServiceUnavailableError } from "../failures";
import { limits } from "../../../contract/limits";
import { PREFLIGHT_HEADER } from "../../../contract/wire";
import type { UploadedFile } from "../../files/UploadedFile";

/**
 * Takes a multipart request apart while it arrives. Each part is checked as it comes, against the order and the limits;
 * the first that is wrong ends the reading.
 * Files are kept in memory, within their limits, and nowhere else.
 */
class MultipartReader {
  readonly #request: IncomingMessage;
  readonly #share: UploadShare;
  #operations: Record<string, unknown> | null = null;
  #places: ReadonlyMap<string, readonly Place[]> | null = null;
  readonly #files = new Map<string, UploadedFile>();
  readonly #begun = new Set<string>();
  #bytes = 0;
  #isOver = false;

  constructor(request: IncomingMessage, share: UploadShare) {
    this.#request = request;
    this.#share = share;
  }

  /**
   * The value of `operations` with the files in their places. Reads once.
   * @throws RequestFailure 400 or 413, and 503 when other uploads take all memory; nothing is kept, and what is left of
   *   the body is not read.
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
        // Not at once: it may be in the middle of a part, whose stream it goes on to use.
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
      // By hand instead of by a pipe: what the parser throws must end the request, not the process.
      const write = (chunk: Buffer) => attempt(() => parser.write(chunk));
      const finish = () => attempt(() => parser.end());
      const checkEnd = () => request.complete || stop(bad("The request ended early."));
      parser.on("field", (name, value, { valueTruncated }) =>
        attempt(() => this.#takeField(name, value, valueTruncated)),
      );
      parser.on("file", (name, stream, info) => {
        // It ends with an error when the body does.
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
    if (!this.#places?.has(name) || this.#begun.has(name))
      throw bad("Files come after operations and map, and map names each once.");
    if (filename?.includes("\0")) throw bad("A file's name holds a character that no name has.");
    this.#begun.add(name);
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
    // One more of each than there may be: the one too many is told, not dropped. A file's limit tells as soon as it is
    // reached.
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

/** Puts a file where the request holds null for it. */
type Place = (file: UploadedFile) => void;

const forbidden: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

/**
 * The `map` of a multipart request: for each part's name the places of its file. Every path is checked against
 * `operations` at once, before any file is read.
 * @throws RequestFailure 400 when it is no map or a path leads to no null in variables, 413 when it names too much.
 */
function readFileMap(map: unknown, operations: Record<string, unknown>): ReadonlyMap<string, readonly Place[]> {
  if (!isRecord(map)) throw readFileMapBad("map is a JSON object of lists of paths.");
  const entries = Object.entries(map);
  if (entries.length === 0) throw readFileMapBad("map names no file.");
  if (entries.length > uploadLimits.files)
    throw new RequestFailure(413, "PAYLOAD_TOO_LARGE", `A request has at most ${uploadLimits.files} files.`);
  const taken = new Set<string>();
  return new Map(
    entries.map(([name, paths]) => [name, readPaths(paths).map((path) => findPlace(operations, path, taken))]),
  );
}

function readPaths(paths: unknown): readonly string[] {
  if (!Array.isArray(paths) || paths.length === 0) throw readFileMapBad("map is a JSON object of lists of paths.");
  return paths.map((path: unknown) => {
    if (typeof path === "string") return path;
    throw readFileMapBad("map is a JSON object of lists of paths.");
  });
}

function findPlace(operations: Record<string, unknown>, path: string, taken: Set<string>): Place {
  if (path.length > uploadLimits.pathLength)
    throw readFileMapBad(`A path of map has at most ${uploadLimits.pathLength} characters.`);
  if (taken.has(path)) throw readFileMapBad(`map names the path "${path}" twice.`);
  taken.add(path);
  if (taken.size > uploadLimits.paths)
    throw new RequestFailure(413, "PAYLOAD_TOO_LARGE", `map has at most ${uploadLimits.paths} paths.`);
  const keys = path.split(".");
  const last = keys.pop() ?? "";
  let holder: unknown = operations;
  for (const key of keys) holder = ownValue(holder, key);
  if (keys[0] !== "variables" || !isHolder(holder) || ownValue(holder, last) !== null)
    throw readFileMapBad(`The path "${path}" of map leads to no null in variables.`);
  const place = holder;
  return (file) => {
    place[last] = file;
  };
}

/** By own properties alone, and none by which prototypes are reached. */
function ownValue(holder: unknown, key: string): unknown {
  return isHolder(holder) && !forbidden.has(key) && Object.hasOwn(holder, key) ? holder[key] : undefined;
}

function isHolder(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function readFileMapBad(detail: string): RequestFailure {
  return new RequestFailure(400, "BAD_UPLOAD", detail);
}

/**
 * What one request with files may hold. Sizes in bytes; `paths` are the places where files belong, of all files
 * together.
 */
export const uploadLimits = {
  files: 10,
  paths: 20,
  /** Characters of a path, and of a file's name: what is longer of the name is cut. */
  pathLength: 200,
  nameLength: 255,
  /** The largest that any field takes is a text of 5 MB (SPEC section 5); each field has its own limit below that. */
  fileBytes: limits.textFileBytes,
  totalBytes: 10 * 1024 * 1024,
  /** Of all requests of the process together. */
  memoryBytes: 100 * 1024 * 1024,
  /** Of `operations` and of `map`. */
  fieldBytes: limits.jsonBodyBytes,
} as const;

/** Beside the files: both fields, and the lines between the parts. */
const MOST_BYTES = uploadLimits.totalBytes + 2 * uploadLimits.fieldBytes + 16 * 1024;

/**
 * A request in the form of the GraphQL multipart request specification: `operations`, then `map`, then the files it
 * names, in this order.
 * @param share to be closed when the files are no longer needed.
 * @throws RequestFailure 400, 413 or 503 for anything else; nothing is left behind.
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

/** What one request has taken of it. */
type UploadShare = {
  /** False when there is not that much left; nothing is taken then. */
  take(bytes: number): boolean;
  /** Gives back all of it. */
  close(): void;
};

/**
 * The memory that files of all requests together may take while they are read and worked on: many uploads at once wait,
 * and the process goes on.
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
