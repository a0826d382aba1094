import { act, screen } from "@testing-library/react";
import { setConnectionState } from "../../../../src/app/relay/connectionState";
import { RequestError } from "../../../../src/app/relay/RequestError";
import type { Answer } from "../../../support/FakeServer";
import { renderPage } from "../../../support/renderPage";

const networkError = (operationName: string) => new RequestError("NETWORK", { operationName });
const member = {
  data: {
    viewer: {
      __typename: "User",
      id: "u",
      displayName: "Ada",
      role: "MEMBER",
      avatarUrl: null,
      speedUnit: null,
      dailyGoalMinutes: null,
      appearance: null,
      groups: [],
    },
    signInProviders: [],
  },
};

beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation();
});
afterEach(() => act(() => setConnectionState("online")));

test("a page that could not reach the server is shown when it is back", async () => {
  let isUp = false;
  const answer = (name: string) => (): Answer => (isUp ? member : networkError(name));
  renderPage("/sign-in", {
    answers: { HeaderAccountQuery: answer("HeaderAccountQuery"), SignInPageQuery: answer("SignInPageQuery") },
  });
  expect(await screen.findByRole("heading", { name: /server can't be reached/u })).toBeInstanceOf(HTMLElement);
  act(() => setConnectionState("offline"));
  isUp = true;
  await act(async () => setConnectionState("online"));

  expect(await screen.findByText("You're signed in as Ada.")).toBeInstanceOf(HTMLElement);
});

test("an unreachable server is probed less and less often", async () => {
  const { server } = renderPage("/nowhere", {
    answers: { HeaderAccountQuery: () => networkError("HeaderAccountQuery") },
  });
  await screen.findByRole("heading", { name: "Page not found" });
  const knocks = () => server.variablesOf("HeaderAccountQuery").length - 1;
  jest.useFakeTimers();
  act(() => setConnectionState("offline"));
  await act(() => jest.advanceTimersByTimeAsync(1999));
  expect(knocks()).toBe(0);
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(knocks()).toBe(1);
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect(knocks()).toBe(2);
  act(() => setConnectionState("online"));
  const before = knocks();
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(knocks()).toBe(before);
  jest.useRealTimers();
});
