import { act, screen, within } from "@testing-library/react";
import { createOperationDescriptor } from "relay-runtime";
import { MockPayloadGenerator } from "relay-test-utils";
import updates from "../../../../__generated__/WallPageSubscription.graphql";
import { FakeServer } from "../../../support/FakeServer";
import { renderPage } from "../../../support/renderPage";
import { epoch, race, racer } from "../Race/raceMocks";

const code = "ABCDEFGHJKMNPQRSTUVWXYZ23456";
const address = `/wall/${code}`;

const wall = (fields: object = {}) => ({
  id: "wall",
  groupName: "4B",
  joinCode: "ABCDEFGH",
  race: null,
  seatedRacers: [],
  goal: { minutes: 125, typedMs: 50 * 60_000, keys: 12_000 },
  nextAssignment: null,
  tournament: null,
  ...fields,
});

/** A server with a big screen; null for a link that does not work. */
const mocks = (shown: object | null) => ({
  Query: () => ({ viewer: null, linkedWall: shown, serverTime: epoch + performance.now() }),
});

function push(server: FakeServer, shown: object): void {
  const { data } = MockPayloadGenerator.generate(createOperationDescriptor(updates, { code }), {
    Subscription: () => ({ linkedWallUpdated: shown }),
  }) as { data: Record<string, unknown> };
  act(() => server.push("WallPageSubscription", data));
}

test("without a race: what everyone typed today, how to join, and what is due next", async () => {
  const nextAssignment = { title: "Home row", dueAt: "2026-11-27T08:30:00.000Z" };
  const { server } = renderPage(address, { mocks: mocks(wall({ nextAssignment })) });
  expect(await screen.findByRole("heading", { name: "4B" })).toBeTruthy();
  expect(screen.getByText("12,000").parentElement?.textContent).toBe("12,000 keys");
  expect(screen.getByText("50 of 125 minutes")).toBeTruthy();
  expect(screen.getByRole<HTMLProgressElement>("progressbar", { name: "Goal of the day" }).position).toBe(0.4);
  expect(screen.getByRole("img", { name: "QR code of this address" })).toBeTruthy();
  expect(screen.getByText("localhost/groups")).toBeTruthy();
  expect(screen.getByLabelText("Join code: A B C D E F G H").textContent).toBe("ABCD-EFGH");
  expect(screen.getByText("Home row")).toBeTruthy();
  expect(screen.getByText(/^27 nov, \d\d:30$/u)).toBeTruthy();

  push(server, wall({ goal: { minutes: 125, typedMs: 125 * 60_000, keys: 1 }, joinCode: null }));
  expect(screen.getByText("Goal reached: 125 of 125 minutes!")).toBeTruthy();
  expect(screen.getByText("1").parentElement?.textContent).toBe("1 key");
  expect(screen.queryByLabelText(/^Join code/u)).toBeNull();
  expect(screen.getByText("localhost")).toBeTruthy();
  expect(screen.queryByText("Home row")).toBeNull();
});

test("it follows from one race to the next and back to the day, and offers visitors nothing to do", async () => {
  const group = { groupId: "hidden", name: "4B" };
  const shown = (one: string, fields: object) =>
    race([racer("Bob", { id: `lane-${one}`, wallName: "Quick Otter", ...fields })], { id: one, code: one, group });
  const { server } = renderPage(address, { mocks: mocks(wall()) });
  await screen.findByText("Together today");
  push(server, wall({ race: shown("ABC234", {}) }));
  expect(screen.getByLabelText("A B C 2 3 4")).toBeTruthy();
  expect(screen.queryByText("Together today")).toBeNull();
  const finished = { phase: "FINISHED", position: 13, speed: 50, finishedAfterMs: 9_000, place: 1 };
  push(server, wall({ race: { ...shown("ABC234", finished), phase: "FINISHED" } }));
  expect(screen.getByRole("list", { name: "Podium" }).textContent).toBe("1stQuick Otter50.0 wpm1");
  push(server, wall({ race: shown("DEF345", {}) }));
  expect(screen.getByLabelText("D E F 3 4 5")).toBeTruthy();
  expect(screen.queryByText("Bob")).toBeNull();
  const main = within(screen.getByRole("main"));
  expect([...main.queryAllByRole("link"), ...main.queryAllByRole("button")]).toEqual([]);
  push(server, wall());
  expect(screen.getByText("Together today")).toBeTruthy();
});

test("the lobby lists those who joined as they sit, each with the number of their lane", async () => {
  const joined = race([racer("Ada"), racer("Bob"), racer("Cem")], { group: { groupId: "hidden", name: "4B" } });
  const { server } = renderPage(address, { mocks: mocks(wall()) });
  await screen.findByText("Together today");
  push(server, wall({ race: joined, seatedRacers: ["racer-Cem", "racer-Ada"] }));
  const rows = within(screen.getByRole("main")).getAllByRole("listitem");
  expect(rows.map(({ textContent }) => textContent)).toEqual(["3Cem", "1Ada", "2Bob"]);
});

test("a link that is removed leaves nothing of the group on the screen", async () => {
  const { server } = renderPage(address, { mocks: mocks(wall()) });
  await screen.findByText("Together today");
  push(server, wall());
  act(() => server.complete("WallPageSubscription"));
  expect(screen.getByText("This link doesn't work anymore")).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/4B|12,000/u);
});

test("a code that never worked, and one that cannot be a code", async () => {
  const { unmount } = renderPage(address, { mocks: mocks(null) });
  expect(await screen.findByText("This link doesn't work anymore")).toBeTruthy();
  unmount();
  const { server } = renderPage("/wall/nonsense", { mocks: mocks(wall()) });
  expect(await screen.findByText("This link doesn't work anymore")).toBeTruthy();
  expect(server.requests.map(({ name }) => name)).not.toContain("WallPageQuery");
});

test("a code in lower case leads to its exact address", async () => {
  const { router } = renderPage(`/wall/${code.toLowerCase()}`, { mocks: mocks(wall()) });
  await screen.findByText("Together today");
  expect(router.state.location.pathname).toBe(address);
});

test("without a websocket it is polled, says so, and ends when the link is removed", async () => {
  jest.useFakeTimers();
  const config = Object.assign(document.createElement("script"), {
    id: "typeloop-config",
    type: "application/json",
    textContent: '{"websocketUrl":"off"}',
  });
  document.head.append(config);
  let polled: object | null = wall({ goal: { minutes: 125, typedMs: 60 * 60_000, keys: 14_400 } });
  renderPage(address, {
    mocks: mocks(wall()),
    answers: {
      WallPageUpdatesQuery: (variables) =>
        new FakeServer({ Query: () => ({ linkedWallUpdated: polled }) }).answersByType("WallPageUpdatesQuery")(
          variables,
        ),
    },
  });
  await screen.findByText("Together today");
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(screen.getByText("60 of 125 minutes")).toBeTruthy();
  expect(screen.getByText("Up to two seconds behind")).toBeTruthy();
  polled = null;
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(screen.getByText("This link doesn't work anymore")).toBeTruthy();
  config.remove();
  jest.useRealTimers();
});

const places = [
  { place: 1, name: "Witty Meerkat", isMine: false, points: 180, days: 2, wpm: null, improvement: 12.5 },
  { place: 2, name: "Quick Otter", isMine: false, points: 160, days: 2, wpm: null, improvement: -3 },
];
const cup = { name: "Spring cup", lastDay: 20_850, rule: "IMPROVEMENT", phase: "RUNNING", entries: places };

test("the first places of the group's tournament are beside the goal, by gain, without a loss", async () => {
  renderPage(address, { mocks: mocks(wall({ tournament: cup })) });
  const table = within(await screen.findByRole("table", { name: "Tournament standings" }));
  const rows = table.getAllByRole("row").map((row) => row.textContent);
  expect(rows).toEqual(["PlaceNamePointsBiggest improvement", "1Witty Meerkat180+12.5%", "2Quick Otter160–"]);
  expect(screen.getByRole("heading", { name: "Spring cup" })).toBeTruthy();
});

test("a tournament that is over shows its podium", async () => {
  renderPage(address, { mocks: mocks(wall({ tournament: { ...cup, phase: "OVER" } })) });
  const podium = within(await screen.findByRole("list", { name: "Podium" }));
  expect(podium.getAllByRole("listitem").map((step) => step.textContent)).toEqual([
    "1stWitty Meerkat180 points1",
    "2ndQuick Otter160 points2",
  ]);
});
