import { act, screen, within } from "@testing-library/react";
import { RequestError } from "../../../../src/app/relay/RequestError";
import { clearToken, setToken } from "../../../../src/app/relay/sessionToken";
import { decodeLog } from "../../../../src/engine/log/logCodec";
import { renderPage } from "../../../support/renderPage";
import { code, epoch, mendJsdom, pushRace, race, raceMocks, racer, text } from "./raceMocks";
// What a page loads while it is idle; loaded before, it is there at the next turn.
import "../../../../src/app/typing/spoken/SpokenStage";
import { withHistoryRow } from "../../../support/withHistoryRow";

beforeAll(mendJsdom);
beforeEach(() => {
  jest.useFakeTimers({ now: epoch });
  setToken("token", { shared: false });
});
afterEach(() => {
  localStorage.removeItem("typeloop-unsaved-runs");
  jest.useRealTimers();
  clearToken();
  sessionStorage.clear();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const inMs = (ms: number) => new Date(epoch + performance.now() + ms).toISOString();
const running = (racers: readonly Readonly<Record<string, unknown>>[], startsAt: string) =>
  race(racers, { phase: "RUNNING", startsAt });

/** Ada, or another user, on the page of a race, with the clocks synchronized. */
async function open(raced: Readonly<Record<string, unknown>>, viewer: string | null = "Ada", answers = {}) {
  const page = renderPage(`/race/${code}`, {
    mocks: raceMocks(raced, viewer),
    answers,
    user: { advanceTimers: (ms) => jest.advanceTimersByTime(ms) },
  });
  await pass(50);
  return page;
}

const typed = (page: Awaited<ReturnType<typeof open>>) =>
  page.server.variablesOf("raceSessionMutation").map(({ batch, keystrokes }) => {
    const log = decodeLog(keystrokes);
    if (!log.ok) return `${batch}:broken`;
    const letters = log.keystrokes.map((keystroke) => (keystroke.kind === "insert" ? keystroke.text : "?"));
    return `${batch}:${letters.join("")}`;
  });
const took = ({ batch }: { batch?: number }) => ({
  data: { sendKeystrokes: { __typename: "KeystrokesTaken", batch } },
});
const saved = () => ({
  data: {
    saveResult: withHistoryRow({
      __typename: "SaveResultSuccess",
      result: {
        id: "own",
        wpm: 1,
        raw: 1,
        strokesPerMinute: 1,
        accuracy: 80,
        consistency: 1,
        status: "VERIFIED",
        badges: [],
        reachedGoal: null,
        baseline: null,
      },
      user: { id: "u", practiceGoal: null },
    }),
  },
});
const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Type this text: A Quiet Fox" });

/** The events of a key press in a browser. */
function press(letters: string): void {
  for (const letter of letters) {
    const event = new InputEvent("beforeinput", {
      inputType: "insertText",
      data: letter,
      bubbles: true,
      cancelable: true,
    });
    // jsdom uses a clock of its own for time stamps.
    Object.defineProperty(event, "timeStamp", { value: performance.now() });
    act(() => void field().dispatchEvent(event));
  }
}

const both = (ada = {}, bob = {}) => [
  racer("Ada", { phase: "TYPING", ...ada }),
  racer("Bob", { phase: "TYPING", ...bob }),
];

test("the countdown shows the text and counts by the server's clock; keys before the start are ignored", async () => {
  const startsAt = inMs(5_500);
  const page = await open(race(both({ phase: "READY" }), { phase: "COUNTDOWN", startsAt }), "Ada", {
    raceSessionMutation: took,
  });
  expect(screen.getByText("Get ready")).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
  expect(document.activeElement).toBe(field());
  const seen: (string | null)[] = [];
  for (let second = 0; second < 6; second += 1) {
    await pass(second === 0 ? 460 : 1_000);
    seen.push(screen.getByText(/^(?:[1-5]|Go)$/u, { selector: "[aria-hidden]" }).textContent);
    if (second === 2) press("The");
  }
  expect(seen).toEqual(["5", "4", "3", "2", "1", "Go"]);
  expect(typed(page)).toEqual([]);
  press("Th");
  await pass(300);
  expect(typed(page).join(" ")).toMatch(/^1:T/u);
});

test("keys are sent in numbered batches, 250 ms apart, with times since the start", async () => {
  const page = await open(running(both(), inMs(-1_000)), "Ada", { raceSessionMutation: took });
  press("Th");
  await pass(260);
  press("e ");
  await pass(260);
  expect(typed(page)).toEqual(["1:Th", "2:e "]);
  const log = decodeLog(page.server.variablesOf("raceSessionMutation")[0]?.["keystrokes"]);
  expect(log.ok && log.keystrokes[0]?.time).toBeGreaterThanOrEqual(1_000);
});

test("offline everything is stored, with an unobtrusive note, and sent when the network is back", async () => {
  jest.spyOn(console, "error").mockImplementation();
  let isOffline = true;
  const answer = (variables: { batch?: number }) =>
    isOffline ? new RequestError("OFFLINE", { operationName: "raceSessionMutation" }) : took(variables);
  const page = await open(running(both(), inMs(-1_000)), "Ada", { raceSessionMutation: answer });
  press("Th");
  await pass(300);
  press("e f");
  await pass(3_000);
  expect(screen.getByText("Offline: keep typing, your keystrokes are saved")).toBeTruthy();
  isOffline = false;
  window.dispatchEvent(new Event("online"));
  await pass(600);
  expect(screen.queryByText(/Offline/u)).toBeNull();
  expect(typed(page).slice(-2)).toEqual(["1:Th", "2:e f"]);
});

test("a reloaded page continues at the exact keystroke", async () => {
  const silent = () => new Promise<never>(() => undefined);
  const first = await open(running(both(), inMs(-1_000)), "Ada", { raceSessionMutation: silent });
  press("Th");
  await pass(10);
  press("e f");
  window.dispatchEvent(new Event("pagehide"));
  first.unmount();
  const second = await open(running(both(), inMs(-2_000)), "Ada", { raceSessionMutation: took });
  await pass(300);
  press("ox");
  await pass(600);
  expect(typed(second)).toEqual(["1:Th", "2:e f", "3:ox"]);
});

test("on another device the race continues where the server has it", async () => {
  const page = await open(running(both({ position: 4, batch: 7 }), inMs(-5_000)), "Ada", {
    raceSessionMutation: took,
  });
  press("fox");
  await pass(300);
  expect(typed(page)).toEqual(["8:fox"]);
});

test("each racer has a lane, the viewer's first, with texts that update automatically", async () => {
  const { server } = await open(
    running(
      [racer("Bob", { phase: "TYPING" }), racer("Ada", { phase: "TYPING" }), racer("Cleo", { phase: "LEFT" })],
      inMs(-1_000),
    ),
  );
  const lanes = () =>
    within(screen.getByRole("region", { name: "Racers" }))
      .getAllByRole("listitem")
      .map((lane) => lane.textContent);
  expect(lanes()).toEqual([
    expect.stringMatching(/Ada\(you\)20 percent0 wpm/u),
    expect.stringMatching(/Bob10 percent0 wpm/u),
    expect.stringMatching(/Cleoleft30 percent/u),
  ]);
  pushRace(
    server,
    running(
      [
        racer("Bob", { phase: "FINISHED", position: 13, speed: 88, place: 1, finishedAfterMs: 9_000 }),
        racer("Ada", { phase: "TYPING", isAway: true }),
        racer("Cleo", { phase: "LEFT" }),
      ],
      inMs(-2_000),
    ),
  );
  expect(lanes()[1]).toMatch(/Bob1100 percent88 wpm1st/u);
  expect(lanes()[0]).toMatch(/away/u);
});

test("where lanes are close together, the unit of their figures is said once, above them", async () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => racer(`Racer ${at}`, { phase: "TYPING" }));
  const { server } = await open(running(many(10), inMs(-1_000)), null);
  expect(screen.queryByText("Speed (wpm)")).toBeNull();
  pushRace(server, running(many(11), inMs(-1_000)));
  expect(screen.getByText("Speed (wpm)")).toBeTruthy();
});

test("the viewer's speed is one figure, above the line and in their lane, whatever the server counted", async () => {
  const startsAt = inMs(-1_000);
  const page = await open(running(both(), startsAt), "Ada", { raceSessionMutation: took });
  const speeds = () => screen.getAllByText(/^\d+ wpm$/u).map(({ textContent }) => textContent);
  press("The q");
  await pass(2_000);
  pushRace(page.server, running(both({ position: 3, speed: 7 }, { position: 3, speed: 9 }), startsAt));
  const [above, own, other] = speeds();
  expect(above).not.toBe("0 wpm");
  expect(own).toBe(above);
  expect(other).toBe("9 wpm");
  await pass(3_000);
  expect(speeds()[0]).not.toBe(above);
  expect(speeds()[1]).toBe(speeds()[0]);
  press(text.slice(4));
  await pass(10);
  expect(screen.getByText("You've finished")).toBeTruthy();
  expect(speeds()[1]).toBe(speeds()[0]);
});

test("a racer who has finished sees their figures at once, and their place after the last keys", async () => {
  const startsAt = inMs(-1_000);
  const page = await open(running(both(), startsAt), "Ada", { raceSessionMutation: took });
  press(text);
  await pass(10);
  expect(screen.getByText("You've finished")).toBeTruthy();
  expect(screen.getByText("100% right")).toBeTruthy();
  pushRace(page.server, running(both({ phase: "FINISHED", place: 1, position: 13, finishedAfterMs: 1_050 }), startsAt));
  expect(screen.getByText("1st place")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Leave the race" })).toBeNull();
});

test("late viewers watch: the text, the lanes, no line to type", async () => {
  await open(running(both(), inMs(-3_000)), null);
  expect(screen.getByText("You're watching")).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(screen.queryByRole("button", { name: "Leave the race" })).toBeNull();
});

test("a seat that was given up is reported, and what was typed is shown with its figures", async () => {
  const startsAt = inMs(-1_000);
  const page = await open(running(both(), startsAt), "Ada", {
    raceSessionMutation: took,
    saveRunMutation: saved,
  });
  press("Thxe ");
  await pass(100);
  pushRace(page.server, {
    ...running(both({ phase: "LEFT", position: 4 }), startsAt),
    lostSeats: [{ userId: "Ada", reason: "KICKED" }],
  });
  await pass(10);
  expect(screen.getByText(/The host removed you from this race\. /u)).toBeTruthy();
  const kept = within(screen.getByRole("region", { name: "What you typed" }));
  expect(kept.getByText("3 characters")).toBeTruthy();
  expect(kept.getByText("75%")).toBeTruthy();
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("a restarted server is reported, and what was typed is saved as a run of its own", async () => {
  const page = await open(running(both(), inMs(-1_000)), "Ada", {
    raceSessionMutation: took,
    saveRunMutation: saved,
  });
  press("Thx");
  await pass(100);
  press("e ");
  await pass(100);
  act(() => page.server.complete("RacePageSubscription"));
  await pass(10);
  expect(screen.getByRole("heading", { name: "The race stopped because of a server problem" })).toBeTruthy();
  expect(screen.getByText("What you typed is kept as a personal result.")).toBeTruthy();
  expect(within(screen.getByRole("region", { name: "What you typed" })).getByText("3 characters")).toBeTruthy();
  await pass(500);
  const [{ input }] = page.server.variablesOf("saveRunMutation") as [{ input: Record<string, any> }];
  expect(input).toMatchObject({ mode: "CUSTOM", language: "EN", prompt: "The", raceCode: code });
  const log = decodeLog(input["log"]);
  expect(
    log.ok && log.keystrokes.map((keystroke) => [keystroke.time, keystroke.kind === "insert" && keystroke.text]),
  ).toEqual([
    [0, "T"],
    [0, "h"],
    [0, "x"],
    [100, "e"],
  ]);
  expect(screen.getByRole("link", { name: "View result" }).getAttribute("href")).toBe("/results/own");
  expect(page.server.variablesOf("saveRunMutation")).toHaveLength(1);
});

test("a reloaded page whose race is gone keeps what was typed before, as the same run", async () => {
  const before = await open(running(both(), inMs(-1_000)), "Ada", { raceSessionMutation: took });
  press("The ");
  await pass(300);
  act(() => void window.dispatchEvent(new Event("pagehide")));
  before.unmount();
  const again = renderPage(`/race/${code}`, { mocks: raceMocks(null), answers: { saveRunMutation: saved } });
  await pass(500);
  expect(screen.getByRole("heading", { name: "The race stopped because of a server problem" })).toBeTruthy();
  expect(again.server.variablesOf("saveRunMutation").map(({ input }) => input.prompt)).toEqual(["The"]);
});

test("a racer who had finished when the server restarted already has a result", async () => {
  const startsAt = inMs(-1_000);
  const page = await open(running(both(), startsAt), "Ada", { raceSessionMutation: took });
  press(text);
  await pass(400);
  pushRace(
    page.server,
    running(both({ phase: "FINISHED", place: 1, position: 13, finishedAfterMs: 1_050, resultId: "kept" }), startsAt),
  );
  act(() => page.server.complete("RacePageSubscription"));
  await pass(500);
  expect(screen.getByText("You had already finished. Your result is saved.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Your result" }).getAttribute("href")).toBe("/results/kept");
  expect(page.server.variablesOf("saveRunMutation")).toEqual([]);
});

test("a racer who is still typing when the race ends keeps that as a run of their own", async () => {
  const startsAt = inMs(-1_000);
  const page = await open(running(both(), startsAt), "Ada", {
    raceSessionMutation: took,
    saveRunMutation: saved,
  });
  press("The fox");
  await pass(300);
  pushRace(
    page.server,
    race(
      both({ position: 7 }, { phase: "FINISHED", position: 13, finishedAfterMs: 9_000, place: 1, resultId: "bobs" }),
      { phase: "FINISHED", startsAt },
    ),
  );
  await pass(500);
  expect(screen.getByText(/The race ended before you finished\./u)).toBeTruthy();
  expect(page.server.variablesOf("saveRunMutation").map(({ input }) => input.prompt)).toEqual(["The fox"]);
  expect(screen.getByRole("link", { name: "View result" })).toBeTruthy();
});

test("the same racer in another window sees where the typing counts", async () => {
  await open(running(both(), inMs(-1_000)), "Ada", { raceSessionMutation: () => took({ batch: 9 }) });
  press("T");
  await pass(300);
  expect(screen.getByText(/You're racing in another window\./u)).toBeTruthy();
});

test("leaving a race asks for confirmation, and the seat is kept", async () => {
  const page = await open(running(both(), inMs(-1_000)));
  await act(() => page.router.navigate("/race"));
  expect(screen.getByRole("dialog", { name: "Leave the race?" }).textContent).toMatch(
    /We'll keep your seat for a minute\./u,
  );
  expect(page.router.state.location.pathname).toBe(`/race/${code}`);
  const leaving = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  await act(async () => screen.getByRole("button", { name: "Leave this page" }).click());
  await pass(50);
  expect(page.router.state.location.pathname).toBe("/race");
  expect(page.server.variablesOf("lobbyMutationsLeaveMutation")).toEqual([]);
});

test.each(["Keep racing", "Close"])(
  "%s returns the focus to the line: a space right after is typed",
  async (answer) => {
    const page = await open(running(both(), inMs(-1_000)), "Ada", { raceSessionMutation: took });
    press("The");
    const leave = screen.getByRole("button", { name: "Leave the race" });
    act(() => leave.focus());
    await act(async () => leave.click());
    await act(async () => screen.getByRole("button", { name: answer }).click());
    expect(document.activeElement).toBe(field());
    press(" ");
    await pass(300);
    expect(typed(page)).toEqual(["1:The "]);
  },
);

test("Esc in the line asks whether to leave, and does not leave", async () => {
  const page = await open(running(both(), inMs(-1_000)));
  await page.user.keyboard("{Escape}");
  expect(screen.getByRole("dialog", { name: "Leave the race?" }).textContent).toMatch(
    /You'll lose your seat, and your run won't be saved\./u,
  );
  await act(async () => screen.getByRole("button", { name: "Keep racing" }).click());
  expect(document.activeElement).toBe(field());
  expect(page.server.variablesOf("lobbyMutationsLeaveMutation")).toEqual([]);
});

test("screen readers announce the race at most once in ten seconds", async () => {
  const startsAt = inMs(-1_000);
  const { server } = await open(running(both({ position: 2 }, { position: 6 }), startsAt), null);
  const spoken = () => screen.queryByText(/is in the lead, at/u)?.textContent ?? "";
  await pass(5_000);
  expect(spoken()).toBe("");
  await pass(5_000);
  expect(spoken()).toBe("Bob is in the lead, at 46 percent.");
  pushRace(server, running(both({ position: 12 }, { position: 6 }), startsAt));
  expect(spoken()).toBe("Bob is in the lead, at 46 percent.");
  await pass(10_000);
  expect(spoken()).toBe("Ada is in the lead, at 92 percent.");
});

test("racers who type hear the race and their own run together, at most once in ten seconds", async () => {
  await open(running(both({ position: 2 }, { position: 6 }), inMs(-1_000)), "Ada", {
    raceSessionMutation: took,
  });
  press("eq");
  // Ten seconds after the start.
  await pass(8_900);
  expect(screen.queryByText(/Bob is in the lead/u)).toBeNull();
  await pass(200);
  expect(screen.getAllByText(/Bob is in the lead/u).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^You're 2nd of 2, at 15 percent\. Bob is in the lead, at 46 percent\. 1 error\. Next:/u),
  ]);
});

describe("ghosts", () => {
  const ghosts = (raceGhosts: readonly object[]) => ({ GhostLanesQuery: () => ({ data: { raceGhosts } }) });
  const curve = (time: number) => ({ __typename: "GhostCurve", characters: text.length, times: [time] });
  const ghost = (name: string | null, isOwn = false, time = 2_000) => ({
    __typename: "Ghost",
    kind: isOwn ? "BEST" : null,
    name,
    isOwn,
    wpm: 52.9,
    curve: curve(time),
  });

  test("someone alone has a lane for each, marked as a ghost, which moves by itself and counts for nothing", async () => {
    const startsAt = inMs(1_000);
    const raced = race([racer("Ada", { phase: "TYPING" })], { phase: "RUNNING", startsAt });
    const { server } = await open(raced, "Ada", ghosts([ghost("Cem"), ghost(null), ghost(null, true)]));
    await pass(500);
    expect(server.variablesOf("GhostLanesQuery")).toEqual([{ code, chosen: null }]);
    const lanes = within(screen.getByRole("region", { name: "Ghosts" })).getAllByRole("listitem");
    expect(lanes.map((lane) => lane.textContent)).toEqual(["CemGhost52 wpm", "Ghost52 wpm", "Your bestGhost52 wpm"]);
    expect(within(screen.getByRole("region", { name: "Racers" })).getAllByRole("listitem")).toHaveLength(1);
    const runner = lanes[0]?.querySelector<HTMLElement>("[aria-hidden]");
    expect(runner?.style.transform).toContain("* -1.0000)");
    await pass(5_000);
    expect(runner?.style.transform).toContain("* 0.0000)");
  });

  test.each([
    [2_800, [ghost(null, true, 4_000)], "You beat your best by 1.2 s."],
    [4_850, [ghost(null, true, 4_000)], "Your best was 0.8 s faster."],
    [4_020, [ghost(null, true, 4_000)], "You were exactly as fast as your best."],
    [3_000, [ghost("Cem", false, 4_000)], "You beat Cem's ghost by 1.0 s."],
    [4_500, [ghost("Dee", false, 1_000), ghost("Cem", false, 4_000)], "Cem's ghost was 0.5 s faster."],
    [3_000, [ghost(null, false, 4_000)], "You beat the ghost by 1.0 s."],
  ])("at the end, after %d ms, the page says how it went beside the nearest", async (finishedAfterMs, all, said) => {
    const startsAt = inMs(1_000);
    const { server } = await open(
      race([racer("Ada", { phase: "TYPING" })], { phase: "RUNNING", startsAt }),
      "Ada",
      ghosts(all),
    );
    await pass(500);
    const ended = racer("Ada", { phase: "FINISHED", position: text.length, place: 1, finishedAfterMs });
    pushRace(server, race([ended], { phase: "FINISHED", startsAt }));
    await pass(100);
    expect(screen.getByText(said)).toBeTruthy();
    // Nobody else was there to be beaten.
    expect(screen.getByRole("heading", { level: 1, name: "The race is over" })).toBeTruthy();
  });

  test("there are none beside other racers, and none is asked for", async () => {
    const { server } = await open(running(both(), inMs(1_000)), "Ada", ghosts([ghost("Cem")]));
    await pass(500);
    expect(server.variablesOf("GhostLanesQuery")).toEqual([]);
    expect(screen.queryByRole("region", { name: "Ghosts" })).toBeNull();
  });
});
