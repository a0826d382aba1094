import fc from "fast-check";
import { decodeText } from "../../../src/server/files/UploadedFile";

const names = "Zoë\nIJsbrand\nFrançois\nJürgen";

test("UTF-8, with its mark and without", () => {
  expect(decodeText(Buffer.from(names))).toBe(names);
  expect(decodeText(Buffer.from(`\ufeff${names}`))).toBe(names);
});

test("UTF-16 with its mark, in both orders", () => {
  const little = Buffer.from(`\ufeff${names}`, "utf16le");
  expect(decodeText(little)).toBe(names);
  expect(decodeText(Buffer.from(little).swap16())).toBe(names);
});

test("Windows-1252, as spreadsheets save it", () => {
  expect(decodeText(Buffer.from(names, "latin1"))).toBe(names);
  expect(decodeText(Buffer.from([0x93, 0x68, 0xe9, 0x94, 0x20, 0x80]))).toBe("“hé” €");
});

test("letters that could be others are refused, not guessed", () => {
  // "Łódź" in ISO 8859-2, and "привет" in Windows-1251.
  expect(decodeText(Buffer.from([0xa3, 0xf3, 0x64, 0xbc]))).toEqual({ refused: "WRONG_ENCODING" });
  expect(decodeText(Buffer.from([0xef, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2]))).toEqual({ refused: "WRONG_ENCODING" });
  // UTF-16 that was cut in the middle of a letter.
  expect(decodeText(Buffer.from(`\ufeff${names}`, "utf16le").subarray(0, -1))).toEqual({ refused: "WRONG_ENCODING" });
});

test("a picture is no text, whatever its name", () => {
  expect(decodeText(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d]))).toEqual({
    refused: "NOT_A_TEXT_FILE",
  });
  expect(decodeText(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46, 0x49, 0x46, 0]))).toEqual({
    refused: "NOT_A_TEXT_FILE",
  });
});

test("whatever the bytes: a text without replacement signs that were not there, or a refusal", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      const read = decodeText(Buffer.from(bytes));
      if (typeof read === "string")
        expect(read.includes("\ufffd") && !Buffer.from(bytes).includes(Buffer.from("\ufffd"))).toBe(false);
      else expect(["NOT_A_TEXT_FILE", "WRONG_ENCODING"]).toContain(read.refused);
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const read = decodeText(Buffer.from(text.replace(/\p{Cc}/gu, "")));
      if (typeof read === "string")
        expect(read.replace(/^\ufeff/u, "")).toBe(text.replace(/\p{Cc}/gu, "").replace(/^\ufeff/u, ""));
    }),
  );
});
