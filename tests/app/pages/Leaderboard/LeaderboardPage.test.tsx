import { act, screen, waitFor, within } from "@testing-library/react";
import { clearToken, setToken } from "../../../../src/app/relay/sessionToken";
import { renderPage } from "../../../support/renderPage";

beforeEach(() => setToken("token", { shared: false }));
afterEach(() => {
  clearToken();
  localStorage.clear();
});

const viewer = {
  id: "u",
  role: "MEMBER",
  competes: true,
  displayName: "Ada",
  avatarUrl: null,
  groups: [],
  profileVisibility: "ALL",
};
const entry = (place: number, improvement: number | null, isMine = false) => ({
  place,
  isMine,
  wpm: 60 - place,
  accuracy: 97.5,
  improvement,
  startedAt: "2026-11-25T09:14:00Z",
  user: { id: `user ${place}`, username: `person-${place}`, displayName: `Person ${place}`, avatarUrl: null },
});

function open(address: string, speedUnit: string | null, improvement: number | null) {
  return renderPage(address, {
    mocks: {
      Query: () => ({
        viewer: { ...viewer, speedUnit, profileVisibilityChoices: ["ALL"] },
        leaderboard: { entries: [entry(1, improvement)], own: entry(1_234_567, improvement, true) },
      }),
    },
  });
}

const cells = async () => {
  const table = await screen.findByRole("table", { name: "Leaderboard" });
  return within(table)
    .getAllByRole<HTMLTableRowElement>("row")
    .map((row) => Array.from(row.cells, ({ textContent }) => textContent));
};

test.each([
  ["WPM", "+6.2 wpm"],
  ["CPM", "+31 cpm"],
])("by improvement, in the viewer's unit (%s)", async (unit, gain) => {
  open("/leaderboard?by=improvement", unit, 6.26);
  const [head, first, own] = await cells();
  expect(head).toContain("Improvement");
  expect(head).not.toContain("Accuracy");
  expect(first).toContain(gain);
  expect(own?.[0]).toBe("1234567");
  expect(screen.getByText(/Each person's biggest improvement/u)).toBeInstanceOf(HTMLElement);
});

test("choosing what is ranked puts it into the address", async () => {
  const { user, router } = open("/leaderboard", null, null);
  const [head] = await cells();
  expect(head).toContain("Accuracy");
  await user.click(screen.getByRole("radio", { name: "Improvement" }));
  expect(router.state.location.search).toContain("by=improvement");
});

test("of a group: those with a leaderboard can be chosen; one that is not for the viewer says so", async () => {
  const group = (id: string, part: object) => ({
    id,
    name: `Class ${id}`,
    archivedAt: null,
    myRole: "MEMBER",
    settings: { leaderboard: true },
    ...part,
  });
  const groups = [
    group("0", { archivedAt: "2026-07-01T10:00:00Z" }),
    group("1", {}),
    group("2", { settings: { leaderboard: false } }),
    group("3", { settings: { leaderboard: false }, myRole: "COACH" }),
  ];
  const own = { ...viewer, profileVisibilityChoices: ["ALL"], groups };
  const { user, router, server } = renderPage("/leaderboard", {
    mocks: { Query: () => ({ viewer: own, leaderboard: { entries: [entry(1, null)], own: null } }) },
    answers: {
      LeaderboardPageQuery: ({ groupId }) => ({
        data: {
          viewer: { __typename: "User", ...own, groups: groups.map((one) => ({ __typename: "Group", ...one })) },
          leaderboard: groupId === null ? { readAt: "2026-11-25T09:00:00Z", entries: [], own: null } : null,
        },
      }),
    },
  });
  const people = await screen.findByRole("combobox", { name: "People" });
  expect(
    within(people)
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).toEqual(["Everyone", "People you follow", "Class 1", "Class 3"]);
  await user.selectOptions(people, "Class 1");
  await waitFor(() => expect(router.state.location.search).toContain("group=1"));
  await waitFor(() => expect(server.variablesOf("LeaderboardPageQuery").at(-1)).toMatchObject({ groupId: "1" }));
  expect(await screen.findByText("You can't see this leaderboard.")).toBeInstanceOf(HTMLElement);
  await user.selectOptions(screen.getByRole("combobox", { name: "People" }), "Everyone");
  await waitFor(() => expect(router.state.location.search).not.toContain("group="));
});

test("the address of a group that the viewer has left says so, and leads back to everyone's", async () => {
  const { user, router } = renderPage("/leaderboard?group=gone", {
    mocks: {
      Query: () => ({ viewer: { ...viewer, profileVisibilityChoices: ["ALL"], groups: [] }, leaderboard: null }),
    },
  });
  expect(await screen.findByText("You can't see this leaderboard.")).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "People" }).value).toBe("all");
  expect(router.state.location.search).toContain("group=gone");
  await user.click(screen.getByRole("link", { name: "Everyone" }));
  await waitFor(() => expect(router.state.location.search).not.toContain("group="));
});

test("for somebody who does not compete there is no board, but the way back", async () => {
  renderPage("/leaderboard", {
    mocks: {
      Query: () => ({
        viewer: { ...viewer, competes: false, profileVisibilityChoices: ["ALL"] },
        leaderboard: { entries: [entry(1, null)], own: null },
      }),
    },
  });
  expect(await screen.findByText("You turned leaderboards and ratings off.")).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole("table")).toBeNull();
  const settings = within(screen.getByRole("main")).getByRole("link", { name: "Settings" });
  expect(settings.getAttribute("href")).toBe("/settings#profile");
});

describe("a change of the board", () => {
  const readAt = "2026-11-25T09:00:00.000Z";
  const board = (wpm: number) => ({ readAt, entries: [{ ...entry(1, null), wpm }], own: null });
  const changed = (changedAt: string | null) => ({ change: { changedAt } });

  async function openBoard() {
    let wpm = 51;
    const page = renderPage("/leaderboard?mode=time-60&language=nl", {
      mocks: { Query: () => ({ viewer, leaderboard: board(wpm) }) },
    });
    expect((await cells())[1]).toContain("51.0");
    await waitFor(() => expect(page.server.listeners("BoardUpdatesSubscription")).toBe(1));
    wpm = 52;
    const push = (at: string | null) => act(() => page.server.push("BoardUpdatesSubscription", changed(at)));
    return { ...page, push, requests: () => page.server.variablesOf("LeaderboardPageQuery").length };
  }

  test("is shown without another page, and the focus stays where it is", async () => {
    const { push, requests } = await openBoard();
    screen.getByRole("link", { name: "Person 1" }).focus();
    push(null);
    expect(requests()).toBe(1);
    push("2026-11-25T09:00:05.000Z");
    await waitFor(async () => expect((await cells())[1]).toContain("52.0"));
    expect(requests()).toBe(2);
    expect(document.activeElement).toBe(screen.getByRole("link", { name: "Person 1" }));
  });

  test("that the page already has is not asked for again; one it missed before it listened is", async () => {
    const first = await openBoard();
    first.push("2026-11-25T08:59:59.000Z");
    expect(first.requests()).toBe(1);
    first.unmount();
    const second = await openBoard();
    second.push("2026-11-25T09:00:00.500Z");
    await waitFor(() => expect(second.requests()).toBe(2));
  });

  test("waits in a tab in the background until it is shown", async () => {
    const visibility = jest.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    const { push, requests } = await openBoard();
    push("2026-11-25T09:00:05.000Z");
    push("2026-11-25T09:00:06.000Z");
    expect(requests()).toBe(1);
    visibility.mockRestore();
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    await waitFor(async () => expect((await cells())[1]).toContain("52.0"));
    expect(requests()).toBe(2);
  });
});
