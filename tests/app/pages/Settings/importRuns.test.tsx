import { screen, waitFor, within } from "@testing-library/react";
import { limits } from "../../../../src/contract/limits";
import { clearToken, setToken } from "../../../../src/app/relay/sessionToken";
import { renderPage } from "../../../support/renderPage";
import { showDialogs } from "../../../support/showDialogs";

beforeAll(showDialogs);
beforeEach(() => setToken("token", { shared: false }));
afterEach(clearToken);

const dates = { firstAt: "2023-02-01T10:00:00.000Z", lastAt: "2026-10-05T10:00:00.000Z" };
const monkeytype = { source: "MONKEYTYPE", runs: 1_240, ...dates };
const viewer = (importedSources: readonly object[] = []) => ({
  User: () => ({
    id: "u",
    role: "GUEST",
    username: null,
    displayName: "Guest",
    avatarUrl: null,
    groupsToHandOver: [],
    passkeys: [],
    groups: [],
    importedSources,
  }),
});
const contents = (changes: object = {}) => ({
  __typename: "ImportedFile",
  source: "MONKEYTYPE",
  runs: 1_240,
  newRuns: 1_200,
  skipped: 0,
  issues: [],
  ...dates,
  ...changes,
});
const previewOf = (changes?: object) => () => ({
  data: { previewImport: { __typename: "PreviewImportSuccess", file: contents(changes) } },
});
const kept = () => ({
  data: {
    importRuns: {
      __typename: "ImportRunsSuccess",
      file: { newRuns: 1_200 },
      user: { __typename: "User", id: "u", importedSources: [monkeytype] },
    },
  },
});
const csv = () => new File(["wpm"], "results.csv", { type: "text/csv" });
const card = async () =>
  within((await screen.findByRole("heading", { name: "Import results" })).closest("section") as HTMLElement);

test("a file is shown before it is kept, then its runs are counted and listed", async () => {
  const { user, server } = renderPage("/settings", {
    mocks: viewer(),
    answers: {
      importMutationsUsePreviewImportMutation: previewOf({
        skipped: 2,
        issues: [{ line: 17, field: "timestamp", kind: "IN_THE_FUTURE" }],
      }),
      importMutationsUseImportRunsMutation: kept,
    },
  });
  const settings = await card();
  await user.upload(settings.getByLabelText("Choose a file"), csv());
  expect(await settings.findByRole("heading", { name: "1,240 runs from Monkeytype" })).toBeInstanceOf(HTMLElement);
  expect(settings.getByText("1 februari 2023").getAttribute("lang")).toBe("nl");
  expect(settings.getByText(/^40 of them are already imported/u)).toBeInstanceOf(HTMLElement);
  await user.click(settings.getByText("2 runs can't be imported"));
  expect(settings.getByText(/^Line 17/u).textContent).toBe("Line 17, timestamp: in the future");
  expect(settings.getByText("And 1 more")).toBeInstanceOf(HTMLElement);
  expect(server.variablesOf("importMutationsUseImportRunsMutation")).toEqual([]);

  await user.click(settings.getByRole("button", { name: "Import 1,200 runs" }));
  expect(await settings.findByText("1,200 runs were added to your progress.")).toBeInstanceOf(HTMLElement);
  expect(settings.getByText("1,240 runs imported from Monkeytype")).toBeInstanceOf(HTMLElement);
  expect(settings.queryByRole("heading", { name: /from Monkeytype/u })).toBeNull();
});

test.each([
  [{ newRuns: 0 }, "You've already imported all of them."],
  [
    { source: "KEYBR", runs: 0, newRuns: 0, firstAt: null, lastAt: null, skipped: 1, issues: [] },
    "There's nothing in this file that can be imported.",
  ],
])("%j: there is nothing to import", async (changes, sentence) => {
  const { user } = renderPage("/settings", {
    mocks: viewer(),
    answers: { importMutationsUsePreviewImportMutation: previewOf(changes) },
  });
  const settings = await card();
  await user.upload(settings.getByLabelText("Choose a file"), csv());
  expect(await settings.findByText(sentence)).toBeInstanceOf(HTMLElement);
  expect(settings.queryByRole("button", { name: /^Import/u })).toBeNull();
  await user.click(settings.getByRole("button", { name: "Close" }));
  expect(settings.getByLabelText("Choose a file")).toBeInstanceOf(HTMLElement);
});

test.each([
  ["NOT_AN_EXPORT", /isn't a file of results from Monkeytype or keybr/u],
  ["FILE_CUT_OFF", /stops halfway/u],
])("%s is said in words", async (code, sentence) => {
  const { user } = renderPage("/settings", {
    mocks: viewer(),
    answers: {
      importMutationsUsePreviewImportMutation: () => ({
        data: { previewImport: { __typename: "RefusedError", __isError: "RefusedError", code } },
      }),
    },
  });
  const settings = await card();
  await user.upload(settings.getByLabelText("Choose a file"), csv());
  expect(await settings.findByText(sentence)).toBeInstanceOf(HTMLElement);
});

test("a file that is too large is not sent", async () => {
  const { user, server } = renderPage("/settings", { mocks: viewer() });
  const settings = await card();
  const file = csv();
  Object.defineProperty(file, "size", { value: limits.importBytes + 1 });
  await user.upload(settings.getByLabelText("Choose a file"), file);
  expect(await settings.findByText(/“results.csv” is larger than 10 MB/u)).toBeInstanceOf(HTMLElement);
  expect(server.variablesOf("importMutationsUsePreviewImportMutation")).toEqual([]);
});

test("all runs of a site are deleted after a question", async () => {
  const { user, server } = renderPage("/settings", {
    mocks: viewer([monkeytype]),
    answers: {
      importMutationsUseDeleteImportedRunsMutation: () => ({
        data: {
          deleteImportedRuns: {
            __typename: "DeleteImportedRunsSuccess",
            deletedRuns: 1_240,
            user: { __typename: "User", id: "u", importedSources: [] },
          },
        },
      }),
    },
  });
  const settings = await card();
  await user.click(await settings.findByRole("button", { name: "Delete" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Delete the runs from Monkeytype" }));
  await user.click(dialog.getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(settings.queryByText(/imported from Monkeytype$/u)).toBeNull());
  expect(server.variablesOf("importMutationsUseDeleteImportedRunsMutation")).toEqual([{ source: "MONKEYTYPE" }]);
});
