import { act, screen, waitFor } from "@testing-library/react";
import { setConnectionState } from "../../../../src/app/relay/connectionState";
import { clearToken, getToken, setToken } from "../../../../src/app/relay/sessionToken";
import { showDialogs } from "../../../support/showDialogs";
import { renderPage } from "../../../support/renderPage";

const viewer = (changes: object = {}) => ({
  User: () => ({
    id: "u",
    role: "MEMBER",
    username: "ada",
    displayName: "Ada",
    avatarUrl: null,
    groupsToHandOver: [],
    passkeys: [],
    groups: [],
    importedSources: [],
    ...changes,
  }),
});
const fetched = jest.fn();
const realFetch = globalThis.fetch;

beforeAll(showDialogs);
beforeEach(() => {
  fetched.mockReset();
  setToken("token", { shared: false });
  globalThis.fetch = fetched;
  URL.createObjectURL = () => "blob:file";
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation();
});
afterEach(() => {
  act(() => setConnectionState("online"));
  clearToken();
  globalThis.fetch = realFetch;
  jest.restoreAllMocks();
});

const answers = {
  useExportMutation: () => ({
    data: { createExportAddress: { __typename: "ExportAddress", address: "/exports?ticket=a.b" } },
  }),
};

test("all of the user's data is downloaded as a file; also a guest's", async () => {
  fetched.mockResolvedValue(new Response("{}"));
  const { user, server } = renderPage("/settings", { mocks: viewer({ role: "GUEST", username: null }), answers });
  await user.click(await screen.findByRole("button", { name: "Download everything" }));
  await waitFor(() => expect(HTMLAnchorElement.prototype.click).toHaveBeenCalledTimes(1));
  expect(server.variablesOf("useExportMutation")).toEqual([{ memberId: null }]);
  expect(String(fetched.mock.calls[0][0])).toMatch(/\/exports\?ticket=a\.b$/u);
  expect(screen.queryByRole("button", { name: "Delete my account" })).toBeNull();
});

test("a download that breaks off five times is reported, once on the console", async () => {
  jest.spyOn(Math, "random").mockReturnValue(0);
  const written = jest.spyOn(console, "error").mockImplementation();
  fetched.mockRejectedValue(new TypeError("network"));
  const { user } = renderPage("/settings", { mocks: viewer(), answers });
  await user.click(await screen.findByRole("button", { name: "Download everything" }));
  expect(await screen.findByText(/server can't be reached/u)).toBeInstanceOf(HTMLElement);
  expect(fetched).toHaveBeenCalledTimes(5);
  expect(written).toHaveBeenCalledTimes(1);
});

test("the account is deleted with the password, and this browser forgets it", async () => {
  const wrong = {
    __typename: "InvalidInputError",
    __isError: "InvalidInputError",
    code: "BAD_REQUEST",
    issues: [{ path: "password", code: "WRONG_PASSWORD" }],
  };
  const { user, router } = renderPage("/settings", {
    mocks: viewer(),
    answers: {
      settingsMutationsUseDeleteAccountMutation: ({ password }) => ({
        data: { deleteMyAccount: password === "right horse" ? { __typename: "DeleteMyAccountSuccess" } : wrong },
      }),
    },
  });
  await user.click(await screen.findByRole("button", { name: "Delete my account" }));
  await user.type(screen.getByLabelText("Your password"), "wrong{Enter}");
  expect(await screen.findByText(/This isn't your current password\./u)).toBeInstanceOf(HTMLElement);
  await user.clear(screen.getByLabelText("Your password"));
  await user.type(screen.getByLabelText("Your password"), "right horse{Enter}");
  await waitFor(() => expect(getToken()).toBeNull());
  expect(router.state.location.pathname).toBe("/");
});

test("the only owner of a group with other members sees that first", async () => {
  renderPage("/settings", { mocks: viewer({ groupsToHandOver: ["3B", "Club"] }) });
  expect(await screen.findByText(/only owner of: 3B, Club/u)).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole("button", { name: "Delete my account" })).toBeNull();
});
