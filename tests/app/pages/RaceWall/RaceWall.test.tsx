import { act, screen, within } from "@testing-library/react";
import { createOperationDescriptor } from "relay-runtime";
import { MockPayloadGenerator } from "relay-test-utils";
import updates from "../../../../__generated__/RaceOnWallSubscription.graphql";
import { FakeServer } from "../../../support/FakeServer";
import { renderPage } from "../../../support/renderPage";
import { code, race, raceMocks, racer } from "../Race/raceMocks";

function push(server: FakeServer, raced: ReturnType<typeof race>): void {
  const { data } = MockPayloadGenerator.generate(createOperationDescriptor(updates, { code }), {
    Race: () => raced,
  }) as { data: Record<string, unknown> };
  act(() => server.push("RaceOnWallSubscription", data));
}

const wall = `/race/${code}/wall`;
const group = { groupId: "g", name: "4B" };
const nicknamed = (fields = {}) => [
  racer("Bob", { wallName: "Quick Otter", ...fields }),
  racer("Cleo", { wallName: "Calm Wolf" }),
];

test("the lobby shows the code, how to join and the racers, with their wall names, to any viewer", async () => {
  const { server } = renderPage(wall, {
    mocks: raceMocks(race(nicknamed({ phase: "READY" }), { group, mode: "HANDICAP" }), null),
  });
  expect(await screen.findByRole("heading", { name: "4B" })).toBeTruthy();
  expect(screen.getByLabelText("A B C 2 3 4")).toBeTruthy();
  expect(screen.getByText("localhost/race")).toBeTruthy();
  expect(screen.getByRole("img", { name: "QR code of this address" })).toBeTruthy();
  expect(screen.getByText(/^The biggest improvement over your own last seven days wins\./u)).toBeTruthy();
  expect(screen.getAllByRole("listitem").map((row) => row.textContent)).toEqual(["1Quick Otter✓Ready", "2Calm Wolf"]);
  expect(screen.getByRole("main").textContent).not.toMatch(/Bob|Cleo/u);
  expect(screen.queryByRole("button", { name: /Join|Start/u })).toBeNull();
  push(server, race([...nicknamed(), racer("Dan")], { group }));
  expect(screen.getByRole("heading", { name: "3 joined" })).toBeTruthy();
  expect(server.requests.map(({ name }) => name)).not.toContain("RacePageSubscription");
});

test("a heat and a final say which they are", async () => {
  const heat = { __typename: "RaceHeat", number: 2 };
  renderPage(wall, { mocks: raceMocks(race(nicknamed(), { group, heat }), null) });
  expect(await screen.findByText("Heat 2 · Speed")).toBeTruthy();
});

test("lanes, teams and places follow the race", async () => {
  const running = (fields: object, teams: readonly object[] = []) =>
    race(
      [racer("Bob", { phase: "TYPING", speed: 41, team: 2, ...fields }), racer("Cleo", { phase: "LEFT", team: 1 })],
      {
        phase: "RUNNING",
        mode: "TEAMS",
        teams,
        startsAt: "2026-11-21T09:59:00.000Z",
      },
    );
  const { server } = renderPage(wall, { mocks: raceMocks(running({}), null) });
  await screen.findByText("Bob");
  expect(screen.getByText("wpm", { selector: "[class=unit]" })).toBeTruthy();
  // Team members are next to each other.
  expect(screen.getAllByRole("listitem").map((row) => row.textContent)).toEqual([
    expect.stringMatching(/Team 1.*Cleoleft/u),
    expect.stringMatching(/Team 2.*Bob41 wpm/u),
  ]);
  push(
    server,
    running({ phase: "FINISHED", position: 13, finishedAfterMs: 9_000, place: 1 }, [
      { number: 1, members: 1, wpm: 12, place: 2 },
      { number: 2, members: 1, wpm: 44.44, place: 1 },
    ]),
  );
  expect(
    within(screen.getByRole("list", { name: "Teams" }))
      .getAllByRole("listitem")
      .map((team) => team.textContent),
  ).toEqual(["Team 112.02nd", "Team 244.41st"]);
  expect(screen.getByText("1st", { selector: "span[class=place]" })).toBeTruthy();
});

test("lanes say how fast somebody is only where the group has a leaderboard, and who finished after the third", async () => {
  const racers = (fields: object) => [
    racer("Bob", { phase: "TYPING", speed: 41, ...fields }),
    racer("Cleo", { phase: "FINISHED", position: 13, finishedAfterMs: 9_000, place: 4, speed: 20 }),
    racer("Dan", { phase: "LEFT", speed: 3 }),
  ];
  const running = { group, phase: "RUNNING", startsAt: "2026-11-21T09:59:00.000Z" };
  const lanes = () => screen.getAllByRole("listitem").map((row) => row.textContent);
  const { unmount } = renderPage(wall, { mocks: raceMocks(race(racers({}), running), null) });
  await screen.findByText("Bob");
  expect(lanes()).toEqual([
    expect.stringMatching(/Bob41 wpm$/u),
    expect.stringMatching(/Cleo✓Finished$/u),
    expect.stringMatching(/Danleft$/u),
  ]);
  unmount();
  const { server } = renderPage(wall, {
    mocks: raceMocks(race(racers({}), { ...running, showsSpeeds: false }), null),
  });
  await screen.findByText("Bob");
  expect(lanes()[0]).toMatch(/Bob$/u);
  expect(screen.queryByText("wpm", { selector: "[class=unit]" })).toBeNull();
  push(server, race(racers({ phase: "FINISHED", position: 13, finishedAfterMs: 9_500, place: 1 }), running));
  expect(lanes()[0]).toMatch(/Bob1st$/u);
});

test("the podium: three large with the deciding figure, but never a loss; the others by name alone, as they joined", async () => {
  const through = (id: string, place: number | null, improvement: number | null) =>
    racer(id, { phase: "FINISHED", position: 13, speed: 50, finishedAfterMs: 9_000, place, improvement });
  renderPage(wall, {
    mocks: raceMocks(
      race(
        [
          through("New", null, null),
          through("Ada", 2, 5),
          through("Bob", 1, 12.5),
          through("Cleo", 3, -1),
          through("Dan", 4, -2),
          racer("Eve", { phase: "LEFT", position: 2 }),
        ],
        { phase: "FINISHED", mode: "HANDICAP", keysTogether: 12_345 },
      ),
      null,
    ),
  });
  const texts = (name: string) =>
    within(screen.getByRole("list", { name }))
      .getAllByRole("listitem")
      .map((row) => row.textContent);
  await screen.findByRole("list", { name: "Podium" });
  expect(texts("Podium")).toEqual(["1stBob+12.5%1", "2ndAda+5.0%2", "3rdCleo50.0 wpm3"]);
  expect(texts("Took part")).toEqual(["1New", "5Dan", "6Eve"]);
  expect(screen.getByText("Together 12,345 keys")).toBeTruthy();
});

test("the podium of a team race is the teams', and all racers are below", async () => {
  const through = (id: string, place: number, team: number) =>
    racer(id, { phase: "FINISHED", position: 13, speed: 50, finishedAfterMs: 9_000, place, team });
  const teams = [
    { number: 1, members: 1, wpm: 41, place: 2 },
    { number: 2, members: 1, wpm: 62.5, place: 1 },
  ];
  const racers = [through("Ada", 2, 1), through("Bob", 1, 2)];
  renderPage(wall, { mocks: raceMocks(race(racers, { phase: "FINISHED", mode: "TEAMS", teams }), null) });
  const rows = (name: string) =>
    within(screen.getByRole("list", { name }))
      .getAllByRole("listitem")
      .map((row) => row.textContent);
  await screen.findByRole("list", { name: "Podium" });
  expect(rows("Podium")).toEqual(["1stTeam 262.5 wpm1", "2ndTeam 141.0 wpm2"]);
  expect(rows("Took part")).toEqual(["1Team 1Ada", "2Team 2Bob"]);
});

test("no such race, a canceled one, and one that is gone are each reported", async () => {
  const { server } = renderPage(wall, { mocks: raceMocks(race([racer("Bob")]), null) });
  await screen.findByText("Bob");
  push(server, race([racer("Bob")], { phase: "CANCELLED" }));
  expect(screen.getByRole("heading", { name: "This race was canceled" })).toBeTruthy();
  push(server, race([racer("Bob")]));
  act(() => server.complete("RaceOnWallSubscription"));
  expect(screen.getByRole("heading", { name: "The race stopped because of a server problem" })).toBeTruthy();
});

test("the wall follows to the rematch, and to its rematch, whether updates are pushed or polled", async () => {
  jest.useFakeTimers();
  const races = new Map(
    [code, "DEF345", "GHJ456"].map((one) => [one, race([racer("Bob")], { id: `race-${one}`, code: one })]),
  );
  const mocks = { ...raceMocks(null, null) };
  const answers = {
    RaceWallPageQuery: ({ code: asked }: Record<string, unknown>) =>
      new FakeServer({ ...mocks, Query: () => ({ race: races.get(String(asked)), lostRace: null }) }).answersByType(
        "RaceWallPageQuery",
      )({ code: asked }),
  };
  const config = Object.assign(document.createElement("script"), {
    id: "typeloop-config",
    type: "application/json",
    textContent: '{"websocketUrl":"off"}',
  });
  const { server, router, unmount } = renderPage(wall, { mocks, answers });
  await screen.findByLabelText("A B C 2 3 4");
  push(server, race([racer("Bob")], { id: `race-${code}`, phase: "FINISHED", rematchCode: "DEF345" }));
  await screen.findByLabelText("D E F 3 4 5");
  expect([router.state.location.pathname, router.state.historyAction]).toEqual(["/race/DEF345/wall", "REPLACE"]);
  unmount();
  // Polling also works for a wall that was away while two rematches were made.
  document.head.append(config);
  races.set(code, race([racer("Bob")], { id: `race-${code}`, phase: "FINISHED", rematchCode: "DEF345" }));
  let isMade = false;
  const polled = renderPage(`/race/DEF345/wall`, {
    mocks,
    answers: {
      ...answers,
      RaceOnWallUpdatesQuery: ({ id }) => {
        const fields = id === "race-DEF345" && isMade ? { phase: "FINISHED", rematchCode: "GHJ456" } : {};
        const asked = race([racer("Bob")], { id, code: String(id).slice("race-".length), ...fields });
        return new FakeServer({ Node: () => ({ __typename: "Race" }), Race: () => asked as never }).answersByType(
          "RaceOnWallUpdatesQuery",
        )({ id });
      },
    },
  });
  await screen.findByLabelText("D E F 3 4 5");
  isMade = true;
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  await screen.findByLabelText("G H J 4 5 6");
  expect(polled.router.state.location.pathname).toBe("/race/GHJ456/wall");
  polled.unmount();
  const late = renderPage(wall, { mocks, answers });
  await screen.findByLabelText("D E F 3 4 5");
  expect(late.router.state.location.pathname).toBe("/race/DEF345/wall");
  config.remove();
  jest.useRealTimers();
});

test("a race that stopped because the server restarted: its wall says so and continues with the rematch", async () => {
  jest.useFakeTimers();
  const stopped = {
    __typename: "StoppedRace",
    phase: "RUNNING",
    mayRematch: false,
    rematchCode: null as string | null,
    resultId: null,
  };
  const next = race([racer("Bob")], { id: "race-next", code: "DEF345" });
  const { router } = renderPage(wall, {
    mocks: raceMocks(null, null),
    answers: {
      RaceWallPageQuery: ({ code: asked }) =>
        new FakeServer({
          Query: () => (asked === code ? { race: null, stoppedRace: stopped } : { race: next, stoppedRace: null }),
        }).answersByType("RaceWallPageQuery")({ code: asked }),
      missingRaceStoppedQuery: () => ({ data: { stoppedRace: { ...stopped } } }),
    },
  });
  expect(await screen.findByRole("heading", { name: "The race stopped because of a server problem" })).toBeTruthy();
  stopped.rematchCode = "DEF345";
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  await screen.findByLabelText("D E F 3 4 5");
  expect(router.state.location.pathname).toBe("/race/DEF345/wall");
  jest.useRealTimers();
});

test("a code without a race", async () => {
  renderPage(wall, { mocks: raceMocks(null, null) });
  expect(await screen.findByRole("heading", { name: /There is no race with this code/u })).toBeTruthy();
});

test("a code typed in any form leads to its wall", async () => {
  const { router } = renderPage("/race/abc-234/wall", { mocks: raceMocks(race([]), null) });
  expect(await screen.findByRole("heading", { name: "No one has joined yet" })).toBeTruthy();
  expect(router.state.location.pathname).toBe(wall);
});

test("without a websocket the wall says how old it is", async () => {
  const config = Object.assign(document.createElement("script"), {
    id: "typeloop-config",
    type: "application/json",
    textContent: '{"websocketUrl":"off"}',
  });
  document.head.append(config);
  renderPage(wall, { mocks: raceMocks(race([racer("Bob")]), null) });
  expect(await screen.findByText("Up to two seconds behind")).toBeTruthy();
  config.remove();
});
