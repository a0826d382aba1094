import { fireEvent, screen, within } from "@testing-library/react";
import { encodeLog } from "../../../../src/engine/log/encodeLog";
import { measureRun } from "../../../../src/engine/metrics/measureRun";
import { renderPage } from "../../../support/renderPage";

const prompt = "one two three";
const keystrokes = [...`onx${prompt.slice(3)}`].map((text, at) => ({ time: at * 300, kind: "insert", text }) as const);
const durationMs = keystrokes.at(-1)?.time ?? 0;
const { wpm, raw, strokesPerMinute, accuracy, consistency } = measureRun({ rules: "free", text: prompt, keystrokes, durationMs });
const kept = { __typename: "Result", id: "r", mode: "WORDS", modeAmount: 10, language: "EN", text: null, prompt, log: encodeLog(keystrokes), durationMs, wpm, raw, strokesPerMinute, accuracy, consistency, status: "VERIFIED", startedAt: "2026-11-21T08:14:00.000Z", raceCode: null, place: null };

const open = (result: object | null) => renderPage("/results/r", { mocks: { Query: () => ({ viewer: null }) }, answers: { ResultPageQuery: () => ({ data: { node: result } }) } });

test("shows the server's figures, and the run replayed from its log", async () => {
  const { server } = open(kept);
  expect(await screen.findByRole("heading", { name: "Result" })).toBeInstanceOf(HTMLElement);
  expect(server.variablesOf("ResultPageQuery")).toEqual([{ id: "r" }]);
  expect(screen.getByText("10 words")).toBeInstanceOf(HTMLElement);
  expect(screen.getByText("✓ verified")).toBeInstanceOf(HTMLElement);
  expect(screen.getByText(/^21 november 2026 om/u)).toBeInstanceOf(HTMLElement);
  const [speed] = screen.getAllByRole("definition");
  expect(speed?.textContent).toContain(wpm.toFixed(1));
  const [missed] = screen.getAllByRole("table", { hidden: true }).slice(1);
  expect(within(missed as HTMLElement).getByText("e")).toBeInstanceOf(HTMLElement);
  expect(screen.getByText("x", { selector: "mark", exact: false }).textContent).toContain("wrong");
});

test("the curve has its numbers in a table", async () => {
  open(kept);
  await screen.findByRole("heading", { name: "Result" });
  const [curve] = screen.getAllByRole("table", { hidden: true });
  const rows = within(curve as HTMLElement).getAllByRole("row", { hidden: true });
  expect(rows).toHaveLength(1 + Math.round(durationMs / 1000));
});

test("the curve marks each second with errors, as its table does", async () => {
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
  expect(within(missed).getAllByRole("cell").map(({ textContent }) => textContent)).toEqual(["one", "53", "1"]);
});

test("a replay is played on the stage, once somebody asks for it", async () => {
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
  expect(screen.getByText(/^The replay is over: .* words per minute, 92\.3% right\.$/u)).toBeInstanceOf(HTMLElement);
  expect(slider.getAttribute("aria-valuetext")).toBe("3.6 s of 3.6 s");
  await user.click(screen.getByRole("button", { name: "Play again" }));
  expect(slider.getAttribute("aria-valuetext")).toBe("0 s of 3.6 s");
  expect(await screen.findByRole("button", { name: "Play again" })).toBeInstanceOf(HTMLElement);
});

test("where less motion is wanted, a replay waits to be played", async () => {
  const asked = jest.spyOn(globalThis, "matchMedia").mockImplementation((media) => Object.assign(new EventTarget(), { media, matches: media.includes("reduced-motion") }) as MediaQueryList);
  const { user } = open(kept);
  await user.click(await screen.findByRole("button", { name: "Replay" }));
  expect(document.activeElement).toBe(await screen.findByRole("button", { name: "Play" }));
  asked.mockRestore();
});

test("letters past a word's end are said, and no key was missed by them", async () => {
  const log = [..."onexx two three"].map((text, at) => ({ time: at * 300, kind: "insert", text }) as const);
  open({ ...kept, log: encodeLog(log), durationMs: 14 * 300 });
  expect(await screen.findByText("2 letters were typed past a word’s end.")).toBeInstanceOf(HTMLElement);
  expect(screen.getByText("No key was missed.")).toBeInstanceOf(HTMLElement);
});

test("of a race: rules, place and the way to it", async () => {
  const right = [...prompt].map((text, at) => ({ time: 500 + at * 300, kind: "insert", text }) as const);
  open({ ...kept, mode: "RACE", modeAmount: null, text: { id: "t", title: "Three words" }, log: encodeLog(right), raceCode: "ABCDEF", place: 2 });
  expect(await screen.findByText("Race: Three words")).toBeInstanceOf(HTMLElement);
  expect(screen.getByText("place 2")).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole("link", { name: "The race" }).getAttribute("href")).toBe("/race/ABCDEF");
  expect(screen.getByText("No key was missed.")).toBeInstanceOf(HTMLElement);
});

test("a flag is said kindly", async () => {
  open({ ...kept, status: "FLAGGED" });
  expect(await screen.findByText(/marked for a second look/u)).toBeInstanceOf(HTMLElement);
});

test("a log that cannot be read leaves the figures", async () => {
  open({ ...kept, log: "????" });
  await screen.findByRole("heading", { name: "Result" });
  expect(screen.getAllByRole("definition")[0]?.textContent).toContain(wpm.toFixed(1));
  expect(screen.getByRole("alert")).toBeInstanceOf(HTMLElement);
});

test.each([["nothing", null], ["something else", { __typename: "User", id: "u" }]])("%s with this id: says so, with ways on", async (_, node) => {
  open(node);
  expect(await screen.findByRole("heading", { name: /no result here for you/u })).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole("link", { name: "Your progress" }).getAttribute("href")).toBe("/progress");
});
