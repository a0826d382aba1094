import { act, screen, waitFor, within } from "@testing-library/react";
import { clearToken, setToken } from "../../../../src/app/relay/sessionToken";
import { renderPage } from "../../../support/renderPage";
import { sentence } from "../../../support/sentence";

// What members of groups, and their coaches, see first.
const group = (id: string, name: string, myRole: string, more: object = {}) => ({
  __typename: "Group",
  id,
  name,
  myRole,
  archivedAt: null,
  needs: null,
  newBadges: null,
  ...more,
});
const people = (...names: string[]) => ({
  count: names.length,
  members: names
    .slice(0, 3)
    .map((displayName, at) => ({ id: `${displayName}${at}`, user: { id: displayName, displayName } })),
});
const needs = (more: object = {}) => ({ openFlags: 0, behind: people(), inactive: people(), due: [], ...more });
const lessonItem = {
  __typename: "AssignmentItem",
  position: 0,
  backspace: true,
  task: { __typename: "LessonTask", lesson: "us-intl-fj", exercise: null },
};
const tasks = [{ __typename: "AssignmentTaskProgress", state: "NOT_STARTED", item: lessonItem }];
const work = (id: string, title: string, more: object = {}) => ({
  __typename: "Assignment",
  id,
  title,
  backspace: true,
  dueAt: null,
  group: { __typename: "Group", id: "g1", name: "7B" },
  myProgress: { isLate: false, state: "NOT_STARTED", part: 0, tasks },
  tasks: [lessonItem],
  ...more,
});
const viewer = (more: object) => ({
  Query: () => ({
    viewer: {
      __typename: "User",
      id: "u",
      role: "MEMBER",
      displayName: "Ada",
      appearance: null,
      dailyGoalMinutes: null,
      dueAssignments: [],
      tournaments: [],
      practiceGoal: { streak: 0 },
      ...more,
    },
  }),
});

beforeEach(() => {
  localStorage.clear();
  setToken("token", { shared: false });
});
afterEach(() => act(async () => clearToken()));

test("a member sees what they have to do, and starts it with one press; the menu says how much it is", async () => {
  renderPage("/", {
    mocks: viewer({
      groups: [group("g1", "7B", "MEMBER")],
      dueAssignments: [
        work("a1", "Home row", {
          dueAt: "2026-03-02T16:00:00Z",
          myProgress: { isLate: true, state: "NOT_STARTED", part: 0, tasks },
        }),
        work("a2", "Ten minutes", { dueAt: "2026-03-09T16:00:00Z", task: { __typename: "GoalTask" } }),
      ],
      practiceGoal: { streak: 4 },
    }),
  });
  const card = within((await screen.findByRole("heading", { name: "To do" })).closest("section")!);
  expect(card.getAllByRole("listitem").map((row) => row.textContent)).toEqual([
    "Home row7B · was due 2 mrt 2026, 17:00Start",
    "Ten minutes7B · due 9 mrt 2026, 17:00 (week 11)Start",
  ]);
  expect(card.getByRole("link", { name: "Start: Home row" }).getAttribute("href")).toBe(
    "/course/us-intl-fj?assignment=a1",
  );
  expect(card.getByRole("link", { name: "4 days in a row" }).getAttribute("href")).toBe("/week");
  const bar = within(await screen.findByRole("complementary", { name: "Your assignment" }));
  expect(bar.getByRole("link", { name: "Start: Home row" })).toBeInstanceOf(HTMLElement);
  expect(bar.getByText("and 1 more")).toBeInstanceOf(HTMLElement);
  const menu = within(screen.getByRole("navigation", { name: "Main" }));
  expect((await menu.findByRole("link", { name: /Groups/u })).textContent).toBe("Groups22 assignments to do");
});

test("a member sees the new badges of their group, their own among them", async () => {
  const earned = (badgeId: string, name: string, isMine: boolean) => ({
    __typename: "NewBadge",
    badgeId,
    name,
    isMine,
  });
  const newBadges = [
    earned("runs-10", "Emma", false),
    earned("speed-20", "Ada", true),
    earned("unknown", "Sam", false),
  ];
  renderPage("/", { mocks: viewer({ groups: [group("g1", "7B", "MEMBER", { newBadges })] }) });
  const title = await screen.findByRole("heading", { name: "New badges in 7B" });
  const rows = within(title.closest("section")!).getAllByRole("listitem");
  expect(rows.map((row) => row.textContent)).toEqual(["Emma: Warmed up", "You: And you're off"]);
});

test("a member with nothing to do is not told a number", async () => {
  renderPage("/", { mocks: viewer({ groups: [group("g1", "7B", "MEMBER")] }) });
  expect(await screen.findByText("No assignments to do right now.")).toBeInstanceOf(HTMLElement);
  const menu = within(screen.getByRole("navigation", { name: "Main" }));
  expect(menu.getByRole("link", { name: "Groups" })).toBeInstanceOf(HTMLElement);
});

test("a coach sees of each group who is behind, what is due, and who has not practiced", async () => {
  renderPage("/", {
    mocks: viewer({
      groups: [
        group("g1", "7B", "OWNER", {
          needs: needs({
            openFlags: 2,
            behind: people("Emma", "Sam", "Yusuf", "Lotte"),
            inactive: people("Noor"),
            due: [work("a1", "Home row", { dueAt: "2026-03-02T16:00:00Z", counts: { assigned: 30, done: 12 } })],
          }),
        }),
        group("g2", "8A", "COACH", { needs: needs() }),
        group("g3", "Last year", "OWNER", { archivedAt: "2026-01-01T00:00:00Z", needs: needs() }),
      ],
    }),
  });
  const first = within((await screen.findByRole("heading", { name: "7B" })).closest("section")!);
  expect(first.getAllByRole("listitem").map((row) => row.textContent)).toEqual([
    "Behind Emma, Sam, Yusuf and 1 more",
    "Home row 12 of 30 done · was due 2 mrt 2026, 17:00",
    "No practice for a week Noor",
    "To review 2 flagged runs",
  ]);
  expect(first.getByRole("link", { name: "Watch live" }).getAttribute("href")).toBe("/groups/g1/live");
  expect(first.getByRole("link", { name: "Big screen" }).getAttribute("href")).toBe("/groups/g1/wall");
  const second = within(screen.getByRole("heading", { name: "8A" }).closest("section")!);
  expect(second.getByText("Everyone is up to date.")).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole("heading", { name: "Last year" })).toBeNull();
  expect(screen.queryByRole("heading", { name: "To do" })).toBeNull();
});

test("a coach opens a race for the group with one press, and is in its lobby", async () => {
  const { server, user, router } = renderPage("/", {
    mocks: viewer({ groups: [group("g1", "7B", "OWNER", { needs: needs() })] }),
    answers: {
      raceMutationsCreateForGroupMutation: () => ({
        data: { createGroupRace: { __typename: "RaceSuccess", race: { __typename: "Race", id: "r", code: "ABCDEF" } } },
      }),
    },
  });
  await user.click(await screen.findByRole("button", { name: "Start a race" }));
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/race\/ABCDEF/u));
  expect(server.variablesOf("raceMutationsCreateForGroupMutation")).toEqual([
    expect.objectContaining({ groupId: "g1", input: { mode: "SPEED", teams: 2, language: "EN", length: "MEDIUM" } }),
  ]);
});

test("a coach's cards are above the line, and known before they come the next time", async () => {
  const { remembered } = renderPage("/", {
    mocks: viewer({ groups: [group("g1", "7B", "OWNER", { needs: needs() })] }),
    remembers: "signedIn=1",
  });
  const isAboveLine = async () => {
    const card = await screen.findByRole("heading", { name: "7B" });
    return card.compareDocumentPosition(screen.getByRole("textbox")) === Node.DOCUMENT_POSITION_FOLLOWING;
  };
  await waitFor(async () => expect(await isAboveLine()).toBe(true));
  expect(remembered()).toContain("coaches=1");
});

test("what a member has to do stays below the line, also if this browser was a coach's", async () => {
  const { remembered } = renderPage("/", {
    mocks: viewer({
      groups: [group("g1", "7B", "MEMBER"), group("g2", "Old", "OWNER", { archivedAt: "2026-01-01T00:00:00Z" })],
    }),
    remembers: "signedIn=1&coaches=1",
  });
  await waitFor(() => expect(remembered()).not.toContain("coaches"));
  const title = await screen.findByRole("heading", { name: "To do" });
  expect(title.compareDocumentPosition(screen.getByRole("textbox"))).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

test("somebody without a group sees the line, and nothing below it", async () => {
  renderPage("/", { mocks: viewer({ groups: [] }) });
  await screen.findByRole("button", { name: "Ada's account" });
  await screen.findByRole("textbox");
  expect(screen.queryByRole("heading", { name: "To do" })).toBeNull();
});

test("a tournament that runs is something to do: one press to race for it", async () => {
  const cup = {
    id: "t1",
    name: "Spring cup",
    groupId: "g1",
    groupName: "7B",
    lastDay: 20_850,
    languages: ["NL", "EN"],
    hasDayTexts: false,
    hasRacedToday: false,
  };
  const { server, user } = renderPage("/", {
    mocks: viewer({ groups: [group("g1", "7B", "MEMBER")], tournaments: [cup] }),
    answers: { RaceForTournamentMutation: () => ({ data: { raceForTournament: refusedRace } }) },
  });
  const link = await screen.findByRole("link", { name: "Spring cup" });
  expect(link.getAttribute("href")).toBe("/groups/g1");
  expect(screen.getByText(sentence("7B · tournament until 1 feb"))).toBeInstanceOf(HTMLElement);
  await user.click(screen.getByRole("button", { name: "Race now: Spring cup" }));
  // In the language of the interface, if the tournament has it.
  expect(server.variablesOf("RaceForTournamentMutation")).toEqual([{ tournamentId: "t1", language: "EN" }]);
  expect(await screen.findByText(/^This tournament isn't running today\./u)).toBeInstanceOf(HTMLElement);
});

const refusedRace = { __typename: "RefusedError", __isError: "RefusedError", code: "TOURNAMENT_NOT_RUNNING" };
