import { screen, within } from "@testing-library/react";
import { clearToken, setToken } from "../../../../src/app/relay/sessionToken";
import { renderPage } from "../../../support/renderPage";
import { code, mendJsdom, pushRace, race, raceMocks, racer } from "./raceMocks";

beforeAll(mendJsdom);
beforeEach(() => setToken("token", { shared: false }));
afterEach(clearToken);

const group = { groupId: "R3JvdXA6Zw==", name: "4B" };
const ofGroup = (racers: Parameters<typeof race>[0], fields = {}) => race(racers, { group, ...fields });
const conducting = { mayConduct: true, mayJoin: true };
const through = (id: string, finishedAfterMs: number, fields = {}) =>
  racer(id, { phase: "FINISHED", position: 13, speed: 60, accuracy: 97, finishedAfterMs, ...fields });
const rows = () =>
  within(screen.getByRole("table", { name: "Standings" }))
    .getAllByRole("row")
    .slice(1)
    .map((row) => row.textContent);

test("a coach runs the race from the lobby without a seat", async () => {
  const { user, server } = renderPage(`/race/${code}`, {
    mocks: raceMocks(ofGroup([racer("Bob", { baseline: 31.4 })], { mode: "HANDICAP" }), "Coach", conducting),
  });
  expect(await screen.findByText("Race for 4B")).toBeTruthy();
  expect(screen.getByText("Improvement")).toBeTruthy();
  expect(
    screen.getByText(/^The biggest improvement over your own last seven days wins\. If you haven't typed/u),
  ).toBeTruthy();
  expect(screen.getByText("median 31 wpm")).toBeTruthy();
  expect(screen.getByText(/You can start the race/u)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /ready|Leave/u })).toBeNull();
  expect(screen.getByRole("link", { name: "Big screen" }).getAttribute("href")).toBe(`/race/${code}/wall`);
  await user.click(screen.getByRole("button", { name: "Start the race" }));
  expect(server.variablesOf("raceMutationsStartMutation")).toEqual([{ code }]);
  await user.click(screen.getByRole("button", { name: "Join the race" }));
  expect(server.variablesOf("raceMutationsJoinMutation")).toEqual([{ code }]);
  await user.click(screen.getByRole("button", { name: "Remove Bob from the race" }));
  expect(screen.getByRole("dialog", { name: "Remove Bob?" })).toBeTruthy();
});

test("the empty lobby of a group says that its members are invited", async () => {
  renderPage(`/race/${code}`, { mocks: raceMocks(ofGroup([]), "Coach", conducting) });
  expect(await screen.findByText(/No one is here yet\./u)).toBeTruthy();
});

test("a member waits for a coach, and cannot start", async () => {
  renderPage(`/race/${code}`, { mocks: raceMocks(ofGroup([racer("Bob")]), "Bob") });
  expect(await screen.findByText("The race starts for everyone at the same time.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Start|Cancel|Take/u })).toBeNull();
});

test("viewers outside the group are offered no seat, and may watch", async () => {
  renderPage(`/race/${code}`, { mocks: raceMocks(ofGroup([racer("Bob")]), "Eve", { mayJoin: false }) });
  expect(await screen.findByText("This race is only for 4B. You can stay and watch.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Join|seat/u })).toBeNull();
});

test("a racer who is no longer in the group sees why the seat is gone", async () => {
  const { server } = renderPage(`/race/${code}`, { mocks: raceMocks(ofGroup([racer("Bob")]), "Bob") });
  await screen.findByRole("button", { name: "I'm ready" });
  pushRace(server, ofGroup([], { lostSeats: [{ userId: "Bob", reason: "REMOVED" }] }));
  expect(screen.getByText(/You're no longer in the group this race is for\./u)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /seat|Join/u })).toBeNull();
});

test("a coach without a seat watches the race without a lane, with a link to the big screen", async () => {
  const racers = [racer("Bob", { phase: "TYPING", position: 4, team: 1 }), racer("Cleo", { phase: "TYPING", team: 2 })];
  const teams = [
    { number: 1, members: 1, wpm: 41.25, place: 1 },
    { number: 2, members: 1, wpm: 0, place: null },
  ];
  renderPage(`/race/${code}`, {
    mocks: raceMocks(
      ofGroup(racers, { phase: "RUNNING", mode: "TEAMS", teams, startsAt: "2026-11-21T09:59:00.000Z" }),
      "Coach",
      conducting,
    ),
  });
  expect(await screen.findByRole("link", { name: "Big screen" })).toBeTruthy();
  expect(
    within(screen.getByRole("list", { name: "Teams" }))
      .getAllByRole("listitem")
      .map((team) => team.textContent),
  ).toEqual(["Team 141.2 wpm1st", "Team 21 racer"]);
  expect(within(screen.getByRole("region", { name: "Racers" })).getAllByRole("listitem")).toHaveLength(2);
});

test("the podium of a race by improvement; those without a median count as 0%, with a note", async () => {
  const racers = [
    through("New", 9_000, { place: 2 }),
    through("Slow", 60_000, { place: 1, baseline: 30, improvement: 12.34 }),
    through("Quick", 10_000, { place: 3, baseline: 60, improvement: -3 }),
  ];
  renderPage(`/race/${code}`, { mocks: raceMocks(ofGroup(racers, { phase: "FINISHED", mode: "HANDICAP" }), "Slow") });
  expect(await screen.findByRole("heading", { name: "You won the race" })).toBeTruthy();
  expect(rows()).toEqual([
    expect.stringMatching(/^12Slow \(you\)\+12\.3%/u),
    expect.stringMatching(/^21New–/u),
    expect.stringMatching(/^33Quick–/u),
  ]);
  expect(screen.getByText(/there's no median to compare with\. Their race then counts as 0%/u)).toBeTruthy();
  // Only a coach can request another one.
  expect(screen.queryByRole("button", { name: "Rematch" })).toBeNull();
});

test("the podium of an accuracy race shows wrong keys", async () => {
  const racers = [through("Fast", 9_000, { place: 2, errors: 4 }), through("Clean", 20_000, { place: 1, errors: 1 })];
  renderPage(`/race/${code}`, {
    mocks: raceMocks(ofGroup(racers, { phase: "FINISHED", mode: "ACCURACY" }), "Coach", conducting),
  });
  expect(await screen.findByRole("button", { name: "Rematch" })).toBeTruthy();
  expect(
    within(screen.getByRole("list", { name: "Podium" }))
      .getAllByRole("listitem")
      .map((step) => step.textContent),
  ).toEqual(["1stClean1 wrong key1", "2ndFast4 wrong keys2"]);
});

test("a coach puts a racer in a team, from the keyboard too; racers only see the teams", async () => {
  const racers = [racer("Bob", { team: 1, isTeamChosen: false }), racer("Cleo", { team: 2, isTeamChosen: true })];
  const raced = ofGroup(racers, { mode: "TEAMS", teamCount: 3 });
  const { user, server } = renderPage(`/race/${code}`, { mocks: raceMocks(raced, "Coach", conducting) });
  const choice = await screen.findByRole<HTMLSelectElement>("combobox", { name: "Team for Bob" });
  expect(choice.value).toBe("");
  expect([...choice.options].map(({ text }) => text)).toEqual(["Random team", "Team 1", "Team 2", "Team 3"]);
  expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Team for Cleo" }).value).toBe("2");
  await user.selectOptions(choice, "Team 3");
  await user.selectOptions(screen.getByRole("combobox", { name: "Team for Cleo" }), "Random team");
  expect(server.variablesOf("lobbyMutationsTeamMutation")).toEqual([
    { code, userId: "Bob", team: 3 },
    { code, userId: "Cleo", team: null },
  ]);
});

test("a racer of a group does not choose teams", async () => {
  const raced = ofGroup([racer("Bob", { team: 1 })], { mode: "TEAMS", teamCount: 2 });
  renderPage(`/race/${code}`, { mocks: raceMocks(raced, "Bob") });
  await screen.findByRole("button", { name: "I'm ready" });
  expect(screen.queryByRole("combobox")).toBeNull();
});

test("the lobby says which lesson the words are of, before anyone knows them", async () => {
  const raced = ofGroup([racer("Bob")], {
    isTextHidden: true,
    lesson: { lessonId: "us-intl-gh-words", number: 9, title: "Words with G and H" },
  });
  renderPage(`/race/${code}`, { mocks: raceMocks(raced, "Bob") });
  expect((await screen.findByText(/^Words of lesson 9:/u)).textContent).toBe("Words of lesson 9: Words with G and H");
  expect(screen.getByText("The text appears when the countdown starts.")).toBeTruthy();
});

test("the podium shows what all typed together", async () => {
  const racers = [through("Bob", 9_000, { place: 1 }), through("Cleo", 20_000, { place: 2 })];
  renderPage(`/race/${code}`, {
    mocks: raceMocks(ofGroup(racers, { phase: "FINISHED", keysTogether: 12_000 }), "Bob"),
  });
  expect(await screen.findByText("Together 12,000 keys")).toBeTruthy();
});

test("a team wins a team race, and its step shows who is in it", async () => {
  const racers = [through("Bob", 9_000, { place: 1, team: 2 }), through("Cleo", 20_000, { place: 2, team: 1 })];
  const teams = [
    { number: 1, members: 1, wpm: 40, place: 1 },
    { number: 2, members: 1, wpm: 39.9, place: 2 },
  ];
  renderPage(`/race/${code}`, {
    mocks: raceMocks(ofGroup(racers, { phase: "FINISHED", mode: "TEAMS", teams }), "Cleo"),
  });
  expect(await screen.findByRole("heading", { name: "Your team won the race" })).toBeTruthy();
  expect(
    within(screen.getByRole("list", { name: "Podium" }))
      .getAllByRole("listitem")
      .map((team) => team.textContent),
  ).toEqual(["1stCleoTeam 140.0 wpm1", "2ndBobTeam 239.9 wpm2"]);
});
