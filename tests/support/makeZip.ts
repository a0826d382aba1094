import { crc32, deflateRawSync } from "node:zlib";

type Part = {
  readonly name: string;
  readonly bytes: Buffer;
  /** What the archive says that it unpacks to, when it lies. */ readonly claimedSize?: number;
};

/** A zip archive of a few parts, made by hand so that it can lie as well. */
export function makeZip(parts: readonly Part[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes, claimedSize = bytes.length } of parts) {
    const data = deflateRawSync(bytes);
    const about = Buffer.alloc(26);
    about.writeUInt16LE(20, 0); // Version that is needed.
    about.writeUInt16LE(0x0800, 2); // Names are UTF-8.
    about.writeUInt16LE(8, 4); // Deflated.
    about.writeUInt32LE(crc32(bytes), 10);
    about.writeUInt32LE(data.length, 14);
    about.writeUInt32LE(claimedSize, 18);
    about.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from("PK\u0003\u0004"), about, Buffer.from(name), data]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.concat([Buffer.from("PK\u0001\u0002"), Buffer.from([20, 0]), about, rest, Buffer.from(name)]),
    );
    locals.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, listed, Buffer.from("PK\u0005\u0006"), end]);
}

/** A Word document with this inside its body, as XML. */
export function makeDocx(body: string): Buffer {
  const namespaces =
    'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" ' +
    'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"';
  const head = `<?xml version="1.0" encoding="UTF-8"?>`;
  const document = `${head}<w:document ${namespaces}><w:body>${body}</w:body></w:document>`;
  const types = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`;
  return makeZip([
    { name: "[Content_Types].xml", bytes: Buffer.from(types) },
    { name: "word/document.xml", bytes: Buffer.from(document) },
  ]);
}
