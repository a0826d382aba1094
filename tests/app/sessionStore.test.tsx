import { act, render, screen, waitFor } from "@testing-library/react";
import { App } from "../../src/app/App";
import { enterAccount } from "../../src/app/features/signIn/signIn";
import { createSessionStore } from "../../src/app/sessionStore";

test("after a sign-up the viewer is fetched once: the page that is left fetches nothing more", async () => {
  const asked: string[] = [];
  jest.spyOn(globalThis, "fetch").mockImplementation(async (_url, init) => {
    asked.push(JSON.parse(String(init?.body)).operationName);
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
    return new Response(
      JSON.stringify({ data: { viewer, featureSwitches: [], signInProviders: [], announcements: [] } }),
      {
        headers: { "content-type": "application/graphql-response+json" },
      },
    );
  });
  window.history.replaceState(null, "", "/sign-up");
  const sessions = createSessionStore();
  render(<App sessions={sessions} />);
  await screen.findByRole("heading", { level: 1, name: "Sign up" });
  asked.length = 0;

  await act(async () => enterAccount("ada", { shared: false, at: "/" }));
  await screen.findByRole("button", { name: "Ada's account" });
  await waitFor(() => expect(screen.getByRole("textbox")).toBeInstanceOf(HTMLElement));
  expect(sessions.get().epoch).toBe(2);
  expect(asked.filter((name) => name === "HeaderAccountQuery")).toHaveLength(1);
});
