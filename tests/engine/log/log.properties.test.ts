import * as fc from "fast-check";
import { fromBase64Url, toBase64Url, decodeLog, encodeLog } from "../../../src/engine/log/logCodec";
import { replay, startTyping } from "../../../src/engine/typing/Typing";
import { anyLog, anyRun } from "../support/arbitraries";

it("every log survives encoding and decoding", () => {
  fc.assert(fc.property(anyLog, (log) => expect(decodeLog(encodeLog(log))).toEqual({ ok: true, keystrokes: log })));
});

it("everything that decodes has only this encoding", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 12 }), (bytes) => {
      const text = toBase64Url(Uint8Array.from([1, ...bytes]));
      const log = decodeLog(text);
      if (log.ok) expect(encodeLog(log.keystrokes)).toBe(text);
    }),
    { numRuns: 3000 },
  );
});

it("no bytes crash the decoder, and what it accepts can be replayed", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      const log = decodeLog(toBase64Url(Uint8Array.from([1, ...bytes])));
      if (!log.ok) return;
      replay(startTyping("free", "the quick fox"), log.keystrokes);
      replay(startTyping("stopOnError", "the quick fox"), log.keystrokes);
    }),
    { numRuns: 500 },
  );
});

it("no text crashes the decoder", () => {
  const text = fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: fc.constantFrom(..."AQBhCgwz019-_") }));
  fc.assert(
    fc.property(text, (any) => expect(decodeLog(any)).toHaveProperty("ok")),
    { numRuns: 2000 },
  );
});

it("base64url equals Node's", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
      const text = toBase64Url(bytes);
      expect(text).toBe(Buffer.from(bytes).toString("base64url"));
      expect(fromBase64Url(text)).toEqual(bytes);
    }),
  );
});

it("replaying twice gives the same state, and so do two halves", () => {
  fc.assert(
    fc.property(anyRun, fc.nat(), ({ rules, text, keystrokes }, cut) => {
      const at = keystrokes.length === 0 ? 0 : cut % (keystrokes.length + 1);
      const whole = replay(startTyping(rules, text), keystrokes);
      expect(replay(startTyping(rules, text), keystrokes)).toEqual(whole);
      expect(replay(replay(startTyping(rules, text), keystrokes.slice(0, at)), keystrokes.slice(at))).toEqual(whole);
    }),
  );
});

it("a decoded log replays to the same state as the original", () => {
  fc.assert(
    fc.property(anyRun, ({ rules, text, keystrokes }) => {
      const decoded = decodeLog(encodeLog(keystrokes));
      expect(decoded.ok && replay(startTyping(rules, text), decoded.keystrokes)).toEqual(
        replay(startTyping(rules, text), keystrokes),
      );
    }),
  );
});
