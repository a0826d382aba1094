import { screen, waitFor, within } from "@testing-library/react";
import { clearToken, getToken, setToken } from "../../../../src/app/relay/sessionToken";
import { renderPage } from "../../../support/renderPage";

const time = "2026-11-21T09:14:00.000Z";
const magister = { id: "magister", name: "Magister" };
const somtoday = { id: "somtoday", name: "Somtoday" };
const linked = { id: "a1", providerName: "Magister", linkedAt: time, lastUsedAt: time, provider: magister };

const settings = (user: object, signInProviders: readonly object[] = [magister, somtoday]) => ({
  Query: () => ({ signInProviders }),
  User: () => ({
    id: "u",
    role: "MEMBER",
    username: "ada",
    displayName: "Ada",
    avatarUrl: null,
    appearance: null,
    groups: [],
    groupsToHandOver: [],
    passkeys: [],
    hasPassword: true,
    externalAccounts: [linked],
    ...user,
  }),
  DateTime: () => time,
});

beforeEach(() => setToken("token", { shared: false }));
afterEach(clearToken);

const card = async () => {
  const heading = await screen.findByRole("heading", { name: "School accounts" });
  return within(heading.closest("section") ?? document.body);
};

test("linked accounts are listed, and others can be linked", async () => {
  renderPage("/settings", { mocks: settings({}) });
  const accounts = await card();
  expect(accounts.getByRole("listitem").textContent).toContain("Magister");
  expect(accounts.getByRole("link", { name: "Link your Somtoday account" }).getAttribute("href")).toBe(
    "/sign-in/with/somtoday?link=1&next=/settings",
  );
  expect(accounts.queryByRole("link", { name: "Link your Magister account" })).toBeNull();
});

test("unlinking takes the account off the list", async () => {
  const { user, server } = renderPage("/settings", {
    mocks: settings({}),
    answers: {
      AccountSettingsUseUnlinkSchoolAccountMutation: () => ({
        data: {
          unlinkExternalAccount: {
            __typename: "UnlinkExternalAccountSuccess",
            user: { id: "u", externalAccounts: [] },
          },
        },
      }),
    },
  });
  const accounts = await card();
  await user.click(accounts.getByRole("button", { name: "Unlink Magister" }));
  await waitFor(() => expect(accounts.queryByRole("listitem")).toBeNull());
  expect(server.variablesOf("AccountSettingsUseUnlinkSchoolAccountMutation")).toEqual([{ id: "a1" }]);
  expect(accounts.getByRole("link", { name: "Link your Magister account" })).toBeInstanceOf(HTMLElement);
});

test("the only way in stays: said in words", async () => {
  const { user } = renderPage("/settings", {
    mocks: settings({ hasPassword: false }),
    answers: {
      AccountSettingsUseUnlinkSchoolAccountMutation: () => ({
        data: {
          unlinkExternalAccount: { __typename: "RefusedError", __isError: "RefusedError", code: "ONLY_WAY_IN" },
        },
      }),
    },
  });
  const accounts = await card();
  await user.click(accounts.getByRole("button", { name: "Unlink Magister" }));
  expect((await accounts.findByRole("alert")).textContent).toContain("Set a password first.");
});

test("a host without schools shows nothing of them, unless an account is left of one it had", async () => {
  const first = renderPage("/settings", { mocks: settings({ externalAccounts: [] }, []) });
  await screen.findByRole("heading", { name: "Password" });
  expect(screen.queryByRole("heading", { name: "School accounts" })).toBeNull();
  first.unmount();
  renderPage("/settings", { mocks: settings({ externalAccounts: [{ ...linked, provider: null }] }, []) });
  expect((await card()).getByRole("button", { name: "Unlink Magister" })).toBeInstanceOf(HTMLElement);
});

test.each([
  [false, "/settings"],
  [true, "/sign-in?left=magister"],
])(
  "signing out leads to the page that offers it at the school too, where the host does: %s",
  async (endsSession, at) => {
    history.replaceState(null, "", "/settings");
    const { user } = renderPage("/settings", {
      mocks: settings({ sessions: { edges: [], pageInfo: { hasNextPage: false, endCursor: null } } }),
      answers: {
        useSignOutMutation: () => ({
          data: { signOut: { __typename: "SignedOut", provider: { id: "magister", endsSession } } },
        }),
      },
    });
    await user.click(await screen.findByRole("button", { name: "Sign out here" }));
    await waitFor(() => expect(getToken()).toBeNull());
    expect(location.pathname + location.search).toBe(at);
  },
);

test("an account without a password can get one; until then it cannot be deleted", async () => {
  const { user, server } = renderPage("/settings", {
    mocks: settings({ hasPassword: false }),
    answers: {
      AccountSettingsUseSetPasswordMutation: () => ({
        data: {
          setPassword: {
            __typename: "SetPasswordSuccess",
            user: { id: "u", hasPassword: true, username: "ada", sessions: null },
          },
        },
      }),
    },
  });
  expect(await screen.findByText(/you can also sign in as ada\./u)).toBeInstanceOf(HTMLElement);
  expect(screen.queryByLabelText("Current password")).toBeNull();
  expect(screen.queryByRole("button", { name: "Delete my account" })).toBeNull();
  expect(screen.getByText(/To delete your account, set a password first/u)).toBeInstanceOf(HTMLElement);
  await user.type(screen.getByLabelText("New password"), "correct horse");
  await user.click(screen.getByRole("button", { name: "Set password" }));
  expect(await screen.findByLabelText("Current password")).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole("button", { name: "Delete my account" })).toBeInstanceOf(HTMLElement);
  expect(server.variablesOf("AccountSettingsUseSetPasswordMutation")).toEqual([
    { input: { password: "correct horse" } },
  ]);
});
