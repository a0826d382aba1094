import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { useRef } from "react";
import { SpokenTyping } from "../../../../src/app/typing/spoken/SpokenStage";
import { sentencesOf } from "../../../../src/app/typing/spoken/spokenText";
import { TypingRun, type TypingRunOptions } from "../../../../src/app/typing/TypingRun";
import { renderInEnglish } from "../../../support/renderInEnglish";

const text = "The Fox ran. It did not stop until the river, where a boat lay ready.";

/** A run with what a screen reader says of it, in order. */
function hear(options: Partial<TypingRunOptions> = {}) {
  const run = new TypingRun({ rules: "stopOnError", text, ...options });
  function Page() {
    const field = useRef<HTMLTextAreaElement>(null);
    return (
      <>
        <textarea ref={field} />
        <SpokenTyping {...{ run, field }} language="en" spell={String} describeMore={undefined} isMasked={false} />
      </>
    );
  }
  renderInEnglish(<Page />);
  const heard: string[] = [];
  for (const region of [screen.getByRole("status"), screen.getByRole("alert")])
    new MutationObserver(() => heard.push(region.textContent ?? "")).observe(region, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  const type = (letters: string) =>
    act(async () => {
      for (const letter of letters) run.apply({ kind: "insert", text: letter }, performance.now());
    });
  const press = (key: string) => act(async () => void fireEvent.keyDown(screen.getByRole("textbox"), { key }));
  return { run, heard, type, press };
}

beforeEach(() => localStorage.clear());

test("the text is there to be read, sentence by sentence under a heading", () => {
  hear();
  expect(screen.getByRole("region", { name: "Text to type" }).querySelectorAll("p")[1]?.textContent).toBe(
    "It did not stop until the river, where a boat lay ready.",
  );
  expect(screen.getByRole("heading", { name: "Text to type", level: 2 })).toBeInstanceOf(HTMLElement);
});

test("arrow keys say where one is, as often as they are pressed, and a wrong key says what was expected", async () => {
  const { heard, type, press, run } = hear();
  await press("ArrowDown");
  await press("ArrowRight");
  await type("The");
  await press("ArrowRight");
  await type(" x");
  await press("ArrowUp");
  await press("ArrowUp");
  await type("Fox ran. It di");
  await press("ArrowDown");
  await press("ArrowUp");
  expect(heard).toEqual([
    "The Fox ran. It did not",
    "capital T",
    "Space",
    "Expected capital F",
    "The Fox ran.",
    "The Fox ran.",
    "did not stop until the river,",
    "It did not stop until the river, where a boat lay ready.",
  ]);
  expect(run.keystrokes).toHaveLength("The xFox ran. It di".length);
});

test("with dictation the next phrase is said when the last word of the one before is begun", async () => {
  const { heard, type } = hear();
  await act(async () => fireEvent.click(screen.getByRole("checkbox", { name: "Dictate the text as I type" })));
  await type("The Fox ");
  expect(heard).toEqual(["The Fox ran.", "It did not stop until the"]);
  await type("ran. It did not stop until");
  expect(heard).toHaveLength(2);
  await type(" the river, where a boat lay ready");
  expect(heard.slice(2)).toEqual(["river, where a boat lay ready."]);
});

test("with the device's own voice the text is spoken by it, and not by the screen reader; a key interrupts", async () => {
  const said: string[] = [];
  const voices = [
    { lang: "en-US", localService: false },
    { lang: "en-GB", localService: true },
  ];
  class Utterance {
    constructor(readonly spoken: string) {}
  }
  const synthesis = {
    getVoices: () => voices,
    speak: ({ spoken, voice }: { spoken: string; voice: unknown }) => {
      if (voice === voices[1]) said.push(spoken);
    },
    cancel: () => said.push("(stop)"),
  };
  Object.assign(window, { speechSynthesis: synthesis, SpeechSynthesisUtterance: Utterance });
  try {
    const { heard, type, press } = hear({ rules: "free" });
    await act(async () => fireEvent.click(screen.getByRole("checkbox", { name: "Use this device's voice" })));
    await act(async () => fireEvent.click(screen.getByRole("checkbox", { name: "Dictate the text as I type" })));
    await type("The ");
    await press("ArrowDown");
    expect(said).toEqual(["The Fox ran.", "(stop)", "Fox ran. It did not stop"]);
    expect(heard).toEqual([]);
  } finally {
    cleanup();
    Reflect.deleteProperty(window, "speechSynthesis");
    Reflect.deleteProperty(window, "SpeechSynthesisUtterance");
  }
});

test("without a voice of the device's own there is no such choice, and it says why", () => {
  hear();
  expect(screen.getByText(/^This browser has no built-in voice for this language/u)).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole("checkbox", { name: "Use this device's voice" })).toBeNull();
});

test("dictation is remembered", async () => {
  localStorage.setItem("typeloop-own-dictated", "1");
  hear();
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Dictate the text as I type" }).checked).toBe(true);
});

test("every ten seconds a summary: errors, the time that is left, and words from the start of one", async () => {
  jest.useFakeTimers();
  try {
    const { heard, type } = hear({ rules: "free", text: "one two three four five six seven eight", limitMs: 30_000 });
    await type("one tw");
    await act(async () => jest.advanceTimersByTime(10_000));
    await type("x");
    await act(async () => jest.advanceTimersByTime(10_000));
    expect(heard).toEqual([
      "0 errors. 20 seconds left. Next: two three four five six seven",
      "1 error. 10 seconds left. Next: two three four five six seven",
    ]);
  } finally {
    jest.useRealTimers();
  }
});

test("from two minutes on the time that is left is in minutes and seconds, and the last summary is before the end", async () => {
  jest.useFakeTimers();
  try {
    const { heard, type } = hear({ rules: "free", text: "one two three", limitMs: 140_000 });
    await type("o");
    for (let tens = 0; tens < 14; tens += 1) await act(async () => jest.advanceTimersByTime(10_000));
    expect(heard[0]).toBe("0 errors. 2 minutes and 10 seconds left. Next: one two three");
    expect(heard[1]).toBe("0 errors. 2 minutes left. Next: one two three");
    expect(heard[2]).toBe("0 errors. 110 seconds left. Next: one two three");
    expect(heard).not.toContain("0 errors. 0 seconds left. Next: one two three");
  } finally {
    jest.useRealTimers();
  }
});

test("words without a stop are read a dozen at a time", () => {
  const words = Array.from({ length: 30 }, (_, at) => `w${at}`);
  expect(sentencesOf(words.join(" "), "en").map((part) => part.trim().split(" ").length)).toEqual([12, 12, 6]);
  expect(sentencesOf(words.join(" "), "en").join("")).toBe(words.join(" "));
  expect(sentencesOf("One.\nTwo three.", "en").join("")).toBe("One.\nTwo three.");
});
