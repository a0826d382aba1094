import { act, screen, waitFor, within } from "@testing-library/react";
import { errorMessages } from "../../../../src/contract/languages/en/errorMessages";
import { clearToken, getToken, setToken } from "../../../../src/app/relay/sessionToken";
import type { Answer } from "../../../support/FakeServer";
import { renderPage } from "../../../support/renderPage";

const code = "c".repeat(43);
const magister = { id: "magister", name: "Magister", endsSession: true };
const somtoday = { id: "somtoday", name: "Somtoday", endsSession: false };
const nobody = { Query: () => ({ viewer: null, signInProviders: [magister, somtoday] }) };
const member = {
  Query: () => ({ signInProviders: [magister] }),
  User: () => ({
    id: "u",
    role: "MEMBER",
    displayName: "Ada",
    groups: [],
    groupsToHandOver: [],
    appearance: null,
    hasPassword: false,
  }),
};
const finished = (isShared: boolean): Answer => ({
  data: {
    finishExternalSignIn: {
      __typename: "ExternallySignedIn",
      token: "school-token",
      isShared,
      user: { id: "u", displayName: "Ada" },
    },
  },
});
const refused = (field: string, refusal: string): Answer => ({
  data: { [field]: { __typename: "RefusedError", __isError: "RefusedError", code: refusal } },
});

beforeEach(() => {
  clearToken();
  sessionStorage.clear();
  history.replaceState(null, "", "/sign-in");
});

const hrefOf = async (name: string) => (await screen.findByRole("link", { name })).getAttribute("href");

test("each school has a link that needs no script; it says where to go back to and whether this is a shared computer", async () => {
  const { user } = renderPage("/sign-in?next=/groups", { mocks: nobody });
  expect(await hrefOf("Sign in with Magister")).toBe("/sign-in/with/magister?next=%2Fgroups");
  await user.click(screen.getByRole("checkbox", { name: "This is a shared computer" }));
  expect(await hrefOf("Sign in with Somtoday")).toBe("/sign-in/with/somtoday?next=%2Fgroups&shared=1");
});

test("signing up offers the same, and a host without schools offers nothing", async () => {
  const first = renderPage("/sign-up", { mocks: nobody });
  expect(await hrefOf("Sign in with Magister")).toBe("/sign-in/with/magister?next=%2F");
  first.unmount();
  renderPage("/sign-in", { mocks: { Query: () => ({ viewer: null, signInProviders: [] }) } });
  await screen.findByLabelText("Username");
  expect(screen.queryByRole("link", { name: /Sign in with/u })).toBeNull();
  expect(screen.queryByText(/school account/u)).toBeNull();
});

test.each([
  [false, "localStorage"],
  [true, "sessionStorage"],
] as const)("coming back opens the session once and goes on (shared: %s)", async (isShared, storage) => {
  const { server } = renderPage(`/sign-in?next=/settings#hand-over=${code}`, {
    mocks: nobody,
    answers: { FinishSignInMutation: () => finished(isShared) },
  });
  await waitFor(() => expect(getToken()).toBe("school-token"));
  expect(location.pathname + location.hash).toBe("/settings");
  expect(globalThis[storage].getItem("typeloop-token")).toBe("school-token");
  expect(server.variablesOf("FinishSignInMutation").map(({ input }) => input.code)).toEqual([code]);
});

test("a code that no longer works: said in words, and the form is there", async () => {
  renderPage(`/sign-in#hand-over=${code}`, {
    mocks: nobody,
    answers: { FinishSignInMutation: () => refused("finishExternalSignIn", "SIGN_IN_OVER") },
  });
  expect((await screen.findByRole("alert")).textContent).toContain("This sign-in no longer works");
  expect(screen.getByLabelText("Username")).toBeInstanceOf(HTMLElement);
  expect(await hrefOf("Sign in with Magister")).toBe("/sign-in/with/magister?next=%2F");
});

test.each([
  ["SIGN_IN_AWAY", "sign-in service can't be reached right now"],
  ["SIGN_IN_CANCELLED", "sign-in was canceled on your school's sign-in page"],
  ["SIGN_IN_UNCONFIRMED", "couldn't be confirmed"],
  ["RATE_LIMITED", "Too many attempts"],
])("%s from the server is said in words, and one can sign in otherwise", async (problem, words) => {
  renderPage(`/sign-in?problem=${problem}`, { mocks: nobody });
  expect((await screen.findByRole("alert")).textContent).toContain(words);
  expect(screen.getByLabelText("Username")).toBeInstanceOf(HTMLElement);
});

test("an address can show none of the other messages", async () => {
  renderPage("/sign-in?problem=KICKED", { mocks: nobody });
  await screen.findByLabelText("Username");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("after signing out, the session at the school can be ended too, where the host offers it", async () => {
  const first = renderPage("/sign-in?left=magister", { mocks: nobody });
  expect(await hrefOf("Also sign out of Magister")).toBe("/sign-in/with/magister/end");
  first.unmount();
  renderPage("/sign-in?left=somtoday", { mocks: nobody });
  await screen.findByLabelText("Username");
  expect(screen.queryByText(/Also sign out/u)).toBeNull();
});

const withPassword = {
  ...member,
  User: () => ({ ...member.User(), hasPassword: true }),
};

test("linking asks first, with the name of the school account and for the password, and goes back to the settings", async () => {
  setToken("token", { shared: false });
  let isWrong = true;
  const { user, server, router } = renderPage(`/sign-in?next=/settings&link=1#hand-over=${code}`, {
    mocks: withPassword,
    answers: {
      FinishSignInLinkQuery: () => ({
        data: { pendingLink: { accountName: "ada@school.example", provider: { id: "magister", name: "Magister" } } },
      }),
      FinishSignInLinkMutation: () => ({
        data: {
          linkExternalAccount: isWrong
            ? {
                __typename: "InvalidInputError",
                __isError: "InvalidInputError",
                code: "BAD_REQUEST",
                issues: [{ path: "password", code: "WRONG_PASSWORD" }],
              }
            : { __typename: "LinkExternalAccountSuccess", user: { id: "u", externalAccounts: [] } },
        },
      }),
    },
  });
  expect(
    await screen.findByText(/^Link the school account ada@school\.example at Magister to your account Ada\?/u),
  ).toBeInstanceOf(HTMLElement);
  expect(server.variablesOf("FinishSignInLinkMutation")).toEqual([]);
  // The code is in no address that somebody could go back to.
  expect([router.state.location.hash, router.state.historyAction]).toEqual(["", "REPLACE"]);
  const field = screen.getByLabelText("Confirm with your Typeloop password");
  await user.click(screen.getByRole("button", { name: "Link school account" }));
  expect(server.variablesOf("FinishSignInLinkMutation")).toEqual([]);
  await user.type(field, "wrong");
  await user.click(screen.getByRole("button", { name: "Link school account" }));
  expect(await screen.findByText(errorMessages.WRONG_PASSWORD)).toBeInstanceOf(HTMLElement);
  isWrong = false;
  await user.clear(field);
  await user.type(field, "right");
  await user.click(screen.getByRole("button", { name: "Link school account" }));
  expect(await screen.findByRole("heading", { name: "Settings", level: 1 })).toBeInstanceOf(HTMLElement);
  expect(router.state.historyAction).toBe("REPLACE");
  expect(server.variablesOf("FinishSignInLinkMutation")).toEqual([
    { code, password: "wrong" },
    { code, password: "right" },
  ]);
});

test("a page that was left is of no use to somebody who goes back to it", async () => {
  setToken("token", { shared: false });
  renderPage(`/sign-in?link=1#hand-over=${code}`, {
    mocks: withPassword,
    answers: {
      FinishSignInLinkQuery: () => ({
        data: { pendingLink: { accountName: "", provider: { id: "magister", name: "Magister" } } },
      }),
    },
  });
  await screen.findByRole("button", { name: "Link school account" });
  // What a browser does before it keeps the page for going back.
  act(() => void window.dispatchEvent(new Event("pagehide")));
  expect(screen.queryByRole("button", { name: "Link school account" })).toBeNull();
  expect(screen.getByText("You're signed in as Ada.")).toBeInstanceOf(HTMLElement);
});

test("linking needs a member who is signed in: the page says so, and leads to the form", async () => {
  const { user, server } = renderPage(`/sign-in?link=1#hand-over=${code}`, { mocks: nobody });
  expect((await screen.findByRole("alert")).textContent).toContain("You need to sign in to do this.");
  await user.click(within(screen.getByRole("alert")).getByRole("link", { name: "Sign in" }));
  expect(await screen.findByLabelText("Username")).toBeInstanceOf(HTMLElement);
  expect(server.variablesOf("FinishSignInMutation")).toEqual([]);
});

test("an account that is linked to somebody else: said in words", async () => {
  setToken("token", { shared: false });
  const { user } = renderPage(`/sign-in?link=1#hand-over=${code}`, {
    mocks: member,
    answers: {
      FinishSignInLinkQuery: () => ({
        data: { pendingLink: { accountName: "", provider: { id: "magister", name: "Magister" } } },
      }),
      FinishSignInLinkMutation: () => refused("linkExternalAccount", "EXTERNAL_ACCOUNT_TAKEN"),
    },
  });
  await user.click(await screen.findByRole("button", { name: "Link school account" }));
  expect((await screen.findByRole("alert")).textContent).toContain("already linked to another Typeloop account");
  expect(screen.getByText("You're signed in as Ada.")).toBeInstanceOf(HTMLElement);
});
