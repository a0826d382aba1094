import { act, screen, within } from "@testing-library/react";
import { clearToken, setToken } from "../../../../src/app/relay/sessionToken";
import { setConnectionState } from "../../../../src/app/relay/connectionState";
import { renderPage } from "../../../support/renderPage";

beforeEach(() => setToken("token", { shared: false }));
afterEach(() => {
  clearToken();
  localStorage.clear();
});

const viewer = {
  id: "u",
  role: "MEMBER",
  displayName: "Ada",
  avatarUrl: null,
  groups: [],
  speedUnit: null,
  profileVisibility: "ALL",
  profileVisibilityChoices: ["ME", "GROUP", "ALL"],
};
const entry = (place: number, isMine = false) => ({
  place,
  isMine,
  wpm: 60 - place,
  accuracy: 97.5,
  startedAt: "2026-11-25T09:14:00Z",
  user: { id: `user ${place}`, username: `person-${place}`, displayName: `Person ${place}`, avatarUrl: null },
});
const attempt = (part: object = {}) => ({
  runId: "3f6b1c52-8a44-4f0e-9a63-2f5f3a1f5f10",
  isCounted: true,
  result: { id: "r1", wpm: 51.29, accuracy: 98.4, status: "VERIFIED" },
  ...part,
});
const text = { id: "t1", title: "The heron", body: "A heron waits.", isOwn: false };
const daily = (part: object = {}) => ({
  date: "2026-11-25",
  text: null,
  attempt: null,
  leaderboard: { entries: [], own: null },
  ...part,
});

function open(shown: object | null, { address = "/today", ...more }: any = {}) {
  return renderPage(address, {
    mocks: {
      Query: () => ({
        viewer: { ...viewer, ...more.viewer },
        dailyText: shown,
        featureSwitches: [{ id: "F3", feature: "BOARDS", isOn: !more.isOff }],
      }),
    },
    ...(more.answers && { answers: more.answers }),
  });
}

test("before the attempt: its rules, no text, and an empty leaderboard", async () => {
  open(daily());
  await screen.findByRole("button", { name: "Start attempt" });
  expect(screen.getByText(/Begin typing within 2 minutes/u)).toBeInstanceOf(HTMLElement);
  expect(screen.getByText("No one is on the leaderboard yet.")).toBeInstanceOf(HTMLElement);
  expect(screen.queryByText(text.title)).toBeNull();
});

test("starting shows the line, with nothing that restarts it", async () => {
  const { user } = open(daily(), {
    answers: {
      DailyRunBeginMutation: () => ({
        data: {
          beginDailyAttempt: {
            __typename: "BeginDailyAttemptSuccess",
            dailyText: { date: "2026-11-25", text },
          },
        },
      }),
    },
  });
  await user.click(await screen.findByRole("button", { name: "Start attempt" }));
  await screen.findByLabelText("Type this text: The heron");
  expect(screen.queryByRole("button", { name: /restart/iu })).toBeNull();
  expect(screen.queryByRole("heading", { name: "Leaderboard" })).toBeNull();
});

test("a start that is refused says why, and does not offer another", async () => {
  const { user } = open(daily(), {
    answers: {
      DailyRunBeginMutation: () => ({
        data: {
          beginDailyAttempt: { __typename: "RefusedError", __isError: "RefusedError", code: "DAILY_ATTEMPT_USED" },
        },
      }),
    },
  });
  await user.click(await screen.findByRole("button", { name: "Start attempt" }));
  await screen.findByText(/You've already used your attempt/u);
  expect(screen.queryByRole("button", { name: "Start attempt" })).toBeNull();
});

test.each([
  ["counted", attempt(), "Your attempt: 51.2 wpm, 98.4% accuracy"],
  ["without a result", attempt({ result: null, isCounted: false }), /It wasn't finished, so it has no result/u],
  [
    "flagged",
    attempt({ isCounted: false, result: { id: "r1", wpm: 51, accuracy: 98, status: "FLAGGED" } }),
    /something about it is unusual/u,
  ],
  [
    "not accurate enough",
    attempt({ isCounted: false, result: { id: "r1", wpm: 51, accuracy: 89, status: "VERIFIED" } }),
    /an accuracy of at least 90%/u,
  ],
  ["late", attempt({ isCounted: false }), /typed or saved too late/u],
])("a used attempt: %s", async (_, used, sentence) => {
  open(daily({ text, attempt: used }));
  await screen.findByText(sentence);
  expect(screen.queryByRole("button", { name: "Start attempt" })).toBeNull();
  expect(screen.getByRole("link", { name: "Practice this text" }).getAttribute("href")).toBe("/texts/t1");
});

test("one's own place below the others", async () => {
  const entries = Array.from({ length: 3 }, (_, at) => entry(at + 1));
  open(daily({ text, attempt: attempt(), leaderboard: { entries, own: entry(61, true) } }));
  const table = await screen.findByRole("table", { name: "Leaderboard" });
  const rows = within(table).getAllByRole("row");
  expect(rows).toHaveLength(5);
  expect(rows.at(-1)!.textContent).toMatch(/^61/u);
});

test("yesterday shows the text and no start", async () => {
  open(daily({ date: "2026-11-24", text }), { address: "/today?day=yesterday&language=en" });
  await screen.findByRole("heading", { name: "The heron" });
  expect(screen.getByText("24 november 2026")).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole("button", { name: "Report this text" })).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole("button", { name: "Start attempt" })).toBeNull();
});

test("switched off", async () => {
  open(null, { isOff: true });
  await screen.findByText(/paused the leaderboard/u);
});

test("a language without texts is not called switched off", async () => {
  open(null);
  await screen.findByText("There are no texts in this language yet.");
  expect(screen.queryByText(/paused the leaderboard/u)).toBeNull();
  expect(screen.getByRole("combobox", { name: "Language" })).toBeInstanceOf(HTMLElement);
});

test("a private profile says why it is not on the leaderboard", async () => {
  open(daily(), { viewer: { profileVisibility: "ME" } });
  await screen.findByText(/Only people who made their profile public are/u);
});

test("offline: says when one can start", async () => {
  open(daily());
  const button = await screen.findByRole("button", { name: "Start attempt" });
  act(() => setConnectionState("offline"));
  await screen.findByText(/You can start when you're online again/u);
  expect(button.getAttribute("aria-disabled")).toBe("true");
  await act(async () => setConnectionState("online"));
  expect(button.getAttribute("aria-disabled")).not.toBe("true");
});
