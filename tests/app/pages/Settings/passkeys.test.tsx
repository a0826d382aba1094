import { screen, within } from "@testing-library/react";
import { renderPage } from "../../../support/renderPage";

/** The settings of a member. */
const settings = (viewer: object) => ({
  User: () => ({
    id: "u",
    role: "MEMBER",
    displayName: "Ada",
    groups: [],
    groupsToHandOver: [],
    externalAccounts: [],
    hasPassword: true,
    passkeys: [],
    ...viewer,
  }),
});
const advice =
  "You can see other people's results, so keep your account safe: a passkey protects it better than a password.";
const laptop = { id: "p", name: "Laptop", createdAt: "2026-09-01T08:00:00.000Z", lastUsedAt: null };

test("passkeys have their name and times, and a button to remove each", async () => {
  const used = { ...laptop, id: "q", name: "Phone", lastUsedAt: "2026-09-02T08:00:00.000Z" };
  renderPage("/settings", { mocks: settings({ passkeys: [laptop, used] }) });
  const row = async (name: string) => {
    const button = await screen.findByRole("button", { name: `Remove ${name}` });
    return within(button.closest("li") ?? document.body);
  };
  expect((await row("Laptop")).queryByText(/^Not used yet/u)).not.toBeNull();
  expect((await row("Phone")).queryByText(/^Last used/u)).not.toBeNull();
  expect(screen.queryByText("This browser doesn't support passkeys here.")).not.toBeNull();
});

test.each([
  ["an admin", { role: "ADMIN" }, true],
  ["a coach", { groups: [{ id: "g", myRole: "COACH" }] }, true],
  ["a member", { groups: [{ id: "g", myRole: "MEMBER" }] }, false],
  ["a coach who has one", { groups: [{ id: "g", myRole: "OWNER" }], passkeys: [laptop] }, false],
])("%s is advised to add one: %#", async (_who, viewer, isAdvised) => {
  renderPage("/settings", { mocks: settings(viewer) });
  await screen.findByRole("heading", { name: "Passkeys" });
  expect(screen.queryAllByText(advice)).toHaveLength(isAdvised ? 1 : 0);
});
