import { act, screen, waitFor } from "@testing-library/react";
import { setConnectionState } from "../../../../src/app/relay/connectionState";
import { RequestError } from "../../../../src/app/relay/RequestError";
import { clearToken, expireToken, setToken } from "../../../../src/app/relay/sessionToken";
import { renderPage } from "../../../support/renderPage";

beforeEach(() => {
  clearToken();
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
});

test("the page is shown although the viewer's query has no response", async () => {
  renderPage("/nowhere", { answers: { HeaderAccountQuery: () => new Promise(() => undefined) } });
  expect(await screen.findByRole("heading", { name: "Page not found" })).toBeInstanceOf(HTMLElement);
});

test("without a server the frame is shown, and completed when the server is back", async () => {
  jest.spyOn(console, "error").mockImplementation();
  let isUp = false;
  renderPage("/nowhere", {
    answers: {
      HeaderAccountQuery: () =>
        isUp
          ? {
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
              },
            }
          : new RequestError("NETWORK", { operationName: "HeaderAccountQuery" }),
    },
  });
  expect(await screen.findByRole("link", { name: "Sign in" })).toBeInstanceOf(HTMLElement);
  act(() => setConnectionState("offline"));
  expect(await screen.findByText("Offline")).toBeInstanceOf(HTMLElement);
  isUp = true;
  await act(async () => setConnectionState("online"));
  expect(await screen.findByRole("button", { name: "Ada's account" })).toBeInstanceOf(HTMLElement);
  expect(screen.queryByText("Offline")).toBeNull();
});

test("without a server, users with a token are not asked to sign in", async () => {
  const said = jest.spyOn(console, "error").mockImplementation();
  setToken("mine", { shared: false });
  let asked = 0;
  renderPage("/nowhere", {
    answers: {
      HeaderAccountQuery: () => {
        asked += 1;
        return new RequestError("NETWORK", { operationName: "HeaderAccountQuery" });
      },
    },
  });
  await waitFor(() => expect(asked).toBe(1));
  // React says so when the header has met the failure.
  await waitFor(() => expect(said).toHaveBeenCalled());
  expect(screen.queryByRole("link", { name: "Sign in" })).toBeNull();
  // Signing out in another tab changes that.
  await act(async () => clearToken());
  expect(await screen.findByRole("link", { name: "Sign in" })).toBeInstanceOf(HTMLElement);
});

test("an account gained on the page appears in the header, and the page stays", async () => {
  let hasAccount = false;
  renderPage("/nowhere", {
    mocks: {
      Query: () => (hasAccount ? {} : { viewer: null }),
      User: () => ({ role: "GUEST", displayName: "Guest 12" }),
    },
  });
  const heading = await screen.findByRole("heading", { name: "Page not found" });
  hasAccount = true;
  await act(async () => setToken("guest", { shared: false, isSamePerson: true }));

  expect(await screen.findByRole("button", { name: "Guest 12's account" })).toBeInstanceOf(HTMLElement);
  expect(heading.isConnected).toBe(true);
});

test("an ended session is reported, and the page stays", async () => {
  setToken("old", { shared: false });
  renderPage("/nowhere", { mocks: { Query: () => ({ viewer: null }) } });
  const heading = await screen.findByRole("heading", { name: "Page not found" });
  await act(async () => expireToken("old"));

  expect(screen.getByText(/You've been signed out: your session has ended, or the account no/u)).toBeInstanceOf(
    HTMLElement,
  );
  expect(heading.isConnected).toBe(true);
});

test("the account's menu closes when the focus moves elsewhere, and not by its own button or entries", async () => {
  const hide = jest.fn();
  HTMLElement.prototype.hidePopover = hide;
  renderPage("/nowhere", { mocks: { User: () => ({ role: "MEMBER", displayName: "Ada" }) } });
  const button = await screen.findByRole("button", { name: "Ada's account" });
  hide.mockClear();
  act(() => button.focus());
  act(() => screen.getByRole<HTMLElement>("button", { name: "Sign out", hidden: true }).focus());
  expect(hide).not.toHaveBeenCalled();
  act(() => screen.getByRole("link", { name: "Race" }).focus());
  expect(hide).toHaveBeenCalledTimes(1);
});

test("? lists the shortcuts, Esc closes the list, and a typed ? is just a ?", async () => {
  const { user } = renderPage("/sign-in", { mocks: { Query: () => ({ viewer: null }) } });
  const field = await screen.findByLabelText<HTMLInputElement>("Username");
  await user.type(field, "?");
  expect(field.value).toBe("?");
  expect(screen.queryByRole("dialog")).toBeNull();
  act(() => field.blur());
  await user.keyboard("?");
  expect(await screen.findByRole("dialog", { name: "Keys" })).toBeInstanceOf(HTMLElement);
  await user.click(screen.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("one title per page", async () => {
  const { router } = renderPage("/sign-in", { mocks: { Query: () => ({ viewer: null }) } });
  await screen.findByLabelText("Username");
  expect(document.title).toBe("Sign in · Typeloop");
  await act(() => router.navigate("/nowhere"));
  await waitFor(() => expect(document.title).toBe("Not found · Typeloop"));
  expect(document.querySelectorAll("title")).toHaveLength(1);
});
