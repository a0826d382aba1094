import fc from "fast-check";
import { readTextFile } from "../../../../src/server/texts/upload/readTexts";
import { makeDocx, makeZip } from "../../../support/makeZip";

const paragraph = (...runs: string[]) => `<w:p>${runs.map((run) => `<w:r>${run}</w:r>`).join("")}</w:p>`;
const t = (text: string) => `<w:t xml:space="preserve">${text}</w:t>`;

test("a plain text", async () => {
  expect(await readTextFile(Buffer.from("De kat zit op de mat.\r\n"))).toEqual({
    kind: "text",
    text: "De kat zit op de mat.\r\n",
  });
});

test("a Word document: a line for each paragraph, tabs and breaks kept, marks spelt as they are", async () => {
  const docx = makeDocx(
    paragraph(t("Eerste "), t("alinea &amp; meer")) +
      paragraph(t("Tweede"), "<w:tab/>", t("met tab"), "<w:br/>", t("en regel")),
  );
  expect(await readTextFile(docx)).toEqual({ kind: "docx", text: "Eerste alinea & meer\nTweede\tmet tab\nen regel\n" });
});

test("what was deleted, field codes and what older programs read instead are not in it", async () => {
  const deleted = "<w:del><w:r><w:delText>weg</w:delText></w:r></w:del>";
  const field = "<w:instrText>PAGE</w:instrText>";
  const both =
    `<mc:AlternateContent><mc:Choice ` +
    `Requires="wps">${paragraph(t("kader"))}</mc:Choice>` +
    `<mc:Fallback>${paragraph(t("kader"))}</mc:Fallback></mc:AlternateContent>`;
  const docx = makeDocx(`<w:p>${deleted}<w:r>${t("blijft")}${field}</w:r></w:p><w:p><w:r>${both}</w:r></w:p>`);
  expect(await readTextFile(docx)).toEqual({ kind: "docx", text: "blijft\nkader\n\n" });
});

test("a zip bomb ends before it fills the memory, also when it lies about its size", async () => {
  const bytes = Buffer.alloc(16 * 1024 * 1024, 0x20);
  for (const claimedSize of [bytes.length, 1_000]) {
    const before = process.memoryUsage().arrayBuffers;
    const read = await readTextFile(makeZip([{ name: "word/document.xml", bytes, claimedSize }]));
    expect(["PAYLOAD_TOO_LARGE", "NOT_A_TEXT_FILE"]).toContain("refused" in read ? read.refused : read.kind);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(40 * 1024 * 1024);
  }
});

test("what is no text: an empty file, another archive, a picture, a broken document, entities", async () => {
  const refusal = async (bytes: Buffer) => {
    const read = await readTextFile(bytes);
    return "refused" in read ? read.refused : read;
  };
  expect(await refusal(Buffer.alloc(0))).toBe("TOO_SHORT");
  expect(await refusal(makeZip([{ name: "photo.png", bytes: Buffer.from("x") }]))).toBe("NOT_A_TEXT_FILE");
  expect(await refusal(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]))).toBe(
    "NOT_A_TEXT_FILE",
  );
  expect(await refusal(makeDocx(paragraph(t("heel"))).subarray(0, 300))).toBe("NOT_A_TEXT_FILE");
  expect(await refusal(makeZip([{ name: "word/document.xml", bytes: Buffer.from("<w:document") }]))).toBe(
    "NOT_A_TEXT_FILE",
  );
  const bomb =
    '<!DOCTYPE lolz [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><w:document ' +
    'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:t>&b;</w:t></w:document>';
  expect(await refusal(makeZip([{ name: "word/document.xml", bytes: Buffer.from(bomb) }]))).toBe("NOT_A_TEXT_FILE");
});

test("whatever the bytes, it answers: also documents with bytes changed", async () => {
  const docx = makeDocx(paragraph(t("Een zin om in te knoeien.")));
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(docx.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 }),
      async (changes) => {
        const bytes = Buffer.from(docx);
        for (const [at, byte] of changes) bytes[at] = byte;
        expect(await readTextFile(bytes)).toBeInstanceOf(Object);
      },
    ),
    { numRuns: 300 },
  );
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) =>
      expect(await readTextFile(Buffer.from(bytes))).toBeInstanceOf(Object),
    ),
  );
});
