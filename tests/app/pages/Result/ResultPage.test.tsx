import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { encodeLog } from "../../../../src/engine/log/logCodec";
import { roundDown } from "../../../../src/engine/metrics/rates";
import { renderPage } from "../../../support/renderPage";
import { ada, keptResult as kept, prompt, seenBy } from "./keptResult";

const { wpm, durationMs } = kept;

const open = (result: object | null, viewer: object | null = ada, remembers = "") =>
  renderPage("/results/r", {
    remembers,
    mocks: seenBy(viewer),
    answers: { ResultPageQuery: () => ({ data: { viewer, node: result } }) },
  });

test("shows the server's figures, and the run replayed from its log", async () => {
  const { server } = open(kept);
  expect(await screen.findByRole("heading", { name: "Result" })).toBeInstanceOf(HTMLElement);
  expect(server.variablesOf("ResultPageQuery")).toEqual([{ id: "r", otherId: "", isCompared: false }]);
  expect(screen.getByText("10 words")).toBeInstanceOf(HTMLElement);
  expect(screen.getByText("✓ verified")).toBeInstanceOf(HTMLElement);
  expect(screen.getByText(/^21 november 2026 om/u)).toBeInstanceOf(HTMLElement);
  const [speed] = screen.getAllByRole("definition");
  expect(speed?.textContent).toContain(wpm.toFixed(1));
  const [missed] = screen.getAllByRole("table", { hidden: true }).slice(1);
  expect(within(missed as HTMLElement).getByText("e")).toBeInstanceOf(HTMLElement);
  expect(screen.getByText("x", { selector: "mark", exact: false }).textContent).toContain("wrong");
});

test("Enter and Tab are seen in the text, and named in the tables", async () => {
  const text = "on\ttwo\nx";
  const keystrokes = [..."on two\nx"].flatMap((key, at) =>
    (key === " " ? [" ", "\t"] : [key]).map((typed) => ({ time: at * 300, kind: "insert", text: typed }) as const),
  );
  const figures = { rules: "STOP_ON_ERROR", prompt: text, log: encodeLog(keystrokes), durationMs: 2_100 };
  open({ ...kept, ...figures });
  await screen.findByRole("heading", { name: "Result" });
  expect(screen.getByText("→", { selector: "mark span" }).parentElement?.textContent).toContain("Tab");
  expect(screen.getByText("↵", { selector: "p > span" }).textContent).toBe("↵\n");
  const tables = screen.getAllByRole("table", { hidden: true });
  const missed = tables.find((table) => table.querySelector("th")?.textContent === "Key");
  expect(missed?.querySelector("tbody")?.textContent).toContain("Tab21");
  const pairs = tables.find((table) => table.querySelector("th")?.textContent === "Pair");
  const named = Array.from(pairs?.querySelectorAll("kbd") ?? [], ({ textContent }) => textContent);
  expect(named).toEqual(expect.arrayContaining(["n Tab", "Tab t", "o Enter", "Enter x"]));
});

test("a Dutch visitor reads every speed in characters per minute: headline, axis, tables and title", async () => {
  const { container } = open(kept, ada, "locale=nl-NL");
  await screen.findByRole("heading", { name: "Resultaat" });
  const [speed] = screen.getAllByRole("definition");
  const characters = roundDown(wpm * 5);
  expect(speed?.textContent).toBe(`${characters} aanslagen per minuut`);
  expect(container.querySelector("svg[role=img]")?.textContent).toContain("aanslagen per minuut");
  expect(screen.getByRole("columnheader", { name: "Snelheid tot dan toe (aanslagen/min)", hidden: true })).toBeTruthy();
  const missed = screen.getByRole("table", { name: "Gemiste woorden" });
  // "onx␣": 4 characters in 900 ms.
  expect(within(missed).getAllByRole("cell")[0]?.textContent).toBe("266");
  await waitFor(() => expect(document.title).toContain(`Resultaat: ${characters} aanslagen/min`));
  expect(container.textContent).not.toMatch(/wpm|woorden per minuut/u);
});

test("the curve has a table with its numbers", async () => {
  open(kept);
  await screen.findByRole("heading", { name: "Result" });
  const [curve] = screen.getAllByRole("table", { hidden: true });
  const rows = within(curve as HTMLElement).getAllByRole("row", { hidden: true });
  expect(rows).toHaveLength(1 + Math.round(durationMs / 1000));
});

test("the curve marks each second with errors, like its table", async () => {
  const { container } = open(kept);
  await screen.findByRole("heading", { name: "Result" });
  const [curve] = screen.getAllByRole("table", { hidden: true });
  const rows = within(curve as HTMLElement).getAllByRole("row", { hidden: true });
  expect(rows[0]?.textContent).toContain("Errors");
  expect(rows.filter((row) => row.lastChild?.textContent === "1")).toHaveLength(1);
  expect(container.querySelectorAll("svg[role=img] path")).toHaveLength(1);
});

test("words: the slowest and the missed, with speed and errors", async () => {
  open(kept);
  const slowest = await screen.findByRole("table", { name: "Slowest words" });
  expect(within(slowest).getAllByRole("row")).toHaveLength(4);
  const missed = screen.getByRole("table", { name: "Missed words" });
  // "onx␣": 4 characters in 900 ms.
  expect(
    within(missed)
      .getAllByRole("cell")
      .map(({ textContent }) => textContent),
  ).toEqual(["53", "1"]);
  expect(within(missed).getByRole("rowheader").textContent).toBe("one");
});

test("a table with all words follows, if there are more than the slowest", async () => {
  const text = "one two three four five six";
  const log = encodeLog([...text].map((letter, at) => ({ time: at * 300, kind: "insert", text: letter }) as const));
  const { user } = open({ ...kept, prompt: text, log, durationMs: (text.length - 1) * 300 });
  await user.click(await screen.findByText("All words"));
  expect(within(screen.getByRole("table", { name: "All words, slowest first" })).getAllByRole("row")).toHaveLength(7);
});

test("each word in the text, with its speed", async () => {
  const { user } = open(kept);
  await user.click(await screen.findByRole("radio", { name: "Speed per word" }));
  const words = [...document.querySelectorAll("ruby")].map((word) => [
    word.firstChild?.textContent,
    word.querySelector("rt")?.textContent,
  ]);
  // "onx␣": 4 characters in 900 ms, "two␣": 4 in 1200, "three": 5 in 1500.
  expect(words).toEqual([
    ["one", "53"],
    ["two", "40"],
    ["three", "40"],
  ]);
});

test("a replay is played on the stage, on demand", async () => {
  const { user } = open(kept);
  await user.click(await screen.findByRole("button", { name: "Replay" }));
  const pause = await screen.findByRole("button", { name: "Pause" });
  expect(document.activeElement).toBe(pause);
  await user.click(pause);
  expect(screen.getByText(/^Paused at 0 s/u)).toBeInstanceOf(HTMLElement);

  const slider = screen.getByRole("slider", { name: "Position in the run" });
  fireEvent.change(slider, { target: { value: "1" } });
  expect(slider.getAttribute("aria-valuetext")).toBe("1 s of 3.6 s");
  expect(screen.getByText("75.0%")).toBeInstanceOf(HTMLElement);
  await user.click(screen.getByRole("radio", { name: "4×" }));
  fireEvent.change(slider, { target: { value: "4" } });
  expect(screen.getByText(/^End of replay: .* words per minute, 92\.3% accuracy\.$/u)).toBeInstanceOf(HTMLElement);
  expect(slider.getAttribute("aria-valuetext")).toBe("3.6 s of 3.6 s");
  await user.click(screen.getByRole("button", { name: "Play again" }));
  expect(slider.getAttribute("aria-valuetext")).toBe("0 s of 3.6 s");
  expect(await screen.findByRole("button", { name: "Play again" })).toBeInstanceOf(HTMLElement);
});

test("with reduced motion, a replay does not start by itself", async () => {
  const asked = jest
    .spyOn(globalThis, "matchMedia")
    .mockImplementation(
      (media) =>
        Object.assign(new EventTarget(), { media, matches: media.includes("reduced-motion") }) as MediaQueryList,
    );
  const { user } = open(kept);
  await user.click(await screen.findByRole("button", { name: "Replay" }));
  expect(document.activeElement).toBe(await screen.findByRole("button", { name: "Play" }));
  asked.mockRestore();
});

test("extra letters are reported, and missed no key", async () => {
  const log = [..."onexx two three"].map((text, at) => ({ time: at * 300, kind: "insert", text }) as const);
  open({ ...kept, log: encodeLog(log), durationMs: 14 * 300 });
  expect(await screen.findByText("2 extra letters were typed at the ends of words.")).toBeInstanceOf(HTMLElement);
  expect(screen.getByText("No keys missed.")).toBeInstanceOf(HTMLElement);
});

test("for a race: rules, place and a link to it", async () => {
  const right = [...prompt].map((text, at) => ({ time: 500 + at * 300, kind: "insert", text }) as const);
  open({
    ...kept,
    mode: "RACE",
    rules: "STOP_ON_ERROR",
    modeAmount: null,
    text: { id: "t", title: "Three words" },
    log: encodeLog(right),
    raceCode: "ABCDEF",
    place: 2,
  });
  expect(await screen.findByText("Race: Three words")).toBeInstanceOf(HTMLElement);
  expect(screen.getByText("place 2")).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole("link", { name: "Go to the race" }).getAttribute("href")).toBe("/race/ABCDEF");
  expect(screen.getByText("No keys missed.")).toBeInstanceOf(HTMLElement);
});

test("a flag is shown in a friendly way", async () => {
  open({ ...kept, status: "FLAGGED" });
  expect(await screen.findByText(/flagged for review/u)).toBeInstanceOf(HTMLElement);
});

test("with an unreadable log the figures are still shown", async () => {
  open({ ...kept, log: "????" });
  await screen.findByRole("heading", { name: "Result" });
  expect(screen.getAllByRole("definition")[0]?.textContent).toContain(wpm.toFixed(1));
  expect(screen.getByRole("alert")).toBeInstanceOf(HTMLElement);
});

test.each([
  ["nothing", null],
  ["something else", { __typename: "User", id: "u" }],
])("%s with this id: says so, with links", async (_, node) => {
  open(node);
  expect(await screen.findByRole("heading", { name: /Result not found/u })).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole("link", { name: "Your progress" }).getAttribute("href")).toBe("/progress");
});

test("visitors may sign in, and come back", async () => {
  open(null, null);
  await screen.findByRole("heading", { name: /Result not found/u });
  const [, link] = screen.getAllByRole("link", { name: "Sign in" });
  expect(link?.getAttribute("href")).toBe("/sign-in?next=%2Fresults%2Fr");
});

describe("the kind of a run", () => {
  const race = { mode: "RACE", modeAmount: null, text: { id: "t", title: "The lighthouse" } };
  test.each([
    [
      { mode: "TIME", modeAmount: 30, punctuation: true, numbers: true },
      ["30 seconds", "with punctuation and numbers"],
    ],
    [{ punctuation: true }, ["10 words", "with punctuation"]],
    [{ numbers: true }, ["10 words", "with numbers"]],
    [{ mode: "ADAPTIVE", modeAmount: null, layout: "BELGIAN" }, ["Adaptive practice", "keyboard: Belgian AZERTY"]],
    [{ mode: "CUSTOM", modeAmount: null, layout: "OF_A_LATER_VERSION" }, ["Custom practice"]],
    [{ mode: "TEXT", modeAmount: null, text: { id: "t", title: "The lighthouse" } }, ["Text: The lighthouse"]],
    [
      {
        mode: "LESSON",
        modeAmount: null,
        exerciseId: "us-intl-fj.1",
        exerciseVerdict: "PASSED",
        lessonTitle: "F and J",
      },
      ["Lesson: F and J", "Exercise passed."],
    ],
    [
      {
        mode: "LESSON",
        modeAmount: null,
        exerciseId: "us-intl-fj.1",
        exerciseVerdict: "INACCURATE",
        lessonTitle: "F and J",
      },
      ["Not passed yet: type a little slower and hit more of the right keys."],
    ],
    [{ mode: "LESSON", modeAmount: null, exerciseId: "gone.1" }, ["Lesson"]],
    [{ ...race, raceMode: "SPEED" }, ["Race · speed: The lighthouse"]],
    [{ ...race, raceMode: "ACCURACY" }, ["Race · accuracy: The lighthouse"]],
    [{ ...race, raceMode: "HANDICAP" }, ["Race · improvement: The lighthouse"]],
    [{ ...race, raceMode: "TEAMS" }, ["Race · teams: The lighthouse"]],
    [{ ...race, text: null, raceMode: "ACCURACY" }, ["Race · accuracy"]],
    [{ ...race, raceMode: null }, ["Race: The lighthouse"]],
    [{ ...race, raceMode: "OF_A_LATER_VERSION" }, ["Race: The lighthouse"]],
  ])("%j", async (more, texts) => {
    open({ ...kept, ...more });
    await screen.findByRole("heading", { name: "Result" });
    for (const text of texts) expect(screen.getByText(text)).toBeInstanceOf(HTMLElement);
  });

  test("the lesson is one click away", async () => {
    open({ ...kept, mode: "LESSON", exerciseId: "us-intl-fj.1", exerciseVerdict: "SLOW", lessonTitle: "F and J" });
    expect((await screen.findByRole("link", { name: "Go to the lesson" })).getAttribute("href")).toBe(
      "/course/us-intl-fj",
    );
  });
});

test("a lesson with stop on error is replayed by its rules", async () => {
  open({
    ...kept,
    mode: "LESSON",
    rules: "STOP_ON_ERROR",
    log: encodeLog([..."onxe two three"].map((text, at) => ({ time: at * 300, kind: "insert", text }) as const)),
  });
  const missed = await screen.findByRole("table", { name: "Missed words" });
  expect(within(missed).getAllByRole("row")).toHaveLength(2);
});

test("keys of the replay: space plays and pauses, arrows move by a second, controls keep their keys", async () => {
  const { user } = open(kept);
  await user.click(await screen.findByRole("button", { name: "Replay" }));
  // The focus is on the button, which handles space itself.
  await screen.findByRole("button", { name: "Pause" });
  await user.keyboard(" ");
  const play = await screen.findByRole("button", { name: "Play" });
  expect(document.activeElement).toBe(play);
  const slider = screen.getByRole("slider", { name: "Position in the run" });
  fireEvent.change(slider, { target: { value: "0" } });
  await user.keyboard("{ArrowRight}{ArrowRight}");
  expect(slider.getAttribute("aria-valuetext")).toBe("2 s of 3.6 s");
  await user.keyboard("{ArrowLeft}");
  expect(slider.getAttribute("aria-valuetext")).toBe("1 s of 3.6 s");

  slider.focus();
  await user.keyboard(" ");
  await screen.findByRole("button", { name: "Pause" });
  await user.keyboard(" ");
  await screen.findByRole("button", { name: "Play" });

  // Arrow keys on the speeds choose a speed.
  const at = slider.getAttribute("aria-valuetext");
  expect(fireEvent.keyDown(screen.getByRole("radio", { name: "1×" }), { key: "ArrowRight" })).toBe(true);
  expect(slider.getAttribute("aria-valuetext")).toBe(at);
});

test("says what the result means before its figures, and offers its missed words and a picture", async () => {
  const baseline = { bestWpm: wpm - 5, runs: 10, medianWpm: wpm - 8, medianAccuracy: 50 };
  open({ ...kept, baseline });
  expect(await screen.findByText("Your best yet: +5 wpm")).toBeInstanceOf(HTMLElement);
  expect(screen.getByText(/more accurate and 8 wpm faster than your last 10 runs/u)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Practice missed words" }).getAttribute("href")).toBe(
    "/?mode=custom&language=en&with=missed",
  );
  expect(screen.getByRole("button", { name: "Share as picture" })).toBeInstanceOf(HTMLElement);
});

test("a Dutch visitor reads gains in characters per minute", async () => {
  open({ ...kept, baseline: { bestWpm: wpm - 5, runs: 10, medianWpm: wpm, medianAccuracy: 100 } }, ada, "locale=nl-NL");
  expect(await screen.findByText("Je nieuwe record: +25 aanslagen/min")).toBeInstanceOf(HTMLElement);
});
