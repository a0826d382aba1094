import {
  type Keystroke,
  MAX_ENCODED_LOG_LENGTH,
  MAX_INSERT_LENGTH,
  MAX_LOG_BYTES,
  MAX_LOG_DURATION_MS,
  MAX_LOG_ENTRIES,
} from "../../../src/engine/log/Keystroke";
import { fromBase64Url, toBase64Url, decodeLog, encodeLog } from "../../../src/engine/log/logCodec";

const insert = (time: number, text: string): Keystroke => ({ time, kind: "insert", text });
const bytesOf = (keystrokes: readonly Keystroke[]) => [...fromBase64Url(encodeLog(keystrokes))!];
const read = (...bytes: number[]) => decodeLog(toBase64Url(Uint8Array.from(bytes)));
const fault = (name: string) => ({ ok: false, fault: name });
const many = (count: number) => read(1, ...Array.from({ length: count }, () => 0x02));

/** A log of this many bytes: entries of exactly 3 + 16, and single-byte ones for the rest. */
function long(bytes: number): readonly number[] {
  const whole = Math.floor((bytes - 1) / 19);
  const log = [
    1,
    ...Array.from({ length: whole }, () => [0x81, 0x01, 16, ...Array.from({ length: 16 }, () => 0x61)]).flat(),
  ];
  return [...log, ...Array.from({ length: bytes - log.length }, () => 0x02)];
}
const holding = (...keystrokes: Keystroke[]) => ({ ok: true, keystrokes });

describe("the bytes of a log, written by hand", () => {
  it.each<[string, Keystroke[], number[]]>([
    ["nothing", [], [1]],
    ["a at 0 ms", [insert(0, "a")], [1, 0x00, 0x61]],
    ["a at 0 ms, b 31 ms later", [insert(0, "a"), insert(31, "b")], [1, 0x00, 0x61, 0x7c, 0x62]],
    ["a gap of 32 ms needs a second byte", [insert(32, "a")], [1, 0x80, 0x01, 0x61]],
    ["a gap of 100 ms (400 = 0x190)", [insert(100, "a")], [1, 0x90, 0x03, 0x61]],
    [
      "Backspace at 0, delete word 1 ms later",
      [
        { time: 0, kind: "deleteGrapheme" },
        { time: 1, kind: "deleteWord" },
      ],
      [1, 0x02, 0x07],
    ],
    ["é (U+00E9) takes two bytes", [insert(0, "é")], [1, 0x00, 0xe9, 0x01]],
    ["€ (U+20AC) takes two bytes", [insert(0, "€")], [1, 0x00, 0xac, 0x41]],
    ["an emoji (U+1F600) takes three", [insert(0, "😀")], [1, 0x00, 0x80, 0xec, 0x07]],
    ["a word that came at once", [insert(5, "né")], [1, 0x15, 3, 0x6e, 0xc3, 0xa9]],
    ["a letter with a combining accent, as it came", [insert(0, "e\u0301")], [1, 0x01, 3, 0x65, 0xcc, 0x81]],
    ["Tab, and Enter 1 ms later", [insert(0, "\t"), insert(1, "\n")], [1, 0x00, 0x09, 0x04, 0x0a]],
    ["the longest run", [insert(MAX_LOG_DURATION_MS, "a")], [1, 0x80, 0xf4, 0xee, 0x06, 0x61]],
  ])("%s", (_, keystrokes, bytes) => {
    expect(bytesOf(keystrokes)).toEqual(bytes);
    expect(read(...bytes)).toEqual(holding(...keystrokes));
  });

  it("become base64url without padding", () => {
    expect(encodeLog([])).toBe("AQ");
    expect(encodeLog([insert(0, "a")])).toBe("AQBh");
    expect(encodeLog([{ time: 15, kind: "deleteWord" }])).toBe("AT8");
    expect(encodeLog([insert(0, "ÿ".repeat(2))])).toBe("AQEEw7_Dvw");
  });

  it("take about three bytes per key at an ordinary speed", () => {
    const run = [..."the quick brown fox jumps over the lazy dog"].map((key, at) => insert(at * 150, key));
    expect(bytesOf(run).length / run.length).toBeLessThan(3.1);
  });
});

describe("encodeLog", () => {
  it("rounds times and lets none go back, so that a log is always readable", () => {
    const sloppy = [insert(0.4, "a"), insert(99.6, "b"), insert(98, "c"), insert(100.2, "d")];
    expect(decodeLog(encodeLog(sloppy))).toEqual(
      holding(insert(0, "a"), insert(100, "b"), insert(100, "c"), insert(100, "d")),
    );
    expect(decodeLog(encodeLog([insert(-3, "a")]))).toEqual(holding(insert(0, "a")));
  });
});

describe("decodeLog refuses", () => {
  it.each(["=", "AQ==", "A", "AQBhA", "AQ+h", "AQ/h", "AQ h", "AQ\n", "äQBh", "😀", "\u0000"])(
    "what is not base64url: %j",
    (text) => {
      expect(decodeLog(text)).toEqual(fault("NOT_BASE64URL"));
    },
  );

  it("loose bits after the last byte", () => {
    expect(decodeLog("AQ")).toEqual(holding());
    expect(decodeLog("AR")).toEqual(fault("NOT_BASE64URL"));
    expect(decodeLog("AQF")).toEqual(fault("NOT_BASE64URL"));
  });

  it("an empty text", () => {
    expect(decodeLog("")).toEqual(fault("TRUNCATED"));
  });

  it.each([0, 2, 255])("version %d", (version) => {
    expect(read(version)).toEqual(fault("UNKNOWN_VERSION"));
    expect(read(version, 0, 0x61)).toEqual(fault("UNKNOWN_VERSION"));
  });

  it.each([
    { name: "a head that goes on", bytes: [0x80] },
    { name: "an insertion without its character", bytes: [0x00] },
    { name: "a character that goes on", bytes: [0x00, 0xe9] },
    { name: "a text without its length", bytes: [0x01] },
    { name: "a text shorter than its length", bytes: [0x01, 3, 0x61, 0x62] },
  ])("a truncated log: $name", ({ bytes }) => {
    expect(read(1, ...bytes)).toEqual(fault("TRUNCATED"));
    expect(read(1, 0x00, 0x61, ...bytes)).toEqual(fault("TRUNCATED"));
  });

  it.each([
    { name: "padded with a zero byte", bytes: [0x82, 0x00] },
    { name: "of more than four bytes", bytes: [0x82, 0x80, 0x80, 0x80, 0x01] },
    { name: "of a padded character", bytes: [0x00, 0xe1, 0x00] },
  ])("a number $name: each log has one encoding", ({ bytes }) => {
    expect(read(1, ...bytes)).toEqual(fault("BAD_NUMBER"));
  });

  it.each([
    { name: "nothing", bytes: [0x01, 0] },
    { name: "a single character written as a text", bytes: [0x01, 1, 0x61] },
    { name: "a broken UTF-8 sequence", bytes: [0x01, 2, 0xc3, 0x28] },
    { name: "an overlong UTF-8 sequence", bytes: [0x01, 3, 0x61, 0xc0, 0x80] },
    { name: "a surrogate in UTF-8", bytes: [0x01, 4, 0x61, 0xed, 0xa0, 0x80] },
    { name: "a lone surrogate", bytes: [0x00, 0x80, 0xb0, 0x03] },
    { name: "a code point beyond Unicode", bytes: [0x00, 0x80, 0x80, 0x44] },
    { name: "NUL", bytes: [0x00, 0x00] },
    { name: "a carriage return", bytes: [0x00, 0x0d] },
    { name: "DEL", bytes: [0x00, 0x7f] },
    { name: "a line separator", bytes: [0x00, 0xa8, 0x40] },
    { name: "a vertical tab inside a text", bytes: [0x01, 3, 0x61, 0x0b, 0x62] },
  ])("an insertion of $name", ({ bytes }) => {
    expect(read(1, ...bytes)).toEqual(fault("BAD_INSERTION"));
  });
});

describe("limits, at and just over", () => {
  it("entries", () => {
    const full = many(MAX_LOG_ENTRIES);
    expect(full.ok && full.keystrokes.length).toBe(MAX_LOG_ENTRIES);
    expect(many(MAX_LOG_ENTRIES + 1)).toEqual(fault("TOO_LONG"));
  });

  it("bytes", () => {
    expect(MAX_ENCODED_LOG_LENGTH).toBe(Math.ceil((MAX_LOG_BYTES * 4) / 3));
    expect(long(MAX_LOG_BYTES)).toHaveLength(MAX_LOG_BYTES);
    expect(read(...long(MAX_LOG_BYTES)).ok).toBe(true);
    expect(read(...long(MAX_LOG_BYTES + 1))).toEqual(fault("TOO_LONG"));
  });

  it("duration", () => {
    expect(decodeLog(encodeLog([insert(0, "a"), insert(MAX_LOG_DURATION_MS, "b")])).ok).toBe(true);
    expect(decodeLog(encodeLog([insert(0, "a"), insert(MAX_LOG_DURATION_MS + 1, "b")]))).toEqual(fault("TOO_LONG"));
  });

  it("length of one insertion", () => {
    expect(decodeLog(encodeLog([insert(0, "a".repeat(MAX_INSERT_LENGTH))])).ok).toBe(true);
    expect(decodeLog(encodeLog([insert(0, "a".repeat(MAX_INSERT_LENGTH + 1))]))).toEqual(fault("BAD_INSERTION"));
    expect(decodeLog(encodeLog([insert(0, "😀".repeat(MAX_INSERT_LENGTH / 2))])).ok).toBe(true);
    expect(decodeLog(encodeLog([insert(0, "😀".repeat(MAX_INSERT_LENGTH / 2 + 1))]))).toEqual(fault("BAD_INSERTION"));
  });
});
