import { inflateSync } from "node:zlib";

/** How many pages a PDF has, also where its objects are compressed. */
export function countPages(pdf: Buffer): number {
  const text = pdf.toString("latin1");
  return [text, ...inflateObjects(text)].flatMap((part) => part.match(/\/Type\s*\/Page\b/gu) ?? []).length;
}

function inflateObjects(text: string): readonly string[] {
  const streams = text.matchAll(/\/Type\s*\/ObjStm\b[^]*?stream\r?\n([^]*?)endstream/gu);
  return [...streams].map(([, data = ""]) => inflateSync(Buffer.from(data, "latin1")).toString("latin1"));
}
