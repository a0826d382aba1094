import { screen, waitFor, within } from "@testing-library/react";
import { clearToken, setToken } from "../../../../src/app/relay/sessionToken";
import { renderPage } from "../../../support/renderPage";
import { code, mendJsdom, pushRace, race, raceMocks, racer } from "./raceMocks";

beforeAll(mendJsdom);
beforeEach(() => setToken("token", { shared: false }));
afterEach(clearToken);

const through = (id: string, place: number, finishedAfterMs: number, fields = {}) =>
  racer(id, {
    phase: "FINISHED",
    position: 13,
    speed: 60,
    accuracy: 97,
    place,
    finishedAfterMs,
    resultId: `UmVzdWx0OjEyMzQ6=${id}`,
    ...fields,
  });
const racers = [
  racer("Dan", { phase: "TYPING", position: 7, speed: 20 }),
  through("Bob", 2, 62_480),
  through("Ada", 1, 42_390),
  through("Cleo", 3, 99_000),
  racer("Eve", { phase: "LEFT", position: 0 }),
  through("Finn", 4, 100_000),
];
const finished = (fields = {}) => race(racers, { phase: "FINISHED", startsAt: "2026-11-21T10:00:00.000Z", ...fields });

test("three on the podium, and all standings", async () => {
  renderPage(`/race/${code}`, { mocks: raceMocks(finished(), "Bob") });
  expect(await screen.findByRole("heading", { name: "The race is over" })).toBeTruthy();
  expect(
    within(screen.getByRole("list", { name: "Podium" }))
      .getAllByRole("listitem")
      .map((step) => step.textContent),
  ).toEqual(["1stAda60.0 wpm1", "2ndBob (you)60.0 wpm · +20.0 s2", "3rdCleo60.0 wpm · +56.6 s3"]);
  const rows = within(screen.getByRole("table", { name: "Standings" }))
    .getAllByRole("row")
    .slice(1);
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole("cell")
        .map((cell) => cell.textContent),
    ),
  ).toEqual([
    ["1", "0:42.3", "60.0 wpm", "97%"],
    ["2", "1:02.4", "60.0 wpm", "97%"],
    ["3", "1:39.0", "60.0 wpm", "97%"],
    ["4", "1:40.0", "60.0 wpm", "97%"],
    ["–", "7 characters", "20.0 wpm", "100%"],
    ["–", "left", "–", "–"],
  ]);
  expect(screen.getByRole("link", { name: "Your result" }).getAttribute("href")).toBe(
    `/results/${encodeURIComponent("UmVzdWx0OjEyMzQ6=Bob")}`,
  );
});

test("the text of a race that is over can be reported, by others than its owner", async () => {
  const withText = (isOwn: boolean) => {
    const fields = finished();
    return { ...fields, text: { ...(fields["text"] as object), isOwn } };
  };
  const other = renderPage(`/race/${code}`, { mocks: raceMocks(withText(false), "Bob") });
  expect(await screen.findByRole("button", { name: "Report this text" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Report a name" })).toBeTruthy();
  other.unmount();
  renderPage(`/race/${code}`, { mocks: raceMocks(withText(true), "Bob") });
  expect(await screen.findByRole("button", { name: "Report a name" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Report this text" })).toBeNull();
});

test("two who are equally fast share the first place; a gap of a minute is written as a time", async () => {
  const equal = [through("Ada", 1, 42_390), through("Bob", 1, 42_390), through("Cleo", 3, 104_790)];
  renderPage(`/race/${code}`, { mocks: raceMocks(race(equal, { phase: "FINISHED" }), null) });
  const podium = within(await screen.findByRole("list", { name: "Podium" }));
  expect(podium.getAllByRole("listitem").map((step) => step.textContent)).toEqual([
    "1stAda60.0 wpm1",
    "1stBob60.0 wpm1",
    "3rdCleo60.0 wpm · +1:02.43",
  ]);
});

test("the winner gets a message", async () => {
  renderPage(`/race/${code}`, { mocks: raceMocks(finished(), "Ada") });
  expect(await screen.findByRole("heading", { name: "You won the race" })).toBeTruthy();
});

test("a rematch leads to the new race", async () => {
  const { user, router } = renderPage(`/race/${code}`, {
    mocks: raceMocks(finished(), "Bob"),
    answers: {
      lobbyMutationsRematchMutation: () => ({
        data: {
          rematch: {
            __typename: "RaceSuccess",
            race: { __typename: "Race", ...race([], { id: "next", code: "XYZ234" }) },
          },
        },
      }),
    },
  });
  await user.click(await screen.findByRole("button", { name: "Rematch" }));
  await waitFor(() => expect(router.state.location.pathname).not.toBe(`/race/${code}`));
  expect(router.state.location).toMatchObject({ pathname: "/race/XYZ234", state: { takeSeat: true } });
});

test("a rematch requested by another racer is offered to all; a spectator cannot request one", async () => {
  const { server } = renderPage(`/race/${code}`, { mocks: raceMocks(finished(), null) });
  await screen.findByRole("heading", { name: "The race is over" });
  expect(screen.queryByRole("button", { name: "Rematch" })).toBeNull();
  pushRace(server, finished({ rematchCode: "XYZ234" }));
  expect(screen.getByRole("link", { name: "Join the rematch" }).getAttribute("href")).toBe("/race/XYZ234");
});

test("a race that no one finished has no podium", async () => {
  renderPage(`/race/${code}`, {
    mocks: raceMocks(race([racer("Ada", { phase: "TYPING", position: 3 })], { phase: "FINISHED" })),
  });
  await screen.findByRole("table", { name: "Standings" });
  expect(screen.queryByRole("list", { name: "Podium" })).toBeNull();
});
