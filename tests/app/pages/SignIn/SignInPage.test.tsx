import { screen, waitFor } from "@testing-library/react";
import { clearToken, getToken, setToken } from "../../../../src/app/relay/sessionToken";
import { RequestError } from "../../../../src/app/relay/RequestError";
import type { Answer } from "../../../support/FakeServer";
import { renderPage } from "../../../support/renderPage";

const nobody = { Query: () => ({ viewer: null }) };
const guest = { User: () => ({ role: "GUEST", displayName: "Guest 12" }) };
const entered: Answer = {
  data: { signIn: { __typename: "SignedIn", token: "new-token", user: { id: "u", displayName: "Ada" } } },
};
const refused = (code: string): Answer => ({
  data: { signIn: { __typename: "RefusedError", __isError: "RefusedError", code } },
});

beforeEach(() => {
  clearToken();
  sessionStorage.clear();
  history.replaceState(null, "", "/sign-in");
});

async function fillIn(user: ReturnType<typeof renderPage>["user"]) {
  await user.type(await screen.findByLabelText("Username"), "Ada");
  await user.type(screen.getByLabelText("Password"), "correct horse");
}

test("signing in stores the token and continues to the requested page", async () => {
  const { user, server } = renderPage("/sign-in?next=/settings", {
    mocks: nobody,
    answers: { SignInPageUseSignInMutation: () => entered },
  });
  await fillIn(user);
  await user.keyboard("{Enter}");

  await waitFor(() => expect(getToken()).toBe("new-token"));
  expect(location.pathname).toBe("/settings");
  expect(localStorage.getItem("typeloop-token")).toBe("new-token");
  expect(server.variablesOf("SignInPageUseSignInMutation")[0]!["input"]).toMatchObject({
    username: "Ada",
    password: "correct horse",
    shared: false,
    guestToken: null,
  });
});

test("on a shared computer the token stays in the tab", async () => {
  const { user, server } = renderPage("/sign-in", {
    mocks: nobody,
    answers: { SignInPageUseSignInMutation: () => entered },
  });
  await fillIn(user);
  await user.click(screen.getByRole("checkbox", { name: "This is a shared computer" }));
  await user.click(screen.getByRole("button", { name: "Sign in" }));

  await waitFor(() => expect(getToken()).toBe("new-token"));
  expect(localStorage.getItem("typeloop-token")).toBeNull();
  expect(server.variablesOf("SignInPageUseSignInMutation")[0]!["input"]).toMatchObject({ shared: true });
});

test("a guest's results move along, unless the guest chooses otherwise", async () => {
  setToken("guest-token", { shared: false });
  const { user, server } = renderPage("/sign-in", {
    mocks: guest,
    answers: { SignInPageUseSignInMutation: () => refused("WRONG_CREDENTIALS") },
  });
  await fillIn(user);
  await user.keyboard("{Enter}");
  await screen.findByRole("alert");
  await user.click(screen.getByRole("checkbox", { name: "Keep my guest results" }));
  await user.click(screen.getByRole("button", { name: "Sign in" }));

  await waitFor(() => expect(server.variablesOf("SignInPageUseSignInMutation")).toHaveLength(2));
  expect(server.variablesOf("SignInPageUseSignInMutation").map(({ input }) => input.guestToken)).toEqual([
    "guest-token",
    null,
  ]);
});

test("empty fields are reported, and the first gets the focus; nothing is sent", async () => {
  const { user, server } = renderPage("/sign-in", { mocks: nobody });
  await user.click(await screen.findByRole("button", { name: "Sign in" }));

  const username = screen.getByLabelText("Username");
  expect(document.activeElement).toBe(username);
  expect(username.getAttribute("aria-invalid")).toBe("true");
  expect(document.getElementById(username.getAttribute("aria-describedby")!)?.textContent).toBe("Fill this in.");
  expect(server.variablesOf("SignInPageUseSignInMutation")).toEqual([]);
});

test("wrong credentials: reported, and the input stays", async () => {
  const { user } = renderPage("/sign-in", {
    mocks: nobody,
    answers: { SignInPageUseSignInMutation: () => refused("WRONG_CREDENTIALS") },
  });
  await fillIn(user);
  await user.keyboard("{Enter}");

  expect((await screen.findByRole("alert")).textContent).toContain("Wrong username or password.");
  expect(screen.getByLabelText<HTMLInputElement>("Username").value).toBe("Ada");
  expect(getToken()).toBeNull();
});

test("after too many attempts the seconds are counted down; the button works again only at the end", async () => {
  const tooMany: Answer = {
    data: {
      signIn: {
        __typename: "RateLimitedError",
        __isError: "RateLimitedError",
        code: "RATE_LIMITED",
        retryAfterSeconds: 2,
      },
    },
  };
  const { user, server } = renderPage("/sign-in", {
    mocks: nobody,
    answers: { SignInPageUseSignInMutation: () => tooMany },
  });
  await fillIn(user);
  await user.keyboard("{Enter}");

  expect((await screen.findByRole("timer")).textContent).toBe("You can try again in 2 s.");
  const button = screen.getByRole("button", { name: "Sign in" });
  expect(button.getAttribute("aria-disabled")).toBe("true");
  await user.click(button);
  await user.type(screen.getByLabelText("Password"), "{Enter}");
  await waitFor(() => expect(screen.getByRole("timer").textContent).toBe("You can try again in 1 s."), {
    timeout: 5_000,
  });
  expect(server.variablesOf("SignInPageUseSignInMutation")).toHaveLength(1);

  await screen.findByText("You can try again now.");
  expect(screen.queryByRole("timer")).toBeNull();
  await user.click(button);
  await waitFor(() => expect(server.variablesOf("SignInPageUseSignInMutation")).toHaveLength(2));
});

test("offline: reported, and the input stays", async () => {
  const { user } = renderPage("/sign-in", {
    mocks: nobody,
    answers: {
      SignInPageUseSignInMutation: () => new RequestError("OFFLINE", { operationName: "SignInPageUseSignInMutation" }),
    },
  });
  await fillIn(user);
  await user.keyboard("{Enter}");

  expect((await screen.findByRole("alert")).textContent).toContain("You're offline");
  expect(screen.getByLabelText<HTMLInputElement>("Password").value).toBe("correct horse");
});

test("while signing in a second press does nothing", async () => {
  const { user, server } = renderPage("/sign-in", {
    mocks: nobody,
    answers: { SignInPageUseSignInMutation: () => new Promise(() => undefined) },
  });
  await fillIn(user);
  await user.keyboard("{Enter}");
  await user.click(await screen.findByRole("button", { name: "Signing in" }));
  await user.type(screen.getByLabelText("Password"), "{Enter}");

  expect(server.variablesOf("SignInPageUseSignInMutation")).toHaveLength(1);
});

test("users who are signed in see that", async () => {
  renderPage("/sign-in", { mocks: { User: () => ({ role: "MEMBER", displayName: "Ada" }) } });
  expect(await screen.findByText("You're signed in as Ada.")).toBeInstanceOf(HTMLElement);
  expect(screen.queryByLabelText("Password")).toBeNull();
});

test("a password can be shown", async () => {
  const { user } = renderPage("/sign-in", { mocks: nobody });
  const password = await screen.findByLabelText<HTMLInputElement>("Password");
  expect(password.type).toBe("password");
  await user.click(screen.getByRole("button", { name: "Show the password" }));
  expect(password.type).toBe("text");
});
