import { act, screen, within } from "@testing-library/react";
import { clearToken, expireToken, setToken } from "../../../../src/app/relay/sessionToken";
import { renderPage } from "../../../support/renderPage";
import { code, mendJsdom, race, raceMocks, racer } from "./raceMocks";

beforeAll(mendJsdom);
beforeEach(() => {
  localStorage.clear();
  setToken("token", { shared: false });
});
afterEach(clearToken);

/** The race page of Ada, whose session the server then ends. */
async function openAndExpire(raced: ReturnType<typeof race>, heading: string, role: "MEMBER" | "GUEST") {
  let isSignedIn = true;
  const mocks = raceMocks(raced);
  const query = mocks["Query"] as () => object;
  const viewer = { id: "Ada", displayName: "Ada", avatarUrl: null, groups: [], role };
  const page = renderPage(`/race/${code}`, {
    mocks: { ...mocks, Query: () => ({ ...query(), viewer: isSignedIn ? viewer : null }) },
  });
  await screen.findByRole("heading", { name: heading });
  await screen.findByRole("button", { name: "Ada's account" });
  isSignedIn = false;
  await act(async () => expireToken("token"));
  return page;
}

const finished = race(
  [
    racer("Ada", {
      phase: "FINISHED",
      position: 13,
      speed: 60,
      place: 1,
      finishedAfterMs: 42_390,
      resultId: "UmVzdWx0OjE=",
    }),
  ],
  { phase: "FINISHED", startsAt: "2026-11-21T10:00:00.000Z" },
);

test("on the podium a member sees that they were signed out, and the sign-in link leads back to it", async () => {
  const { server } = await openAndExpire(finished, "The race is over", "MEMBER");
  const main = within(screen.getByRole("main"));
  expect(
    (await main.findByText("You were signed out. Sign in again to return to this race.")).textContent,
  ).toBeTruthy();
  expect(main.getByRole("link", { name: "Sign in" }).getAttribute("href")).toBe(`/sign-in?next=/race/${code}`);
  expect(main.getByRole("table", { name: "Standings" })).toBeTruthy();
  expect(main.queryByText(/You gave up your seat in another window\./u)).toBeNull();
  expect(server.variablesOf("useResultMutationAccountMutation")).toEqual([]);
});

test("a member in a lobby is not offered a seat as a guest", async () => {
  await openAndExpire(race([racer("Ada", { isHost: true })]), "Race lobby", "MEMBER");
  const main = within(screen.getByRole("main"));
  await main.findByText("You were signed out. Sign in again to return to this race.");
  expect(main.queryByRole("button", { name: "Join the race" })).toBeNull();
  expect(main.queryByRole("button", { name: "Start the race" })).toBeNull();
});

test("a guest, who cannot sign in, sees that the session has ended and can take a seat again", async () => {
  await openAndExpire(race([racer("Ada", { isHost: true })]), "Race lobby", "GUEST");
  const main = within(screen.getByRole("main"));
  await main.findByText(/^Your session has ended, so you lost your seat in this race\./u);
  expect(main.getByRole("button", { name: "Rejoin the race" })).toBeTruthy();
});
