import { act, screen, waitFor, within } from "@testing-library/react";
import { clearToken, setToken } from "../../../../src/app/relay/sessionToken";
import { renderPage } from "../../../support/renderPage";
import { code, mendJsdom, pushRace, race, raceMocks, racer, text } from "./raceMocks";

beforeAll(mendJsdom);
beforeEach(() => setToken("token", { shared: false }));
afterEach(clearToken);

/** A race as sent by the server. */
const withText = ({ racers, ...raced }: ReturnType<typeof race>) => ({
  ...raced,
  racers: (racers as object[]).map((one) => ({ __typename: "Racer", ...one })),
});
const ada = (fields = {}) => racer("Ada", { isHost: true, ...fields });
const taken = (field: string, raced: object) => ({ data: { [field]: { __typename: "RaceSuccess", race: raced } } });
const refused = (field: string, error: string) => ({
  data: { [field]: { __typename: "RefusedError", __isError: "RefusedError", code: error } },
});

test("a lobby shows the code, the kind of text, and the racers; the text stays hidden", async () => {
  renderPage(`/race/${code}`, {
    mocks: raceMocks(race([ada(), racer("Bob", { phase: "READY" }), racer("Cleo", { isAway: true })])),
  });
  expect(await screen.findByRole("heading", { name: "Race lobby" })).toBeTruthy();
  expect(screen.getByLabelText("A B C 2 3 4").textContent).toBe(code);
  expect(screen.getByText("“A Quiet Fox”")).toBeTruthy();
  expect(screen.getByText("13 characters, easy")).toBeTruthy();
  expect(document.body.textContent).not.toContain(text);
  const rows = screen.getAllByRole("listitem").map((row) => row.textContent);
  expect(rows).toEqual([
    expect.stringMatching(/Ada \(you\)HostNot ready/u),
    expect.stringMatching(/Bob✓ Ready/u),
    expect.stringMatching(/CleoAway/u),
  ]);
  expect(screen.getByText("1 of 3 ready, 1 away")).toBeTruthy();
});

test("viewers who did not choose the text see when it comes, and nothing of it", async () => {
  const hidden = {
    id: "stand-in",
    title: "Hidden text",
    body: "",
    characters: 50,
    difficulty: "MEDIUM",
    language: "EN",
  };
  renderPage(`/race/${code}`, { mocks: raceMocks(race([ada()], { isTextHidden: true, text: hidden })) });
  expect(await screen.findByText("The text appears when the countdown starts.")).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/Hidden text|50 characters|medium/u);
});

test("a race of two who have had too many rated races together says that it does not count", async () => {
  renderPage(`/race/${code}`, { mocks: raceMocks(race([ada()], { isPastRatingLimit: true })) });
  expect(await screen.findByText(/^This race doesn't count for the rating: in 24 hours, only 5 races/u)).toBeTruthy();
  expect(screen.queryByText("Rated")).toBeNull();
});

test("who is alone in a race hears that it is rated if others join, and that it is rated when one has", async () => {
  const { server } = renderPage(`/race/${code}`, { mocks: raceMocks(race([ada()], { isRated: true })) });
  expect(await screen.findByText("Rated if someone with an account joins")).toBeTruthy();
  expect(screen.queryByText("Rated")).toBeNull();
  pushRace(server, race([ada(), racer("Bob")], { isRated: true }));
  expect(screen.getByText("Rated")).toBeTruthy();
  expect(screen.queryByText("Rated if someone with an account joins")).toBeNull();
});

test("a racer who joins elsewhere appears automatically", async () => {
  const { server } = renderPage(`/race/${code}`, { mocks: raceMocks(race([ada()])) });
  expect(await screen.findByText(/No one else is here yet\./u)).toBeTruthy();
  pushRace(server, race([ada(), racer("Bob")]));
  expect(screen.getByText("Bob")).toBeTruthy();
});

test("the host starts, cancels, and removes a racer after a confirmation", async () => {
  const raced = race([ada(), racer("Bob")]);
  const { server, user } = renderPage(`/race/${code}`, { mocks: raceMocks(raced) });
  await user.click(await screen.findByRole("button", { name: "Start the race" }));
  expect(server.variablesOf("raceMutationsStartMutation")).toEqual([{ code }]);

  await user.click(screen.getByRole("button", { name: "Remove Bob from the race" }));
  expect(server.variablesOf("lobbyMutationsKickMutation")).toEqual([]);
  await user.click(within(screen.getByRole("dialog", { name: "Remove Bob?" })).getByRole("button", { name: "Remove" }));
  expect(server.variablesOf("lobbyMutationsKickMutation")).toEqual([{ code, userId: "Bob" }]);

  await user.click(screen.getByRole("button", { name: "Cancel race" }));
  await user.click(
    within(screen.getByRole("dialog", { name: "Cancel this race?" })).getByRole("button", { name: "Cancel race" }),
  );
  expect(server.variablesOf("lobbyMutationsCancelMutation")).toEqual([{ code }]);
});

test("a racer becomes ready and not ready, and cannot do what is for the host", async () => {
  const seen = (phase: string) => race([ada(), racer("Bob", { phase })]);
  const { user, server } = renderPage(`/race/${code}`, { mocks: raceMocks(seen("SEATED"), "Bob") });
  const ready = await screen.findByRole("button", { name: "I'm ready", pressed: false });
  expect(screen.queryByRole("button", { name: "Start the race" })).toBeNull();
  expect(screen.queryByRole("button", { name: /Take .* out/u })).toBeNull();
  await user.click(ready);
  pushRace(server, seen("READY"));
  await user.click(screen.getByRole("button", { name: "✓ I'm ready", pressed: true }));
  expect(server.variablesOf("lobbyMutationsReadyMutation")).toEqual([
    { code, ready: true },
    { code, ready: false },
  ]);
});

test("a refusal is shown as a message", async () => {
  const { user } = renderPage(`/race/${code}`, {
    mocks: raceMocks(race([ada()], { visibility: "OPEN" })),
    answers: { raceMutationsStartMutation: () => refused("startRace", "TOO_FEW_RACERS") },
  });
  await user.click(await screen.findByRole("button", { name: "Start the race" }));
  expect((await screen.findByRole("alert")).textContent).toMatch(/at least two/u);
});

test("a visitor joins without an account", async () => {
  clearToken();
  const { user, server } = renderPage(`/race/${code}`, {
    mocks: raceMocks(race([ada()]), null),
    answers: {
      useResultMutationAccountMutation: () => ({
        data: { createGuest: { __typename: "SignedIn", token: "guest" } },
      }),
      raceMutationsJoinMutation: () => refused("joinRace", "RACE_FULL"),
    },
  });
  await user.click(await screen.findByRole("button", { name: "Join the race" }));
  expect((await screen.findByRole("alert")).textContent).toMatch(/All seats in this race are taken\./u);
  expect(server.requests.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["useResultMutationAccountMutation", "raceMutationsJoinMutation"]),
  );
});

test("a full lobby can only be watched", async () => {
  renderPage(`/race/${code}`, { mocks: raceMocks(race([ada(), racer("Bob")], { seats: 2 }), "Cleo") });
  expect(await screen.findByText(/All seats are taken/u)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Join the race" })).toBeNull();
});

const lost = (reason: string) => ({ lostSeats: [{ userId: "Bob", reason }] });

test("a racer removed by the host is told so, may watch, and is offered no seat", async () => {
  const { server } = renderPage(`/race/${code}`, { mocks: raceMocks(race([ada(), racer("Bob")]), "Bob") });
  await screen.findByRole("button", { name: "I'm ready" });
  pushRace(server, race([ada()], lost("KICKED")));
  expect(screen.getByText(/The host removed you from this race\./u)).toBeTruthy();
  expect(screen.getByRole("link", { name: "All races" }).getAttribute("href")).toBe("/race");
  expect(screen.queryByRole("button", { name: /join|seat/iu })).toBeNull();
});

test("a removed racer who comes back is offered no seat", async () => {
  const { router, server } = renderPage("/", { mocks: raceMocks(race([ada()], lost("KICKED")), "Bob") });
  await act(() => router.navigate(`/race/${code}`, { state: { takeSeat: true } }));
  expect(await screen.findByText(/The host removed you from this race\./u)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /join|seat/iu })).toBeNull();
  expect(server.variablesOf("raceMutationsJoinMutation")).toEqual([]);
});

test("a racer who was offline too long is told so, and joins again", async () => {
  const back = race([ada(), racer("Bob")]);
  const { user, server } = renderPage(`/race/${code}`, {
    mocks: raceMocks(race([ada(), racer("Bob")]), "Bob"),
    answers: { raceMutationsJoinMutation: () => taken("joinRace", { __typename: "Race", ...back }) },
  });
  await screen.findByRole("button", { name: "I'm ready" });
  pushRace(server, race([ada()], lost("TIMED_OUT")));
  expect(screen.getByText(/the connection was gone for more than a minute/u)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Rejoin the race" }));
  pushRace(server, back);
  expect(screen.queryByText(/the connection was gone/u)).toBeNull();
  expect(screen.getByRole("button", { name: "I'm ready" })).toBeTruthy();
});

test("a racer who leaves in another window is told so", async () => {
  const { server } = renderPage(`/race/${code}`, { mocks: raceMocks(race([ada(), racer("Bob")]), "Bob") });
  await screen.findByRole("button", { name: "I'm ready" });
  pushRace(server, race([ada()]));
  expect(screen.getByText(/You gave up your seat in another window\./u)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Rejoin the race" })).toBeTruthy();
});

test("a racer who leaves is not told that they lost their seat", async () => {
  const after = race([ada()]);
  const { user, server } = renderPage(`/race/${code}`, {
    mocks: raceMocks(race([ada(), racer("Bob")]), "Bob"),
    answers: { lobbyMutationsLeaveMutation: () => taken("leaveRace", { __typename: "Race", ...after }) },
  });
  await user.click(await screen.findByRole("button", { name: "Leave" }));
  pushRace(server, after);
  expect(await screen.findByRole("button", { name: "Join the race" })).toBeTruthy();
  expect(screen.queryByText(/your seat/iu)).toBeNull();
});

test("after a rematch racers take a seat automatically", async () => {
  const { router, server } = renderPage("/race/XYZ234", { mocks: raceMocks(race([ada()]), "Bob") });
  await screen.findByRole("heading", { name: "Race lobby" });
  expect(server.variablesOf("raceMutationsJoinMutation")).toEqual([]);
  await act(() => router.navigate(`/race/${code}`, { state: { takeSeat: true } }));
  await waitFor(() => expect(server.variablesOf("raceMutationsJoinMutation")).toEqual([{ code }]));
});

test("a code typed in any form leads to its race; an invalid code is reported", async () => {
  const { router } = renderPage("/race/abc-234", { mocks: raceMocks(race([ada()])) });
  await screen.findByRole("heading", { name: "Race lobby" });
  expect(router.state.location.pathname).toBe(`/race/${code}`);
  await act(() => router.navigate("/race/nonsense"));
  expect(await screen.findByRole("heading", { name: /There is no race with this code/u })).toBeTruthy();
});

test("a race that does not exist says so", async () => {
  renderPage(`/race/${code}`, { mocks: raceMocks(null) });
  expect(await screen.findByRole("heading", { name: /There is no race with this code/u })).toBeTruthy();
  expect(screen.getByRole("link", { name: "All races" }).getAttribute("href")).toBe("/race");
});

test("a canceled race says so", async () => {
  const { server } = renderPage(`/race/${code}`, { mocks: raceMocks(race([ada(), racer("Bob")]), "Bob") });
  await screen.findByRole("heading", { name: "Race lobby" });
  pushRace(server, race([ada(), racer("Bob")], { phase: "CANCELLED" }));
  expect(screen.getByRole("heading", { name: "This race was canceled" })).toBeTruthy();
  expect(screen.queryByText(/your seat/iu)).toBeNull();
});

test("without a websocket the race is polled every two seconds, says so, and ends when it is gone", async () => {
  const config = Object.assign(document.createElement("script"), {
    id: "typeloop-config",
    type: "application/json",
    textContent: '{"websocketUrl":"off"}',
  });
  document.head.append(config);
  jest.useFakeTimers();
  let raced = race([ada()]);
  let isThere = true;
  const { server } = renderPage(`/race/${code}`, {
    mocks: raceMocks(raced),
    answers: {
      RacePageUpdatesQuery: ({ id }) => ({
        data: { node: isThere ? { __typename: "Race", id, ...withText(raced) } : null },
      }),
    },
  });
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.getByText(/up to two seconds old/u)).toBeTruthy();
  expect(server.listeners("RacePageSubscription")).toBe(1);

  raced = race([ada(), racer("Bob")]);
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(screen.getByText("Bob")).toBeTruthy();
  const asked = server.variablesOf("RacePageUpdatesQuery").length;
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(server.variablesOf("RacePageUpdatesQuery").length - asked).toBe(5);

  isThere = false;
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(screen.queryByRole("heading", { name: "Race lobby" })).toBeNull();
  jest.useRealTimers();
  config.remove();
});

describe("a race that stopped because the server restarted", () => {
  const stopped = {
    __typename: "StoppedRace",
    phase: "LOBBY",
    mayRematch: true,
    rematchCode: null,
    keysTogether: null,
    resultId: null,
  };
  const open = (fields: object, viewer: string | null = "Ada") =>
    renderPage(`/race/${code}`, {
      mocks: {
        Query: () => ({
          viewer: viewer && { id: viewer, displayName: viewer, avatarUrl: null, groups: [] },
          race: null,
          stoppedRace: { ...stopped, ...fields },
        }),
      },
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
  const heading = (name: string) => screen.findByRole("heading", { name });

  test("a racer sees what happened and requests a rematch with the same people", async () => {
    const { user, router } = open({});
    await heading("The race stopped because of a server problem");
    expect(screen.queryByText(/no race with this code/u)).toBeNull();
    expect(screen.getByRole("link", { name: "All races" }).getAttribute("href")).toBe("/race");
    await user.click(screen.getByRole("button", { name: "Rematch with the same people" }));
    await waitFor(() =>
      expect(router.state.location).toMatchObject({ pathname: "/race/XYZ234", state: { takeSeat: true } }),
    );
  });

  test("a rematch made by another racer is offered to all", async () => {
    open({ mayRematch: false, rematchCode: "XYZ234" }, null);
    expect((await screen.findByRole("link", { name: "Join the rematch" })).getAttribute("href")).toBe("/race/XYZ234");
    expect(screen.queryByRole("button", { name: "Rematch with the same people" })).toBeNull();
  });

  test("a finished race: the racer's result is one press away", async () => {
    open({ phase: "FINISHED", resultId: "kept" });
    await heading("This race is over");
    expect(
      screen.getByText("The podium is gone because of a server problem. Saved results are still there."),
    ).toBeTruthy();
    expect(screen.getByRole("link", { name: "Your result" }).getAttribute("href")).toBe("/results/kept");
  });

  test("a race canceled before", async () => {
    open({ phase: "CANCELLED", mayRematch: false });
    await heading("This race was canceled");
  });
});

test("bands of ratings are beside the names", async () => {
  const racers = [ada({ ratingBand: { from: 1_400, to: 1_599 } }), racer("Bob")];
  renderPage(`/race/${code}`, { mocks: raceMocks(race(racers)) });
  expect(await screen.findAllByText("rating 1400–1599")).toHaveLength(1);
});

test("alone and ready in a race that starts by itself, a racer reads what happens next", async () => {
  renderPage(`/race/${code}`, {
    mocks: raceMocks(race([ada({ phase: "READY" })], { visibility: "OPEN", isQuick: true })),
  });
  expect(await screen.findByText(/^Looking for other racers\. If no one joins within 10 seconds/u)).toBeTruthy();
});
