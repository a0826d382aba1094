import { act, screen, waitFor, within } from "@testing-library/react";
import { setConnectionState } from "../../../../src/app/relay/connectionState";
import { clearToken, setToken } from "../../../../src/app/relay/sessionToken";
import { renderPage } from "../../../support/renderPage";

const race = (code: string, more: object = {}) => ({
  __typename: "Race",
  id: code,
  code,
  phase: "LOBBY",
  mode: "SPEED",
  heat: null,
  racers: [],
  ...more,
});
const mocks = (myRole: string | null, races: readonly object[], more: object = {}) => ({
  Query: () => ({ viewer: { id: "u", role: "MEMBER", displayName: "Ada", groups: [] }, node: { __typename: "Group" } }),
  Group: () => ({
    id: "g1",
    name: "3B",
    myRole,
    archivedAt: null,
    memberCount: 3,
    joinCode: null,
    coaches: [],
    races: { id: "races", races, heats: null },
    tournaments: { id: "tournaments", current: null },
    ...more,
  }),
});
const refused = (field: string, code: string) => () => ({
  data: { [field]: { __typename: "RefusedError", __isError: "RefusedError", code } },
});
const card = async () => within((await screen.findByRole("heading", { name: "Races" })).closest("section")!);

beforeEach(() => setToken("token", { shared: false }));
afterEach(() => {
  act(() => setConnectionState("online"));
  clearToken();
});

test("a member gets a link to a race that has not begun, and to the results of others", async () => {
  renderPage("/groups/g1", {
    mocks: mocks("MEMBER", [race("ABCDEF", { racers: [{ name: "Ben" }] }), race("GHJKMN", { phase: "FINISHED" })]),
  });
  const races = await card();
  expect(races.queryByRole("button", { name: "Create a race for the group" })).toBeNull();
  expect(races.getByText("1 joined")).toBeInstanceOf(HTMLElement);
  expect(races.getByRole("link", { name: "Join" }).getAttribute("href")).toBe("/race/ABCDEF");
  expect(races.getByRole("link", { name: "See results" }).getAttribute("href")).toBe("/race/GHJKMN");
});

test("a coach makes a race with the chosen settings, and sees a refusal", async () => {
  const { server, user } = renderPage("/groups/g1", {
    mocks: mocks("COACH", []),
    answers: { raceMutationsCreateForGroupMutation: refused("createGroupRace", "RATE_LIMITED") },
  });
  const races = await card();
  expect(races.getByText(/No race right now\./u)).toBeInstanceOf(HTMLElement);
  await user.click(races.getByRole("radio", { name: "Teams" }));
  await user.click(races.getByRole("radio", { name: "3" }));
  await user.click(races.getByRole("radio", { name: "Short" }));
  await user.click(races.getByRole("button", { name: "Create a race for the group" }));
  await waitFor(() =>
    expect(server.variablesOf("raceMutationsCreateForGroupMutation")).toEqual([
      { groupId: "g1", input: { mode: "TEAMS", teams: 3, language: "EN", length: "SHORT" } },
    ]),
  );
  expect(await races.findByRole("alert")).toBeInstanceOf(HTMLElement);
});

test("a coach sees who has joined, and starts the race", async () => {
  const { server, user } = renderPage("/groups/g1", {
    mocks: mocks("OWNER", [race("ABCDEF", { racers: [{ name: "Ben" }, { name: "Cem" }] })]),
  });
  const races = await card();
  expect(races.getByText("Ben, Cem")).toBeInstanceOf(HTMLElement);
  await user.click(races.getByRole("button", { name: "Start the countdown" }));
  expect(server.variablesOf("raceMutationsStartMutation")).toEqual([{ code: "ABCDEF" }]);
});

test("an archived group starts no race", async () => {
  renderPage("/groups/g1", { mocks: mocks("OWNER", [], { archivedAt: "2026-07-01T09:00:00.000Z" }) });
  const races = await card();
  expect(races.queryByRole("button", { name: "Create a race for the group" })).toBeNull();
});

test("a list that is not live says so, until it is", async () => {
  renderPage("/groups/g1", { mocks: mocks("MEMBER", []) });
  const races = await card();
  expect(races.getByText("Everyone types the same text at the same time.")).toBeInstanceOf(HTMLElement);
  await act(async () => setConnectionState("offline"));
  expect(races.getByText(/^Not live right now/u)).toBeInstanceOf(HTMLElement);
  await act(async () => setConnectionState("online"));
  expect(races.queryByText(/^Not live right now/u)).toBeNull();
});

test("a list whose updates have stopped says so", async () => {
  const { server } = renderPage("/groups/g1", { mocks: mocks("MEMBER", []) });
  const races = await card();
  await act(async () => server.complete("GroupRacesSubscription"));
  expect(races.getByText(/Live updates stopped\./u)).toBeInstanceOf(HTMLElement);
});

const heat = (number: number, phase: string | null, names: readonly string[] = ["Ada", "Ben"]) => ({
  number,
  code: `ABCDE${number + 2}`,
  phase,
  names,
});
const heats = (phases: readonly (string | null)[], more: object = {}) => ({
  id: "heats",
  mode: "SPEED",
  best: 3,
  heats: phases.map((phase, index) => heat(index + 1, phase)),
  final: null,
  ...more,
});
const withHeats = (role: string, shown: object) => mocks(role, [], { races: { id: "races", races: [], heats: shown } });

test("a coach puts the group in heats, and what does not fit is said at its field", async () => {
  const issues = (path: string) => () => ({
    data: {
      startHeats: {
        __typename: "InvalidInputError",
        __isError: "InvalidInputError",
        code: "BAD_REQUEST",
        issues: [{ path, code: "OUT_OF_RANGE" }],
      },
    },
  });
  const { server, user } = renderPage("/groups/g1", {
    mocks: mocks("COACH", []),
    answers: { groupMutationsStartHeatsMutation: issues("heats") },
  });
  const races = await card();
  await user.click(races.getByRole("radio", { name: "Teams" }));
  await user.click(races.getByRole("radio", { name: "Heats and a final" }));
  expect(races.queryByRole("radio", { name: "Teams" })).toBeNull();
  await user.click(races.getByRole("radio", { name: "4" }));
  await user.selectOptions(races.getByRole("combobox", { name: "Finalists from each heat" }), "5");
  await user.click(races.getByRole("radio", { name: "At random" }));
  await user.click(races.getByRole("button", { name: "Create the heats" }));
  expect((await races.findByRole("alert")).textContent).toMatch(/Each heat needs 2 to 40 people/u);
  expect(server.variablesOf("groupMutationsStartHeatsMutation")).toEqual([
    {
      input: { groupId: "g1", mode: "SPEED", heats: 4, best: 5, split: "DRAW", language: "EN", length: "MEDIUM" },
    },
  ]);
});

test("heats show who is in them; the final waits until all have ended", async () => {
  const { server, user } = renderPage("/groups/g1", {
    mocks: withHeats("COACH", heats(["FINISHED", "RUNNING", null])),
  });
  const section = within(await screen.findByRole("region", { name: "Heats" }));
  expect(section.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Heat 1FinishedSee resultsRace on big screenAda, Ben",
    "Heat 2In progressGo to the raceAda, Ben",
    "Heat 3Stopped because of a server problemGo to the raceAda, Ben",
  ]);
  await user.click(section.getByRole("button", { name: "Create the final" }));
  expect(server.variablesOf("groupMutationsStartFinalMutation")).toEqual([]);
  expect(section.getByText("You can create the final once all heats have finished.")).toBeInstanceOf(HTMLElement);
});

test("a heat that is over is shown once, with the heats; in one to come people join below", async () => {
  const races = [race("ABCDE3", { phase: "FINISHED" }), race("ABCDE4"), race("GHJKMN", { phase: "FINISHED" })];
  renderPage("/groups/g1", {
    mocks: mocks("MEMBER", races, { races: { id: "races", races, heats: heats(["FINISHED", "LOBBY"]) } }),
  });
  const list = await card();
  const section = within(list.getByRole("region", { name: "Heats" }));
  expect(section.getByRole("link", { name: "Go to the race: Heat 1" })).toBeInstanceOf(HTMLElement);
  expect(list.queryByText("ABCDE3")).toBeNull();
  expect(list.getByText("ABCDE4")).toBeInstanceOf(HTMLElement);
  expect(list.getByText("GHJKMN")).toBeInstanceOf(HTMLElement);
});

test("a coach creates the final, and sees why it is refused", async () => {
  const { server, user } = renderPage("/groups/g1", {
    mocks: withHeats("OWNER", heats(["FINISHED", "CANCELLED"])),
    answers: { groupMutationsStartFinalMutation: refused("startFinal", "RACE_EMPTY") },
  });
  await user.click(await screen.findByRole("button", { name: "Create the final" }));
  expect(await (await card()).findByRole("alert")).toBeInstanceOf(HTMLElement);
  expect(server.variablesOf("groupMutationsStartFinalMutation")).toEqual([{ heatsId: "heats" }]);
});

test("a member sees the heats and the final, and creates nothing", async () => {
  renderPage("/groups/g1", { mocks: withHeats("MEMBER", heats(["FINISHED"], { final: heat(0, "LOBBY", []) })) });
  const section = within(await screen.findByRole("region", { name: "Heats" }));
  expect(section.getByRole("link", { name: "Go to the race: Final" }).getAttribute("href")).toBe("/race/ABCDE2");
  expect(section.queryByRole("button")).toBeNull();
});
