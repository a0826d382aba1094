import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import busboy, { type FileInfo } from "busboy";
import { readFileMap, type Place } from "./readFileMap";
import { isRecord } from "./readPersistedId";
import { RequestFailure } from "./RequestFailure";
import { TryAgain } from "./TryAgain";
import type { UploadedFile } from "./UploadedFile";
import { uploadLimits } from "./uploadLimits";
import type { UploadShare } from "./UploadMemory";

/**
 * Takes a multipart request apart while it arrives. Each part is checked as it comes, against the order and the limits;
 * the first that is wrong ends the reading.
 * Files are kept in memory, within their limits, and nowhere else.
 */
export class MultipartReader {
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
      else if (!this.#share.take(chunk.length)) stop(new TryAgain());
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
