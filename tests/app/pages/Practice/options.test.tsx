import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { clearToken, setToken } from "../../../../src/app/relay/sessionToken";
import { decodeLog } from "../../../../src/engine/log/logCodec";
import { renderPage } from "../../../support/renderPage";
import { mendJsdom } from "../Race/raceMocks";

const target = (): string => (window as unknown as { __typingTarget: () => string }).__typingTarget();

beforeAll(() => {
  process.env["TYPELOOP_TEST_HOOKS"] = "1";
  mendJsdom();
});
afterAll(() => {
  delete process.env["TYPELOOP_TEST_HOOKS"];
});
beforeEach(() => {
  localStorage.clear();
  setToken("token", { shared: false });
});
afterEach(() => act(async () => clearToken()));

const refused = { saveResult: { __typename: "RefusedError", __isError: "RefusedError", code: "IMPOSSIBLE_TIMING" } };

async function start(address: string, remembers = "", answers: object | null = null) {
  const page = renderPage(address, {
    mocks: answers === null ? { Query: () => ({ viewer: null }) } : { User: () => ({ id: "u" }) },
    answers: {
      serverClockQuery: () => ({ data: { serverTime: Date.now() } }),
      saveRunMutation: () => ({ data: refused }),
      ...answers,
    },
    remembers,
  });
  await screen.findByRole("textbox");
  return page;
}

const options = (chosen: string) => `options=${encodeURIComponent(chosen)}`;

async function open(user: Awaited<ReturnType<typeof start>>["user"]) {
  await user.click(screen.getByRole("button", { name: /^options/u }));
  return within(await screen.findByRole("dialog", { name: "Practice options" }));
}

test("any length within the limits, in the address and in the bar", async () => {
  const { user, router } = await start("/?mode=time-30&language=en");
  const dialog = await open(user);
  await user.click(dialog.getByRole("radio", { name: "Words" }));
  const field = dialog.getByRole("spinbutton", { name: "Number of words" });
  fireEvent.change(field, { target: { value: "1001" } });
  await user.click(dialog.getByRole("button", { name: "Use this length" }));
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(router.state.location.search).toBe("?mode=time-30&language=en");
  fireEvent.change(field, { target: { value: "7" } });
  await user.click(dialog.getByRole("button", { name: "Use this length" }));
  expect(router.state.location.search).toBe("?mode=words-7&language=en");
  expect(await screen.findByRole("link", { name: "7 words", current: true })).toBeInstanceOf(HTMLElement);
  await waitFor(() => expect(target().split(" ")).toHaveLength(7));
});

test.each(["time-4", "time-901", "words-1001", "words-x", "time-7.5"])(
  "an address with %s is one of the usual length",
  async (mode) => {
    await start(`/?mode=${mode}&language=en`);
    expect(screen.getByRole("link", { name: "30 seconds" }).getAttribute("aria-current")).toBe("true");
  },
);

test("stop on error holds at once, is remembered, and sent with the run", async () => {
  const { user, server, remembered } = await start("/?mode=words-5&language=en");
  const dialog = await open(user);
  await user.click(dialog.getByRole("radio", { name: "Stop on error" }));
  expect(remembered()).toContain("STOP_ON_ERROR");
  await user.click(dialog.getByRole("button", { name: "Close" }));
  expect(screen.getByRole("button", { name: "options (1)" })).toBeInstanceOf(HTMLElement);
  const text = target();
  await act(async () => screen.getByRole("textbox").focus());
  await user.keyboard("#");
  expect(target()).toBe(text);
  await user.keyboard("{Backspace}");
  await user.keyboard(text);
  await waitFor(() => expect(server.variablesOf("saveRunMutation")).toHaveLength(1));
  const [{ input }] = server.variablesOf("saveRunMutation") as [Record<string, any>];
  expect(input).toMatchObject({ mode: "WORDS", modeAmount: 5, keyRule: "STOP_ON_ERROR" });
  const log = decodeLog(input.log);
  expect(log.ok && log.keystrokes.map(({ kind }) => kind)).not.toContain("deleteGrapheme");
});

test("without Backspace an error stays", async () => {
  const { user, server } = await start("/?mode=words-5&language=en", options("keys=NO_BACKSPACE"));
  const text = target();
  await user.keyboard("#");
  await user.keyboard("{Backspace}");
  expect(target()).toBe(text.slice(1));
  await user.keyboard(`${text.slice(1)} `);
  await waitFor(() => expect(server.variablesOf("saveRunMutation")).toHaveLength(1));
  expect(server.variablesOf("saveRunMutation")[0]).toMatchObject({ input: { keyRule: "NO_BACKSPACE" } });
});

test("blind is of the screen alone: the run is an ordinary one", async () => {
  const { user, server, container } = await start("/?mode=words-5&language=en", options("blind=1"));
  expect(container.querySelector("[data-blind=true] textarea")).not.toBeNull();
  await user.keyboard(target());
  await waitFor(() => expect(server.variablesOf("saveRunMutation")).toHaveLength(1));
  const [{ input }] = server.variablesOf("saveRunMutation") as [Record<string, any>];
  expect(input.keyRule).toBeUndefined();
});

describe("the ghost", () => {
  const caret = () => document.querySelector("[data-pace-caret]");
  const ghost = (found: object | null) => ({ GhostOverlayQuery: () => ({ data: { ghost: found } }) });
  const best = {
    __typename: "Ghost",
    wpm: 60,
    curve: { __typename: "GhostCurve", characters: 10, times: [600_000, 1_200_000] },
  };

  test("is off by default", async () => {
    const { server } = await start("/?mode=words-5&language=en");
    expect(caret()).toBeNull();
    expect(server.variablesOf("GhostOverlayQuery")).toEqual([]);
  });

  test("follows a pace in the user's unit", async () => {
    const { user, remembered } = await start("/?mode=words-5&language=en", "speedUnit=CPM");
    const dialog = await open(user);
    await user.click(dialog.getByRole("radio", { name: "Set a pace" }));
    const field = dialog.getByRole("spinbutton", { name: "Pace (cpm)" });
    fireEvent.change(field, { target: { value: "250" } });
    expect(remembered()).toContain(encodeURIComponent("pace=50"));
    fireEvent.change(field, { target: { value: "2" } });
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(remembered()).toContain(encodeURIComponent("pace=50"));
    await waitFor(() => expect(caret()).not.toBeNull());
  });

  test.each([
    ["best", "BEST", "before your best"],
    ["median", "MEDIAN", "before your median"],
    ["group", "GROUP_MEDIAN", "before your group's median"],
    ["today", "TODAY", "before today's best"],
  ])("%s is asked for the same kind of run, and compared at the end", async (chosen, kind, sentence) => {
    const { user, server } = await start("/?mode=words-5&language=en", options(`pace=${chosen}`), ghost(best));
    await waitFor(() => expect(caret()).not.toBeNull());
    expect(server.variablesOf("GhostOverlayQuery")).toEqual([
      {
        kind,
        run: {
          mode: "WORDS",
          modeAmount: 5,
          language: "EN",
          punctuation: false,
          numbers: false,
          wordList: "COMMON_1000",
          keyRule: null,
        },
      },
    ]);
    await user.keyboard(target());
    expect(await screen.findByText(new RegExp(`^You finished [\\d,.]+ s ${sentence}\\.$`, "u"))).toBeInstanceOf(
      HTMLElement,
    );
  });

  test("does not show if there is none", async () => {
    const { user, server } = await start("/?mode=words-5&language=en", options("pace=median"), ghost(null));
    await waitFor(() => expect(server.variablesOf("GhostOverlayQuery")).toHaveLength(1));
    expect(caret()).toBeNull();
    await user.keyboard(target());
    expect(await screen.findByRole("heading", { name: "Your result" })).toBeInstanceOf(HTMLElement);
    expect(screen.queryByText(/^You finished/u)).toBeNull();
  });
});

test("Caps Lock is announced politely while it is on", async () => {
  await start("/?mode=words-5&language=en");
  const field = screen.getByRole("textbox");
  fireEvent.keyDown(field, { key: "A", modifierCapsLock: true });
  expect(screen.getByText("Caps Lock is on.").closest("output")).not.toBeNull();
  fireEvent.keyDown(field, { key: "a" });
  expect(screen.queryByText("Caps Lock is on.")).toBeNull();
});

test("the line for newcomers is dismissed for good", async () => {
  const { user, remembered, unmount } = await start("/?mode=words-5&language=en");
  const line = await screen.findByRole("navigation", { name: "Where to start" });
  expect(within(line).getByRole("link", { name: "Take the course" }).getAttribute("href")).toBe("/course");
  await user.click(within(line).getByRole("button", { name: "Just type" }));
  expect(screen.queryByRole("navigation", { name: "Where to start" })).toBeNull();
  unmount();
  await start("/?mode=words-5&language=en", remembered());
  expect(remembered()).toContain("welcomed=1");
});

test("zen has no text and no end of its own, and sends nothing", async () => {
  const { user, server } = await start("/?mode=zen&language=en");
  const field = screen.getByRole("textbox", { name: "Type whatever you like" });
  expect(document.activeElement).toBe(field);
  await user.keyboard("what comes to mind");
  expect(document.documentElement.dataset["typing"]).toBe("true");
  await user.keyboard("{Escape}");
  const heading = await screen.findByRole("heading", { name: "You typed 4 words" });
  expect(document.activeElement).toBe(heading);
  expect(document.documentElement.dataset["typing"]).toBeUndefined();
  expect(screen.getByText("what comes to mind")).toBeInstanceOf(HTMLElement);
  expect(server.variablesOf("saveRunMutation")).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Start again" }));
  expect(screen.getByRole("textbox").textContent).toBe("");
});
