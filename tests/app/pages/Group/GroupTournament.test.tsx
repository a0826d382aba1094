import { screen, waitFor, within } from "@testing-library/react";
import { clearToken, setToken } from "../../../../src/app/relay/sessionToken";
import { renderPage } from "../../../support/renderPage";

const entry = (place: number, name: string, more: object = {}) => ({
  __typename: "TournamentEntry",
  place,
  name,
  isMine: false,
  points: 200 - 20 * place,
  days: 2,
  wpm: 50 - place,
  improvement: null,
  ...more,
});
const tournament = (more: object = {}) => ({
  __typename: "Tournament",
  id: "t1",
  name: "Spring cup",
  firstDay: 20_844,
  lastDay: 20_850,
  languages: ["EN"],
  hasDayTexts: false,
  hasRacedToday: false,
  rule: "SPEED",
  bestDays: 6,
  phase: "RUNNING",
  entries: [entry(1, "Ben"), entry(2, "Cem"), entry(2, "Dora")],
  own: null,
  ...more,
});
const mocks = (myRole: string, current: object | null, more: object = {}) => ({
  Query: () => ({ viewer: { id: "u", role: "MEMBER", displayName: "Ada", groups: [] }, node: { __typename: "Group" } }),
  Group: () => ({
    id: "g1",
    name: "3B",
    myRole,
    archivedAt: null,
    memberCount: 3,
    joinCode: null,
    coaches: [],
    settings: { leaderboard: true },
    board: null,
    races: { id: "races", races: [], heats: null },
    tournaments: { id: "tournaments", current },
    ...more,
  }),
});
const rows = async () =>
  within(await screen.findByRole("table", { name: "Tournament standings" }))
    .getAllByRole("row")
    .slice(1)
    .map((row) => row.textContent);

beforeEach(() => {
  setToken("token", { shared: false });
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
});
afterEach(clearToken);

test("a member sees the first places and, below them, their own; and races in one of its languages", async () => {
  const own = entry(7, "Ada", { isMine: true });
  const { server, user } = renderPage("/groups/g1", {
    mocks: mocks("MEMBER", tournament({ own, languages: ["EN", "NL"] })),
  });
  expect(await rows()).toEqual(["1Ben18049.0", "2Cem16048.0", "2Dora16048.0", "7Adayou6043.0"]);
  expect(screen.queryByRole("button", { name: "End the tournament" })).toBeNull();
  await user.click(screen.getByRole("radio", { name: "Dutch" }));
  await user.click(screen.getByRole("button", { name: "Race now for the tournament" }));
  expect(server.variablesOf("RaceForTournamentMutation")).toEqual([{ tournamentId: "t1", language: "NL" }]);
});

test("one's own place is not shown twice", async () => {
  const own = entry(1, "Ada", { isMine: true });
  renderPage("/groups/g1", { mocks: mocks("MEMBER", tournament({ entries: [own, entry(2, "Ben")], own })) });
  expect(await rows()).toEqual(["1Adayou18049.0", "2Ben16048.0"]);
});

test("without a tournament a member sees nothing of it", async () => {
  renderPage("/groups/g1", { mocks: mocks("MEMBER", null) });
  await screen.findByRole("heading", { name: "Races" });
  expect(screen.queryByText(/tournament/iu)).toBeNull();
});

test("when it is over, the podium is shown, and no one can race", async () => {
  renderPage("/groups/g1", { mocks: mocks("MEMBER", tournament({ phase: "OVER" })) });
  const podium = within(await screen.findByRole("list", { name: "Podium" }));
  expect(podium.getAllByRole("listitem").map((step) => step.textContent)).toEqual([
    "1stBen180 points1",
    "2ndCem160 points2",
    "2ndDora160 points2",
  ]);
  expect(screen.queryByRole("button", { name: "Race now for the tournament" })).toBeNull();
});

test("a coach starts one: a name is needed, all else has a default", async () => {
  const refused = { __typename: "RefusedError", __isError: "RefusedError", code: "TOURNAMENT_EXISTS" };
  const { server, user } = renderPage("/groups/g1", {
    mocks: mocks("COACH", null),
    answers: { groupMutationsStartTournamentMutation: () => ({ data: { startTournament: refused } }) },
  });
  await user.click(await screen.findByRole("button", { name: "Plan a tournament" }));
  const start = await screen.findByRole("button", { name: "Start the tournament" });
  await user.click(start);
  expect(server.variablesOf("groupMutationsStartTournamentMutation")).toEqual([]);
  const name = screen.getByRole("textbox", { name: "Name of the tournament" });
  expect(name.getAttribute("aria-invalid")).toBe("true");
  await user.type(name, "Spring cup");
  const points = within(screen.getByRole("group", { name: "Points for" }));
  await user.click(points.getByRole("radio", { name: "Improvement" }));
  await user.click(start);
  await waitFor(() => expect(server.variablesOf("groupMutationsStartTournamentMutation")).toHaveLength(1));
  const { input } = server.variablesOf("groupMutationsStartTournamentMutation")[0] as any;
  expect(input).toMatchObject({
    groupId: "g1",
    name: "Spring cup",
    languages: ["EN"],
    rule: "IMPROVEMENT",
    bestDays: 6,
  });
  expect(input.lastDay - input.firstDay).toBe(6);
  expect(await screen.findByText(/^This group already has a tournament\./u)).toBeInstanceOf(HTMLElement);
});

test("a coach ends it early or deletes it, after a question", async () => {
  const { server, user } = renderPage("/groups/g1", { mocks: mocks("OWNER", tournament()) });
  await user.click(await screen.findByRole("button", { name: "End the tournament" }));
  await user.click(screen.getByRole("button", { name: "End now" }));
  expect(server.variablesOf("groupMutationsEndTournamentMutation")).toEqual([{ tournamentId: "t1" }]);
  await user.click(screen.getByRole("button", { name: "Delete the tournament" }));
  await user.click(screen.getByRole("button", { name: "Delete for good" }));
  expect(server.variablesOf("groupMutationsDeleteTournamentMutation")).toEqual([{ groupId: "g1", tournamentId: "t1" }]);
});

test("a group without a leaderboard says why it has no tournament", async () => {
  renderPage("/groups/g1", { mocks: mocks("COACH", null, { settings: { leaderboard: false } }) });
  expect(await screen.findByText(/^The leaderboard is off for members/u)).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole("button", { name: "Plan a tournament" })).toBeNull();
});
