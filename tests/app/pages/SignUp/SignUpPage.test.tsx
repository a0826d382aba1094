import { screen, waitFor } from "@testing-library/react";
import { clearToken, getToken } from "../../../../src/app/relay/sessionToken";
import { renderPage } from "../../../support/renderPage";

const nobody = { Query: () => ({ viewer: null }) };
const issueOf = (label: string) => {
  const field = screen.getByLabelText(label);
  return (field.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent)
    .at(-1);
};

beforeEach(clearToken);

test("a new account, by the server's rules", async () => {
  const { user, server } = renderPage("/sign-up", {
    mocks: nobody,
    answers: { SignUpPageUseSignUpMutation: () => ({ data: { signUp: { __typename: "SignedIn", token: "member" } } }) },
  });
  await user.type(await screen.findByLabelText("Username"), "ada");
  await user.type(screen.getByLabelText("Name"), "Ada Lovelace");
  await user.type(screen.getByLabelText("Password"), "correct horse{Enter}");

  await waitFor(() => expect(getToken()).toBe("member"));
  expect(server.variablesOf("SignUpPageUseSignUpMutation")[0]!["input"]).toMatchObject({
    username: "ada",
    displayName: "Ada Lovelace",
    password: "correct horse",
  });
});

test("a field is checked when it is left, and again while it is corrected", async () => {
  const { user } = renderPage("/sign-up", { mocks: nobody });
  const username = await screen.findByLabelText("Username");
  await user.type(username, "a");
  expect(username.getAttribute("aria-invalid")).toBeNull();
  await user.tab();
  expect(issueOf("Username")).toContain("too short");
  await user.type(username, "da");
  expect(username.getAttribute("aria-invalid")).toBeNull();
});

test("a password that is too common for the server is an error at its field", async () => {
  const issues = [{ path: "password", code: "PASSWORD_TOO_COMMON" }];
  const refused = { __typename: "InvalidInputError", __isError: "InvalidInputError", code: "BAD_REQUEST", issues };
  const { user } = renderPage("/sign-up", {
    mocks: nobody,
    answers: { SignUpPageUseSignUpMutation: () => ({ data: { signUp: refused } }) },
  });
  await user.type(await screen.findByLabelText("Username"), "ada");
  await user.type(screen.getByLabelText("Name"), "Ada");
  await user.type(screen.getByLabelText("Password"), "sunshine1{Enter}");

  await waitFor(() => expect(issueOf("Password")).toContain("easy to guess"));
  expect(document.activeElement).toBe(screen.getByLabelText("Password"));
});

test("issues from the server are shown at their fields, and the first gets the focus", async () => {
  const issues = [{ path: "username", code: "USERNAME_TAKEN" }];
  const { user } = renderPage("/sign-up", {
    mocks: nobody,
    answers: {
      SignUpPageUseSignUpMutation: () => ({
        data: {
          signUp: { __typename: "InvalidInputError", __isError: "InvalidInputError", code: "BAD_REQUEST", issues },
        },
      }),
    },
  });
  await user.type(await screen.findByLabelText("Username"), "ada");
  await user.type(screen.getByLabelText("Name"), "Ada");
  await user.type(screen.getByLabelText("Password"), "correct horse{Enter}");

  await waitFor(() => expect(issueOf("Username")).toContain("This username is already taken."));
  expect(document.activeElement).toBe(screen.getByLabelText("Username"));
  expect(screen.getByLabelText<HTMLInputElement>("Password").value).toBe("correct horse");
});

test("a guest sees that the results move along", async () => {
  renderPage("/sign-up", { mocks: { User: () => ({ role: "GUEST", displayName: "Guest 12" }) } });
  expect(await screen.findByText("Your results so far move to your account.")).toBeInstanceOf(HTMLElement);
});

test("switched off by the admins: the page says so, and users with an account can still sign in", async () => {
  renderPage("/sign-up", {
    mocks: { Query: () => ({ viewer: null, featureSwitches: [{ id: "F3", feature: "SIGN_UP", isOn: false }] }) },
  });
  expect(await screen.findByText(/An admin of this server has paused new accounts\./u)).toBeTruthy();
  expect(screen.queryByLabelText("Username")).toBeNull();
  expect(screen.getAllByRole("link", { name: "Sign in" }).length).toBeGreaterThan(0);
});
