import { drawWave, playKeySounds, rateOf, waves } from "../../../../src/app/platform/preferences/sounds/keySounds";

test.each(Object.entries(waves))("%s is short, not too loud, begins soft and ends in silence", (_, wave) => {
  const samples = [...drawWave(wave, 44_100)];
  const loudest = Math.max(...samples.map(Math.abs));
  expect(loudest).toBeGreaterThan(0.1);
  expect(loudest).toBeLessThanOrEqual(1.2);
  expect(Math.max(...samples.slice(-50).map(Math.abs))).toBeLessThan(0.01);
});

test("a space is deeper, a deletion higher", () => {
  const space = rateOf({ inputType: "insertText", data: " " });
  const letter = rateOf({ inputType: "insertText", data: "a" });
  const deletion = rateOf({ inputType: "deleteContentBackward", data: null });
  expect(space).toBeLessThan(letter);
  expect(letter).toBeLessThan(deletion);
});

test("only keys of a line are heard, and none after the end", () => {
  const played = jest.fn();
  class FakeContext {
    readonly sampleRate = 8000;
    readonly destination = {};
    createBuffer = () => ({ copyToChannel: () => undefined });
    createBufferSource = () => ({ playbackRate: { value: 1 }, connect: () => undefined, start: played });
    close = async () => undefined;
  }
  Object.assign(globalThis, { AudioContext: FakeContext });
  document.body.innerHTML = '<div data-phase="waiting"><textarea></textarea></div><input>';
  const type = (selector: string) =>
    document
      .querySelector(selector)!
      .dispatchEvent(new InputEvent("beforeinput", { inputType: "insertText", data: "a", bubbles: true }));
  const stop = playKeySounds("click");
  type("textarea");
  type("input");
  expect(played).toHaveBeenCalledTimes(1);
  stop();
  type("textarea");
  expect(played).toHaveBeenCalledTimes(1);
});
