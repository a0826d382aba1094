import { fromBuffer, type Entry, type ZipFile } from "yauzl";

/** More than any document has; a list of a million empty files ends here. */
const MOST_ENTRIES = 5_000;

/**
 * The most that one part may unpack to: 20,000 characters need a tenth of it, whatever their styles, and reading it
 * takes a fraction of a second. In bytes.
 */
export const MOST_PART_BYTES = 4 * 1024 * 1024;

/**
 * The bytes of one part of a zip archive, such as `word/document.xml`. Null when the bytes are no archive, the part is
 * not in it, is encrypted, or cannot be
 * unpacked; `tooLarge` when it unpacks to more than {@link MOST_PART_BYTES}, whatever the archive claims: it is counted
 * while it comes.
 */
export async function readPart(archive: Buffer, name: string): Promise<Buffer | "tooLarge" | null> {
  const zip = await open(archive);
  if (!zip) return null;
  try {
    const entry = await findEntry(zip, name);
    if (!entry?.canDecodeFileData() || entry.isEncrypted()) return null;
    return entry.uncompressedSize > MOST_PART_BYTES ? "tooLarge" : await unpack(zip, entry);
  } finally {
    zip.close();
  }
}

function open(archive: Buffer): Promise<ZipFile | null> {
  return new Promise((resolve) => {
    fromBuffer(archive, { lazyEntries: true, validateEntrySizes: true }, (error, zip) => resolve(error ? null : zip));
  });
}

function findEntry(zip: ZipFile, name: string): Promise<Entry | null> {
  return new Promise((resolve) => {
    let seen = 0;
    zip.on("error", () => resolve(null));
    zip.on("end", () => resolve(null));
    zip.on("entry", (entry: Entry) => {
      seen += 1;
      if (entry.fileName === name) resolve(entry);
      else if (seen >= MOST_ENTRIES) resolve(null);
      else zip.readEntry();
    });
    zip.readEntry();
  });
}

function unpack(zip: ZipFile, entry: Entry): Promise<Buffer | "tooLarge" | null> {
  return new Promise((resolve) => {
    zip.openReadStream(entry, (failure, stream) => {
      if (failure) return resolve(null);
      const chunks: Buffer[] = [];
      let bytes = 0;
      stream.on("error", () => resolve(null));
      stream.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes <= MOST_PART_BYTES) return void chunks.push(chunk);
        resolve("tooLarge");
        stream.destroy();
      });
      stream.on("end", () => resolve(Buffer.concat(chunks)));
    });
  });
}
