import { act, screen, waitFor, within } from "@testing-library/react";
import { clearToken, setToken } from "../../../../src/app/relay/sessionToken";
import { renderPage } from "../../../support/renderPage";

beforeEach(() => {
  sessionStorage.clear();
  setToken("token", { shared: false });
});
afterEach(() => clearToken());

const token = "a".repeat(43);
const viewer = (role: string | null) =>
  role === null ? null : { id: "U1", displayName: "Ada", username: "ada", role, avatarUrl: null, groups: [] };
const mocks = (role: string | null) => ({ Query: () => ({ viewer: viewer(role) }) });
const main = () => within(screen.getByRole("main"));

test.each([null, "GUEST"])(
  "%s must sign in or up first, and comes back with the link, which is in no address",
  async (role) => {
    const { router, unmount } = renderPage(`/admin/claim#${token}`, { mocks: mocks(role) });
    expect(await screen.findByRole("heading", { level: 1, name: "Become the admin of this server" })).toBeTruthy();
    await waitFor(() => expect(router.state.location.hash).toBe(""));
    for (const [name, path] of [
      ["Sign up", "/sign-up"],
      ["Sign in", "/sign-in"],
    ] as const) {
      expect(main().getByRole("link", { name }).getAttribute("href")).toBe(`${path}?next=%2Fadmin%2Fclaim`);
    }
    expect(screen.queryByRole("button", { name: "Become the admin" })).toBeNull();
    unmount();
    // Signed in, in the same tab.
    const { user, server } = renderPage("/admin/claim", { mocks: mocks("MEMBER") });
    await user.click(await screen.findByRole("button", { name: "Become the admin" }));
    expect(server.variablesOf("AdminClaimPageMutation")).toEqual([{ token }]);
  },
);

test("a member becomes the admin using only the keyboard, and continues to the admin page", async () => {
  const answers = {
    AdminClaimPageMutation: () => ({
      data: { claimAdmin: { __typename: "AdminSuccess", user: viewer("ADMIN") } },
    }),
  };
  const { user } = renderPage(`/admin/claim#${token}`, { mocks: mocks("MEMBER"), answers });
  expect(
    await screen.findByText("You're signed in as Ada (ada). This account becomes the admin. The link works once."),
  ).toBeTruthy();
  screen.getByRole("button", { name: "Become the admin" }).focus();
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("heading", { level: 1, name: "You're an admin of this server" })).toBeTruthy();
  expect(main().getByRole("link", { name: "Go to Admin" }).getAttribute("href")).toBe("/admin");
  expect(screen.getByText("You're now an admin of this server.")).toBeTruthy();
  expect(sessionStorage.length).toBe(0);
});

test.each([
  [
    "ADMIN_LINK_EXPIRED",
    "This link is more than 12 hours old and no longer works. Restart the server to get a new one.",
  ],
  [
    "ADMIN_LINK_USED",
    "This link has already been used: this server has an admin. Ask that admin to make you an admin too.",
  ],
  [
    "ADMIN_LINK_UNKNOWN",
    "This link doesn't work. Copy the whole link from where the server was started. If the server was " +
      "restarted, use the newest link.",
  ],
])("%s is shown and not tried again; another link in the same tab is tried", async (code, words) => {
  const answers = {
    AdminClaimPageMutation: () => ({
      data: { claimAdmin: { __typename: "RefusedError", __isError: "RefusedError", code } },
    }),
  };
  const { user, router } = renderPage(`/admin/claim#${token}`, { mocks: mocks("MEMBER"), answers });
  await user.click(await screen.findByRole("button", { name: "Become the admin" }));
  expect((await screen.findByRole("alert")).textContent).toContain(words);
  expect(screen.queryByRole("button", { name: "Become the admin" })).toBeNull();
  await act(() => router.navigate(`/admin/claim#${"b".repeat(43)}`));
  expect(await screen.findByRole("button", { name: "Become the admin" })).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("without a link the page says where to find it; an admin needs none", async () => {
  const first = renderPage("/admin/claim", { mocks: mocks("MEMBER") });
  expect(await screen.findByRole("heading", { level: 1, name: "Open the link that the server printed" })).toBeTruthy();
  expect(document.querySelector("meta[name=description]")?.getAttribute("content")).toMatch(/first admin/u);
  first.unmount();
  renderPage("/admin/claim", { mocks: mocks("ADMIN") });
  expect(await screen.findByRole("heading", { level: 1, name: "You're an admin of this server" })).toBeTruthy();
});

test("in Dutch", async () => {
  renderPage(`/admin/claim#${token}`, { mocks: mocks("MEMBER"), remembers: "locale=nl-NL" });
  expect(await screen.findByRole("heading", { level: 1, name: "Beheerder van deze server worden" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Beheerder worden" })).toBeTruthy();
});
