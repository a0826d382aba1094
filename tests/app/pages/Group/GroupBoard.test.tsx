import { act, screen, waitFor, within } from "@testing-library/react";
import { clearToken, setToken } from "../../../../src/app/relay/sessionToken";
import { renderPage } from "../../../support/renderPage";
import { sentence } from "../../../support/sentence";

beforeEach(() => setToken("token", { shared: false }));
afterEach(clearToken);

const entry = (place: number, name: string, part: object = {}) => ({
  place,
  name,
  isMine: false,
  wpm: 60 - place,
  accuracy: 96,
  durationMs: 600_000,
  improvement: null,
  ...part,
});
const board = (part: object = {}) => ({
  week: "2026-W47",
  period: "WEEK",
  kind: "SPEED",
  readAt: "2026-11-25T09:00:00.000Z",
  entries: [entry(1, "Bram"), entry(1, "Cem"), entry(3, "Anna", { isMine: true })],
  ...part,
});
const open = (group: object, answers = {}) =>
  renderPage("/groups/g", {
    mocks: {
      Node: () => ({ __typename: "Group" }),
      User: () => ({ id: "u", role: "MEMBER" }),
      Group: () =>
        ({
          __typename: "Group",
          id: "g",
          name: "Groep 7b",
          myRole: "MEMBER",
          archivedAt: null,
          board: board(),
          races: { id: "races", races: [], heats: null },
          tournaments: { id: "tournaments", current: null },
          ...group,
        }) as never,
      GroupSettings: () => ({ leaderboard: true }),
    },
    answers,
  });
const table = async () => within(await screen.findByRole("table", { name: "Leaderboard" }));

test("the places of the week with the viewer's own; another kind and another week are fetched", async () => {
  const { user, server } = open(
    {},
    {
      GroupBoardRefetchQuery: () => ({
        data: {
          node: {
            __typename: "Group",
            id: "g",
            myRole: "MEMBER",
            settings: { leaderboard: true },
            board: board({ kind: "PRACTICE" }),
          },
        },
      }),
    },
  );
  expect(
    (await table())
      .getAllByRole("row")
      .slice(1)
      .map((row) => row.textContent),
  ).toEqual(["1Bram59.096.0%", "1Cem59.096.0%", "3Annayou57.096.0%"]);
  expect(screen.getByText(sentence("Week 47: 16 nov to 22 nov 2026"))).toBeInstanceOf(HTMLElement);
  await user.click(screen.getByRole("radio", { name: "Practice time" }));
  await waitFor(async () =>
    expect((await table()).getByRole("columnheader", { name: "Minutes" })).toBeInstanceOf(HTMLElement),
  );
  await user.click(screen.getByRole("button", { name: "Previous week" }));
  await waitFor(() =>
    expect(server.variablesOf("GroupBoardRefetchQuery").at(-1)).toMatchObject({ week: "2026-W46", kind: "PRACTICE" }),
  );
});

test("a change loads the leaderboard again that is shown", async () => {
  const refreshed = board({ entries: [entry(1, "Dirk")], kind: "PRACTICE", week: "2026-W46" });
  const node = { __typename: "Group", id: "g", myRole: "MEMBER", settings: { leaderboard: true }, board: refreshed };
  const { user, server } = open({}, { GroupBoardRefetchQuery: () => ({ data: { node } }) });
  await table();
  await waitFor(() => expect(server.listeners("GroupBoardSubscription")).toBe(1));
  await user.click(screen.getByRole("radio", { name: "Practice time" }));
  await user.click(screen.getByRole("button", { name: "Previous week" }));
  const asked = () => server.variablesOf("GroupBoardRefetchQuery");
  await waitFor(() => expect(asked()).toHaveLength(2));
  act(() => server.push("GroupBoardSubscription", { change: { changedAt: null } }));
  expect(asked()).toHaveLength(2);
  act(() => server.push("GroupBoardSubscription", { change: { changedAt: "2026-11-25T09:00:05.000Z" } }));
  await waitFor(() => expect(asked()).toHaveLength(3));
  expect(asked().at(-1)).toEqual(asked().at(-2));
});

test("switched off: hidden from members", async () => {
  open({ board: null });
  expect(await screen.findByRole("heading", { name: "Groep 7b" })).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole("heading", { name: "Leaderboard" })).toBeNull();
});

/** Weeks that are not over, and over, on any day. */
const [stillToCome, longOver] = ["2099-W10", "2020-W10"];

test("no results yet: members are sent to practice, coaches to assignments; a week that is over says just that", async () => {
  const empty = (week: string) => ({ board: board({ week, entries: [] }) });
  const member = open(empty(stillToCome));
  await screen.findByText("No results this week yet. Type for a minute, and you'll be first.");
  const address = (link: HTMLElement) => link.getAttribute("href");
  const main = within(screen.getByRole("main"));
  expect(address(main.getByRole("link", { name: "Practice" }))).toBe("/?mode=time-60");
  member.unmount();

  const coach = open({ ...empty(stillToCome), myRole: "OWNER" });
  const words = await screen.findByText("No results this week yet. An assignment gets your group typing.");
  const card = words.parentElement ?? document.body;
  expect(address(within(card).getByRole("link", { name: "Assignments" }))).toBe("/groups/g/work");
  coach.unmount();

  open(empty(longOver));
  await screen.findByText("No results that week");
  expect(screen.getByText(/at least 30 seconds long and with at least 90% accuracy/u)).toBeInstanceOf(HTMLElement);
});

test("another period and improvement: without weeks, and with what was gained", async () => {
  const gained = board({ period: "ALL", kind: "IMPROVEMENT", entries: [entry(1, "Anna", { improvement: 4.2 })] });
  const node = { __typename: "Group", id: "g", myRole: "MEMBER", settings: { leaderboard: true }, board: gained };
  const { user, server } = open({}, { GroupBoardRefetchQuery: () => ({ data: { node } }) });
  await table();
  await user.click(screen.getByRole("radio", { name: "Improvement" }));
  await user.click(screen.getByRole("radio", { name: "All time" }));
  await waitFor(async () =>
    expect((await table()).getByRole("cell", { name: "+4.2 wpm" })).toBeInstanceOf(HTMLElement),
  );
  expect(server.variablesOf("GroupBoardRefetchQuery").at(-1)).toMatchObject({
    period: "ALL",
    week: null,
    kind: "IMPROVEMENT",
  });
  expect(screen.queryByRole("button", { name: "Previous week" })).toBeNull();
  expect(screen.getByText(/Everyone sees the first 6 places and their own\./u)).toBeInstanceOf(HTMLElement);
});
