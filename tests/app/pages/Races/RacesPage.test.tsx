import { act, screen, waitFor } from "@testing-library/react";
import { createOperationDescriptor } from "relay-runtime";
import { MockPayloadGenerator } from "relay-test-utils";
import updates from "../../../../__generated__/RacesPageSubscription.graphql";
import { setConnectionState } from "../../../../src/app/relay/connectionState";
import { clearToken, setToken } from "../../../../src/app/relay/sessionToken";
import { renderPage } from "../../../support/renderPage";

beforeEach(() => setToken("token", { shared: false }));
afterEach(() => {
  clearToken();
  document.getElementById("typeloop-config")?.remove();
});

const racers = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `r${index}`,
    name: index === 0 ? "Ada" : "Bob",
    isHost: index === 0,
  }));
const open = (code: string, count: number) => ({
  id: code,
  code,
  language: "NL",
  seats: 10,
  ratingBand: null,
  racers: racers(count),
});
const board = (...races: object[]) => ({
  RaceBoard: () => ({ id: "board", races }),
  Query: () => ({ viewer: { id: "me" } }),
});
const refused = (error: string) => ({
  data: { joinRace: { __typename: "RefusedError", __isError: "RefusedError", code: error } },
});

test("the list describes each race, and lets users join", async () => {
  const { user, router, server } = renderPage("/race", {
    mocks: board(open("ABC234", 3), open("XYZ234", 10)),
    answers: {
      raceMutationsJoinMutation: () => ({
        data: {
          joinRace: {
            __typename: "RaceSuccess",
            race: {
              __typename: "Race",
              id: "ABC234",
              code: "ABC234",
              phase: "LOBBY",
              startsAt: null,
              racers: [],
              teams: [],
              lostSeats: [],
              rematchCode: null,
              keysTogether: null,
              seats: 10,
              visibility: "OPEN",
            },
          },
        },
      }),
    },
  });
  expect(await screen.findByText("3 of 10 seats taken")).toBeTruthy();
  expect(screen.getAllByText("Dutch")).toHaveLength(3);
  expect(screen.getAllByText("by Ada")).toHaveLength(2);
  expect(screen.getByRole("link", { name: "Watch race XYZ234" }).getAttribute("href")).toBe("/race/XYZ234");
  await user.click(screen.getByRole("button", { name: "Join race ABC234" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/race/ABC234"));
  expect(server.variablesOf("raceMutationsJoinMutation")).toEqual([{ code: "ABC234" }]);
});

test("is read in the order in which it is shown: the code first, then a new race, then the open ones", async () => {
  renderPage("/race", { mocks: board() });
  await screen.findByText(/No open races right now\./u);
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    "Join with a code",
    "New race",
    "Open races",
  ]);
});

test("an empty list says what to do, and fills automatically", async () => {
  const { server } = renderPage("/race", { mocks: board() });
  expect(await screen.findByText(/No open races right now\./u)).toBeTruthy();
  const operation = createOperationDescriptor(updates, {});
  const { data } = MockPayloadGenerator.generate(operation, board(open("ABC234", 1))) as {
    data: Record<string, unknown>;
  };
  act(() => server.push("RacesPageSubscription", data));
  expect(screen.getByRole("button", { name: "Join race ABC234" })).toBeTruthy();
});

test("without a server the list does not claim to update automatically", async () => {
  renderPage("/race", { mocks: board() });
  expect(await screen.findByText("These races are waiting for racers. The list updates automatically.")).toBeTruthy();
  act(() => setConnectionState("offline"));
  expect(screen.getByText("The server can't be reached. This list may be out of date.")).toBeTruthy();
  expect(screen.queryByText(/These races are waiting for racers\./u)).toBeNull();
  await act(async () => setConnectionState("online"));
  expect(screen.getByText(/These races are waiting for racers\./u)).toBeTruthy();
});

test("the message for an unreachable server is loaded in advance", async () => {
  const { errorMessage } = await import("../../../../src/app/ui/errorMessages");
  renderPage("/race", { mocks: board() });
  await waitFor(() => expect(errorMessage("NETWORK", "en-US")).toBeTruthy());
});

test.each([
  ["abc 234", "ABC234"],
  ["abc-234", "ABC234"],
  [" ABC234 ", "ABC234"],
])("a code typed as %j is accepted", async (written, code) => {
  const { user, server } = renderPage("/race", {
    mocks: board(),
    answers: { raceMutationsJoinMutation: () => refused("RACE_FULL") },
  });
  await user.type(await screen.findByLabelText("Race code"), `${written}{Enter}`);
  await waitFor(() => expect(server.variablesOf("raceMutationsJoinMutation")).toEqual([{ code }]));
});

test.each([
  ["", /Fill this in/u],
  ["abc", /There is no race with this code/u],
  ["ABC10O", /There is no race with this code/u],
])("%j is not sent", async (written, message) => {
  const { user, server } = renderPage("/race", { mocks: board() });
  const field = await screen.findByLabelText<HTMLInputElement>("Race code");
  if (written !== "") await user.type(field, written);
  await user.click(screen.getByRole("button", { name: "Join" }));
  expect(screen.getByText(message)).toBeTruthy();
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(server.variablesOf("raceMutationsJoinMutation")).toEqual([]);
});

test.each([
  ["RACE_FULL", /All seats in this race are taken\./u, "Watch this race"],
  ["RACE_STARTED", /already started/u, "Watch this race"],
  ["RACE_OVER", /This race is over/u, "See results"],
  ["KICKED", /The host removed you from this race\./u, "Watch this race"],
])("%s offers an alternative", async (error, message, link) => {
  const { user } = renderPage("/race", {
    mocks: board(),
    answers: { raceMutationsJoinMutation: () => refused(error) },
  });
  await user.type(await screen.findByLabelText("Race code"), "ABC234{Enter}");
  expect((await screen.findByRole("alert")).textContent).toMatch(message);
  expect(screen.getByRole("link", { name: link }).getAttribute("href")).toBe("/race/ABC234");
});

test("a wrong code is an error at the field", async () => {
  const { user } = renderPage("/race", {
    mocks: board(),
    answers: { raceMutationsJoinMutation: () => refused("RACE_NOT_FOUND") },
  });
  await user.type(await screen.findByLabelText("Race code"), "ABC234{Enter}");
  expect(await screen.findByText(/There is no race with this code/u)).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a new race with a random text, by a visitor who becomes a guest first", async () => {
  clearToken();
  const { user, server, router } = renderPage("/race", {
    mocks: board(),
    answers: {
      useResultMutationAccountMutation: () => ({
        data: { createGuest: { __typename: "SignedIn", token: "guest" } },
      }),
      CreateRaceMutation: () => ({
        data: { createRace: { __typename: "RaceSuccess", race: { __typename: "Race", id: "r", code: "XYZ234" } } },
      }),
    },
  });
  await user.click(await screen.findByRole("radio", { name: "Open" }));
  await user.click(screen.getByRole("radio", { name: "Dutch" }));
  await user.click(screen.getByRole("radio", { name: "Long" }));
  await user.click(screen.getByRole("button", { name: "Create race" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/race/XYZ234"));
  expect(server.variablesOf("CreateRaceMutation")).toEqual([
    { input: { visibility: "OPEN", language: "NL", length: "LONG" } },
  ]);
  expect(server.variablesOf("useResultMutationAccountMutation")).toHaveLength(1);
});

test("a new race with a chosen text", async () => {
  const texts = {
    edges: [
      { node: { id: "t1", title: "Rain", difficulty: "EASY", characters: 120 } },
      { node: { id: "t2", title: "Snow", difficulty: "HARD", characters: 480 } },
    ],
  };
  const { user, server } = renderPage("/race", {
    mocks: { ...board(), Query: () => ({ viewer: { id: "me" }, texts, textTags: ["nature"] }) },
    answers: {
      CreateRaceMutation: () => ({
        data: {
          createRace: {
            __typename: "InvalidInputError",
            __isError: "InvalidInputError",
            code: "BAD_REQUEST",
            issues: [{ code: "TEXT_NOT_FOUND" }],
          },
        },
      }),
    },
  });
  await user.click(await screen.findByRole("radio", { name: "Pick one" }));
  // Nothing is sent before one is chosen.
  await user.click(await screen.findByLabelText("Which text"));
  await user.click(screen.getByRole("button", { name: "Create race" }));
  expect((await screen.findByRole("alert")).textContent).toMatch(/Fill this in/u);
  expect(server.variablesOf("CreateRaceMutation")).toEqual([]);
  await user.click(await screen.findByLabelText("Which text"));
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
    "Rain (easy, 120 characters)",
    "Snow (hard, 480 characters)",
  ]);
  await user.click(screen.getByRole("option", { name: /Snow/u }));
  await user.click(screen.getByRole("radio", { name: "Accuracy" }));
  await user.click(screen.getByRole("button", { name: "Create race" }));
  expect((await screen.findByRole("alert")).textContent).toMatch(/no longer in the library/u);
  expect(server.variablesOf("CreateRaceMutation")).toEqual([
    { input: { visibility: "PRIVATE", language: "EN", textId: "t2", mode: "ACCURACY" } },
  ]);
});

test("a new race with the words of a lesson, in teams", async () => {
  const { user, server } = renderPage("/race", { mocks: board() });
  await user.click(await screen.findByRole("radio", { name: "Words of a lesson" }));
  await user.type(await screen.findByLabelText("Which lesson"), "9. ");
  await user.click(await screen.findByRole("option", { name: /^9\. .*US-International/u }));
  await user.click(screen.getByRole("radio", { name: "Teams" }));
  await user.click(screen.getByRole("radio", { name: "4" }));
  await user.click(screen.getByRole("button", { name: "Create race" }));
  const lessonId = "us-intl-gh-words";
  await waitFor(() =>
    expect(server.variablesOf("CreateRaceMutation")).toEqual([
      { input: { visibility: "PRIVATE", language: "EN", lessonId, length: "MEDIUM", mode: "TEAMS", teams: 4 } },
    ]),
  );
});

test("an open race is only by speed or accuracy", async () => {
  const { user } = renderPage("/race", { mocks: board() });
  await user.click(await screen.findByRole("radio", { name: "Teams" }));
  await user.click(screen.getByRole("radio", { name: "Open" }));
  expect(screen.queryByRole("radio", { name: "Teams" })).toBeNull();
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Speed" }).checked).toBe(true);
});

test("without a websocket the list is polled every two seconds, and says so", async () => {
  jest.useFakeTimers();
  const config = document.createElement("script");
  config.id = "typeloop-config";
  config.type = "application/json";
  config.textContent = JSON.stringify({ websocketUrl: "off" });
  document.head.append(config);
  const { server } = renderPage("/race", { mocks: board() });
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.getByText(/updates every two seconds/u)).toBeTruthy();
  await act(() => jest.advanceTimersByTimeAsync(4_000));
  // The page itself, a poll at once, and one every two seconds.
  expect(server.variablesOf("RacesPageQuery")).toHaveLength(4);
  jest.useRealTimers();
});

test("switched off by the admins: replaces the form for a new race; the rest stays", async () => {
  renderPage("/race", {
    mocks: {
      ...board(),
      Query: () => ({ viewer: { id: "me" }, featureSwitches: [{ id: "F1", feature: "RACES", isOn: false }] }),
    },
  });
  expect(await screen.findByText(/An admin of this server has paused new races\./u)).toBeTruthy();
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    "Join with a code",
    "Open races",
  ]);
});

test("an open race shows the band of those who wait", async () => {
  renderPage("/race", {
    mocks: board(
      { ...open("ABC234", 2), ratingBand: { from: 1_400, to: 1_799 } },
      { ...open("XYZ234", 1), ratingBand: { from: null, to: null } },
    ),
  });
  expect(await screen.findByText("rating 1400–1799")).toBeTruthy();
  expect(screen.getByText("new to racing")).toBeTruthy();
});

test("one press finds a race, and goes there", async () => {
  const race = {
    __typename: "Race",
    id: "ABC234",
    code: "ABC234",
    phase: "LOBBY",
    startsAt: null,
    racers: [],
    teams: [],
    lostSeats: [],
    rematchCode: null,
    keysTogether: null,
    seats: 10,
    visibility: "OPEN",
  };
  const { user, router, server } = renderPage("/race", {
    mocks: board(),
    answers: { RacesPageRaceNowMutation: () => ({ data: { raceNow: { __typename: "RaceSuccess", race } } }) },
  });
  await user.click(await screen.findByRole("button", { name: "Race now" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/race/ABC234"));
  expect(server.variablesOf("RacesPageRaceNowMutation")).toEqual([{ language: "EN" }]);
});

test("a press that is refused says why, and can be repeated", async () => {
  const refusal = { __typename: "RefusedError", __isError: "RefusedError", code: "TEXT_NOT_FOUND" };
  const { user } = renderPage("/race", {
    mocks: board(),
    answers: { RacesPageRaceNowMutation: () => ({ data: { raceNow: refusal } }) },
  });
  await user.click(await screen.findByRole("button", { name: "Race now" }));
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Race now" })).toBeTruthy();
});
