import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { App } from "../../src/app/App";
import { setToken } from "../../src/app/relay/sessionToken";
import { createSessionStore } from "../../src/app/sessionStore";
import { TOKEN_KEY } from "../../src/contract/protocol";

const target = (): string => (window as unknown as { __typingTarget: () => string }).__typingTarget();
const realFetch = globalThis.fetch;

beforeAll(() => {
  process.env["TYPELOOP_TEST_HOOKS"] = "1";
  // Ada with a token, no one without.
  globalThis.fetch = (async (_url: string, init?: RequestInit) => {
    const isSignedIn = new Headers(init?.headers).has("authorization");
    const viewer = isSignedIn
      ? {
          __typename: "User",
          id: "u1",
          displayName: "Ada",
          role: "MEMBER",
          avatarUrl: null,
          speedUnit: null,
          dailyGoalMinutes: null,
          appearance: null,
          groups: [],
          dueAssignments: [],
        }
      : null;
    return new Response(JSON.stringify({ data: { viewer, signInProviders: [], announcements: [] } }), {
      headers: { "content-type": "application/graphql-response+json" },
    });
  }) as typeof fetch;
});
afterAll(() => {
  delete process.env["TYPELOOP_TEST_HOOKS"];
  globalThis.fetch = realFetch;
});

function otherTabSignsOut(): void {
  localStorage.removeItem(TOKEN_KEY);
  window.dispatchEvent(new StorageEvent("storage", { key: TOKEN_KEY, newValue: null }));
}

test("signing out in another tab: the header updates, and a line in progress stays until it is left", async () => {
  setToken("ada", { shared: false });
  window.history.replaceState(null, "", "/?mode=words-10&language=en");
  const sessions = createSessionStore();
  render(<App sessions={sessions} />);
  const user = userEvent.setup();
  await screen.findByRole("textbox");
  await screen.findByRole("button", { name: "Ada's account" });
  const text = target();
  await user.keyboard(text.slice(0, 3));

  act(otherTabSignsOut);
  expect(await screen.findByRole("link", { name: "Sign in" })).toBeInstanceOf(HTMLElement);
  expect(target()).toBe(text.slice(3));
  expect(sessions.get().epoch).toBe(1);
  await user.keyboard(text.slice(3, 5));
  expect(target()).toBe(text.slice(5));

  await act(async () => screen.getByRole("button", { name: "Restart" }).click());
  expect(sessions.get().epoch).toBe(2);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("textbox")));

  // Nothing is being typed, so the next user's session starts at once.
  await act(async () => setToken("bob", { shared: false, isSamePerson: true }));
  await act(async () => otherTabSignsOut());
  expect(sessions.get().epoch).toBe(3);
  expect(await screen.findByRole("link", { name: "Sign in" })).toBeInstanceOf(HTMLElement);
});
