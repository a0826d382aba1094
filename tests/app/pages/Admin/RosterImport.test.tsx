import { screen, within } from "@testing-library/react";
import { limits } from "../../../../src/contract/limits";
import { clearToken, setToken } from "../../../../src/app/relay/sessionToken";
import { renderPage } from "../../../support/renderPage";
import { mendJsdom } from "../Race/raceMocks";

beforeEach(() => {
  mendJsdom();
  setToken("token", { shared: false });
});
afterEach(() => clearToken());

const file = new File(["PK"], "school.zip", { type: "application/zip" });
const refused = (code: string) => ({ __typename: "RefusedError", __isError: "RefusedError", code });
const change = (kind: string, name: string, more: object = {}) => ({
  kind,
  name,
  isClass: false,
  oldName: "",
  to: [],
  from: [],
  ...more,
});
const preview = (more: object = {}) => ({
  __typename: "PreviewRosterSuccess",
  preview: {
    fingerprint: "seen",
    changeCount: 4,
    removedCount: 1,
    unchanged: 20,
    issueCount: 1,
    changes: [
      change("MADE", "3A", { isClass: true }),
      change("MOVED", "Emma van den Berg", { from: ["3B"], to: ["3A"] }),
      change("RENAMED", "Noor", { oldName: "Nora" }),
      change("REMOVED", "Sam", { from: ["3B"] }),
    ],
    issues: [{ file: "users.csv", line: 7, column: "givenName", kind: "MISSING", value: "" }],
    ...more,
  },
});
const done = { __typename: "ImportRosterSuccess", changeCount: 3, cards: [] };

const imported3A = {
  __typename: "Group",
  id: "G1",
  name: "3A",
  memberCount: 2,
  ownerNames: ["Ada"],
  createdAt: "2026-11-22T09:00:00.000Z",
  lastActiveAt: null,
  archivedAt: null,
};

function open(previewed: () => object, imported: () => object = () => done) {
  const list = { edges: [], pageInfo: { hasNextPage: false, endCursor: null } };
  return renderPage("/admin/groups", {
    mocks: { Query: () => ({ viewer: { id: "U1", displayName: "Ada", role: "ADMIN" }, allGroups: list }) },
    answers: {
      rosterMutationsUsePreviewRosterMutation: () => ({ data: { previewRoster: previewed() } }),
      GroupsTabPaginationQuery: () => ({
        data: { allGroups: { ...list, edges: [{ cursor: "c", node: imported3A }] } },
      }),
      rosterMutationsUseImportRosterMutation: () => ({ data: { importRoster: imported() } }),
    },
  });
}
const picker = () => screen.findByLabelText<HTMLInputElement>("Choose a file");
const contents = async () => within(await screen.findByRole("region", { name: "File contents" }));

test("a file is looked at, line by line, before anything is saved", async () => {
  const { user, server } = open(() => preview());
  await user.upload(await picker(), file);
  const seen = await contents();
  expect(seen.getByText("Changes: 4. Unchanged: 20. Left out: 1.")).toBeTruthy();
  expect(seen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "users.csv, line 7 givenName: this is empty",
    "3A – new class",
    "Emma van den Berg – moved to another class: 3B → 3A",
    "Noor – renamed (Nora)",
    "Sam – no longer in the file: 3B",
  ]);
  expect(server.variablesOf("rosterMutationsUseImportRosterMutation")).toEqual([]);
});

test.each([
  [false, "without archiving what is no longer in it"],
  [true, "with archiving what is no longer in it"],
])("what was seen is imported, archiving: %s", async (archivesRemoved) => {
  const { user, server } = open(() => preview());
  await user.upload(await picker(), file);
  const seen = await contents();
  if (archivesRemoved) await user.click(seen.getByRole("checkbox", { name: "Archive what is no longer in the file" }));
  await user.click(seen.getByRole("button", { name: "Import" }));
  expect(await screen.findByText("3 changes were made.")).toBeTruthy();
  expect(screen.queryByRole("region", { name: "File contents" })).toBeNull();
  // The list of groups above has the new one.
  expect((await screen.findByRole("link", { name: "3A" })).getAttribute("href")).toBe("/groups/G1");
  expect(server.variablesOf("rosterMutationsUseImportRosterMutation")).toEqual([
    { input: { file: expect.any(File), fingerprint: "seen", archivesRemoved } },
  ]);
});

test("the same file once more has nothing to import", async () => {
  let isImported = false;
  const { user } = open(
    () =>
      isImported
        ? preview({ changeCount: 0, removedCount: 0, unchanged: 24, issueCount: 0, changes: [], issues: [] })
        : preview(),
    () => {
      isImported = true;
      return done;
    },
  );
  await user.upload(await picker(), file);
  await user.click((await contents()).getByRole("button", { name: "Import" }));
  await screen.findByText("3 changes were made.");
  await user.upload(await picker(), file);
  const seen = await contents();
  expect(seen.getByText("Changes: 0. Unchanged: 24. Left out: 0.")).toBeTruthy();
  expect(seen.queryByRole("button", { name: "Import" })).toBeNull();
  await user.click(seen.getByRole("button", { name: "Close" }));
  expect(await picker()).toBeTruthy();
});

test("a file that can't be imported as a whole says why, and offers no import", async () => {
  const { user } = open(() =>
    preview({ issues: [{ file: "classes.csv", line: 0, column: "title", kind: "MISSING_COLUMN", value: "" }] }),
  );
  await user.upload(await picker(), file);
  const seen = await contents();
  expect(seen.getByText(/this column is missing/u).textContent).toBe("classes.csv title: this column is missing");
  expect(seen.queryByRole("button", { name: "Import" })).toBeNull();
});

test("refusals are said: no zip file, a file that is too large, and classes that changed meanwhile", async () => {
  let answer: object = refused("FILE_UNREADABLE");
  const { user, server } = open(
    () => answer,
    () => refused("EDIT_CONFLICT"),
  );
  await user.upload(await picker(), file);
  expect(await screen.findByRole("alert")).toBeTruthy();
  const large = new File(["PK"], "large.zip", { type: "application/zip" });
  Object.defineProperty(large, "size", { value: limits.roster.zipBytes + 1 });
  await user.upload(await picker(), large);
  expect(await screen.findByText(/too large/u)).toBeTruthy();
  expect(server.variablesOf("rosterMutationsUsePreviewRosterMutation")).toHaveLength(1);
  answer = preview();
  await user.upload(await picker(), file);
  await user.click((await contents()).getByRole("button", { name: "Import" }));
  expect(await screen.findByRole("alert")).toBeTruthy();
  // What was seen stays, so that it can be tried again.
  expect((await contents()).getByRole("button", { name: "Import" })).toBeTruthy();
});

test("new people without a school account get cards, class by class", async () => {
  const { user } = open(
    () => preview(),
    () => ({ ...done, cards: [{ groupId: "G1", name: "3A", memberIds: ["M1", "M2"] }] }),
  );
  await user.upload(await picker(), file);
  await user.click((await contents()).getByRole("button", { name: "Import" }));
  const cards = within(await screen.findByRole("region", { name: "Sign-in cards" }));
  expect(cards.getByRole("listitem").textContent).toContain("3A – 2 people");
  expect(cards.getByRole("button", { name: "Make cards for 3A" })).toBeTruthy();
});
