import { screen, waitFor, within } from "@testing-library/react";
import { clearToken, setToken } from "../../../../src/app/relay/sessionToken";
import { renderPage } from "../../../support/renderPage";
import { mendJsdom } from "../Race/raceMocks";
import { text } from "../Text/textMocks";
import { sentence } from "../../../support/sentence";

beforeEach(() => {
  mendJsdom();
  setToken("token", { shared: false });
});
afterEach(() => clearToken());

const waiting = { ...text, status: "IN_REVIEW", rights: ["REVIEW"], owner: { id: "U2", displayName: "Mees" } };
const none = { edges: [], pageInfo: { hasNextPage: false, endCursor: null } };
const mocks = (
  role: string | null,
  texts: readonly object[] = [],
  sentences: readonly object[] = [],
  reports: readonly object[] = [],
) => ({
  Query: () => ({
    abuseReports:
      role === "ADMIN"
        ? { edges: reports.map((node) => ({ node })), pageInfo: { hasNextPage: false, endCursor: null } }
        : null,
    decidedAbuseReports: role === "ADMIN" ? none : null,
    flaggedResults: role === "ADMIN" ? none : null,
    flaggedExams: role === "ADMIN" ? none : null,
    reportedSentences:
      role === "ADMIN"
        ? { edges: sentences.map((node) => ({ node })), pageInfo: { hasNextPage: false, endCursor: null } }
        : null,
    featureSwitches: [],
    ownExamNorms: role === "ADMIN" ? [] : null,
    admins: role === "ADMIN" ? [{ id: "U1", displayName: "Ada", username: "ada" }] : null,
    viewer: role === null ? null : { id: "U1", displayName: "Ada", role, avatarUrl: null },
    textsInReview:
      role === "ADMIN"
        ? { edges: texts.map((node) => ({ node })), pageInfo: { hasNextPage: false, endCursor: null } }
        : null,
  }),
});

test.each([
  [null, "Sign in"],
  ["GUEST", "Sign in"],
  ["MEMBER", "Practice"],
])("not for %s", async (role, way) => {
  renderPage("/admin", { mocks: mocks(role) });
  expect(
    await screen.findByRole("heading", { level: 1, name: "This page is for the admins of this server" }),
  ).toBeTruthy();
  expect(within(screen.getByRole("main")).getByRole("link", { name: way })).toBeTruthy();
});

test("no texts in review", async () => {
  renderPage("/admin", { mocks: mocks("ADMIN") });
  expect(
    await screen.findByText(
      "Nothing to review. Anyone with an account can submit a text for publication on the text's own page.",
    ),
  ).toBeTruthy();
});

test("a text in review is shown and published; one that changed meanwhile is reported", async () => {
  let answer: object = { __typename: "RefusedError", __isError: "RefusedError", code: "EDIT_CONFLICT" };
  const { user, server } = renderPage("/admin", {
    mocks: mocks("ADMIN", [waiting]),
    answers: { ReviewActionsMutation: () => ({ data: { reviewText: answer } }) },
  });
  expect(await screen.findByText(sentence("Added by Mees on 22 november 2026."))).toBeTruthy();
  expect(screen.getByText("Source and license: Typeloop, CC0-1.0")).toBeTruthy();
  expect(screen.getByRole("link", { name: "View full text" }).getAttribute("href")).toBe("/texts/T1");
  await user.click(screen.getByRole("button", { name: "Publish: The heron" }));
  expect(await screen.findByRole("alert")).toBeTruthy();
  answer = { __typename: "TextSuccess", text: { ...waiting, status: "PUBLISHED", rights: ["ARCHIVE"], version: 4 } };
  await user.click(screen.getByRole("button", { name: "Publish: The heron" }));
  expect(await screen.findByText("Published.")).toBeTruthy();
  expect(server.variablesOf("ReviewActionsMutation")[1]).toEqual({
    input: { text: { id: "T1", version: 3 }, isPublished: true },
  });
});

test("a text is sent back with a note, and not without one", async () => {
  const { user, server } = renderPage("/admin", {
    mocks: mocks("ADMIN", [waiting]),
    answers: {
      ReviewActionsMutation: () => ({
        data: {
          reviewText: {
            __typename: "TextSuccess",
            text: { ...waiting, visibility: "OWN", status: "DRAFT", rights: [], version: 4 },
          },
        },
      }),
    },
  });
  await user.click(await screen.findByRole("button", { name: "Send back: The heron" }));
  const dialog = within(screen.getByRole("dialog", { name: "Send “The heron” back" }));
  await user.click(dialog.getByRole("button", { name: "Send back" }));
  expect(dialog.getByText("Write a short note so the owner knows what to change.")).toBeTruthy();
  expect(server.variablesOf("ReviewActionsMutation")).toEqual([]);
  await user.type(dialog.getByRole("textbox", { name: "What should change" }), "Who wrote it?");
  await user.click(dialog.getByRole("button", { name: "Send back" }));
  expect(await screen.findByText("Sent back.")).toBeTruthy();
  expect(server.variablesOf("ReviewActionsMutation")).toEqual([
    { input: { text: { id: "T1", version: 3 }, isPublished: false, note: "Who wrote it?" } },
  ]);
});

test("a feature is switched off for everyone, with the admin's name; a refusal is shown", async () => {
  const races = { id: "F1", feature: "RACES", isOn: true, changedAt: null, changedBy: null };
  let answer: object = { __typename: "RefusedError", __isError: "RefusedError", code: "NOT_ALLOWED" };
  const all = mocks("ADMIN");
  const { user, server } = renderPage("/admin", {
    mocks: { Query: () => ({ ...all.Query(), featureSwitches: [races] }) },
    answers: { FeatureSwitchesSetMutation: () => ({ data: { setFeatureSwitch: answer } }) },
  });
  const box = () => screen.getByRole<HTMLInputElement>("checkbox", { name: "Races" });
  expect((await screen.findByRole<HTMLInputElement>("checkbox", { name: "Races" })).checked).toBe(true);
  await user.click(box());
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(box().checked).toBe(true);
  answer = {
    __typename: "SetFeatureSwitchSuccess",
    featureSwitch: {
      ...races,
      isOn: false,
      changedAt: "2026-11-22T09:00:00.000Z",
      changedBy: { id: "U1", displayName: "Ada" },
    },
  };
  await user.click(box());
  expect(await screen.findByText(sentence(/^Turned off by Ada on 22 november 2026/u))).toBeTruthy();
  expect(box().checked).toBe(false);
  expect(server.variablesOf("FeatureSwitchesSetMutation")[1]).toEqual({
    feature: "RACES",
    isOn: false,
  });
});

describe("the admins", () => {
  const [ada, bob] = [
    { id: "U1", displayName: "Ada", username: "ada", role: "ADMIN" },
    { id: "U2", displayName: "Bob", username: "bob", role: "ADMIN" },
  ];
  const withAdmins = (...admins: readonly object[]) => ({ Query: () => ({ ...mocks("ADMIN").Query(), admins }) });
  const card = async () =>
    within((await screen.findByRole("heading", { level: 2, name: "Admins" })).closest("section")!);

  test("a member is appointed by name using only the keyboard; an unknown name is an error at the field", async () => {
    let answer: object = {
      __typename: "InvalidInputError",
      __isError: "InvalidInputError",
      code: "BAD_REQUEST",
      issues: [{ path: "username", code: "USERNAME_UNKNOWN" }],
    };
    const { user, server } = renderPage("/admin", {
      mocks: withAdmins(ada!),
      answers: { AdminsAppointMutation: () => ({ data: { appointAdmin: answer } }) },
    });
    const admins = await card();
    expect(admins.getByText("(you)")).toBeTruthy();
    // The only admin cannot be removed.
    expect(admins.queryByRole("button", { name: /Remove/u })).toBeNull();
    await user.type(admins.getByRole("textbox", { name: "Username" }), "bob{Enter}");
    expect(await admins.findByText("No account has this username. Ask how it's spelled.")).toBeTruthy();
    answer = { __typename: "AdminSuccess", user: bob, admins: [ada, bob] };
    await user.keyboard("{Enter}");
    expect(await admins.findByRole("button", { name: "Remove admin Bob" })).toBeTruthy();
    expect(screen.getByText("Bob is now an admin.")).toBeTruthy();
    expect(server.variablesOf("AdminsAppointMutation").at(-1)).toEqual({ username: "bob" });
  });

  test("an admin is removed after a confirmation; a refusal is shown, and self-removal leaves the page", async () => {
    let answer: object = { __typename: "RefusedError", __isError: "RefusedError", code: "LAST_ADMIN" };
    const { user, server } = renderPage("/admin", {
      mocks: withAdmins(ada!, bob!),
      answers: { AdminsRemoveMutation: () => ({ data: { removeAdmin: answer } }) },
    });
    const admins = await card();
    await user.click(admins.getByRole("button", { name: "Remove admin Ada" }));
    const dialog = within(screen.getByRole("dialog", { name: "Remove admin" }));
    expect(dialog.getByText("You'll no longer be an admin. Another admin can add you again.")).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: "Remove admin" }));
    expect(await dialog.findByText("This server needs an admin. Make someone else an admin first.")).toBeTruthy();
    answer = { __typename: "AdminSuccess", user: { ...ada, role: "MEMBER" }, admins: null };
    await user.click(dialog.getByRole("button", { name: "Remove admin" }));
    expect(
      await screen.findByRole("heading", { level: 1, name: "This page is for the admins of this server" }),
    ).toBeTruthy();
    expect(server.variablesOf("AdminsRemoveMutation")).toEqual([{ userId: "U1" }, { userId: "U1" }]);
  });
});

describe("reported sentences", () => {
  const reported = { id: "S1", language: "FR", sentence: "Faux", suggestion: "Juste", page: "/texts/:id", count: 2 };

  test("none", async () => {
    renderPage("/admin", { mocks: mocks("ADMIN") });
    expect(await screen.findByText("No sentences have been reported.")).toBeTruthy();
  });

  test("are shown with what is suggested, and removed; a refusal is said", async () => {
    const answers: object[] = [
      { __typename: "RefusedError", __isError: "RefusedError", code: "NOT_ALLOWED" },
      { __typename: "RemoveReportedSentenceSuccess", removedSentenceId: "S1" },
    ];
    const { user } = renderPage("/admin", {
      mocks: mocks("ADMIN", [], [reported]),
      answers: { ReportedSentencesRemoveMutation: () => ({ data: { removeReportedSentence: answers.shift() } }) },
    });
    expect((await screen.findByText("Faux")).lang).toBe("fr");
    expect(screen.getByText("→ Juste")).toBeTruthy();
    expect(screen.getByText("French · /texts/:id · reported by 2 people")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Remove: Faux" }));
    expect(await screen.findByRole("alert")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Remove: Faux" }));
    expect(await screen.findByText("No sentences have been reported.")).toBeTruthy();
  });

  test("one language at a time, and all of its pages as a file", async () => {
    const files: Blob[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation();
    URL.createObjectURL = (blob) => `blob:${files.push(blob as Blob)}`;
    const node = (n: number) => ({ ...reported, sentence: `Faux ${n}`, suggestion: "" });
    const page = (n: number, next: string | null) => ({
      data: {
        reportedSentences: {
          edges: [{ node: node(n) }],
          pageInfo: { hasNextPage: next !== null, endCursor: next },
        },
      },
    });
    const { user, server } = renderPage("/admin", {
      mocks: mocks("ADMIN", [], [reported]),
      answers: { ReportedSentencesFileQuery: ({ after }) => (after === null ? page(1, "c") : page(2, null)) },
    });
    await user.selectOptions(await screen.findByRole("combobox", { name: "Language" }), "German");
    await waitFor(() =>
      expect(server.variablesOf("ReportedSentencesPaginationQuery")).toMatchObject([{ language: "DE" }]),
    );
    await user.click(screen.getByRole("button", { name: "Download as CSV" }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(server.variablesOf("ReportedSentencesFileQuery")).toEqual([
      { first: 100, after: null, language: "DE" },
      { first: 100, after: "c", language: "DE" },
    ]);
  });
});

test("reports are listed, and a decision takes all of the same person or text off the list", async () => {
  const report = {
    id: "R1",
    subjectId: "T1",
    isText: true,
    name: "The heron",
    excerpt: "A heron waits.",
    reason: "COPYRIGHT",
    details: "From a book",
    createdAt: "2026-11-25T09:14:00Z",
  };
  const person = { ...report, id: "R3", subjectId: "U3", isText: false, name: "Rude", excerpt: "", details: "" };
  let answer: object = { __typename: "RefusedError", __isError: "RefusedError", code: "NOT_FOUND" };
  const { user, server } = renderPage("/admin", {
    mocks: mocks("ADMIN", [], [], [report, { ...report, id: "R2", details: "" }, person]),
    answers: { AbuseReportsResolveMutation: () => ({ data: { resolveAbuseReports: answer } }) },
  });
  expect((await screen.findAllByText(/^Copied without permission/u)).length).toBe(3);
  expect(screen.getByText("From a book")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Rename and hide: Rude" })).toBeTruthy();
  const [archive] = screen.getAllByRole("button", { name: "Archive text: The heron" });
  await user.click(archive!);
  const dialog = within(await screen.findByRole("dialog", { name: "Archive text: The heron" }));
  await user.click(dialog.getByRole("button", { name: "Archive text" }));
  expect(await dialog.findByRole("alert")).toBeTruthy();
  answer = { __typename: "ResolveAbuseReportsSuccess", resolvedIds: ["R1", "R2"] };
  await user.click(dialog.getByRole("button", { name: "Archive text" }));
  await waitFor(() => expect(screen.queryByRole("link", { name: "The heron" })).toBeNull());
  expect(server.variablesOf("AbuseReportsResolveMutation")[1]).toMatchObject({ id: "R1", decision: "UPHELD" });
  expect(screen.getByText("The reports about The heron are closed.")).toBeTruthy();
  // The next row takes the focus, and the empty list after the last.
  const dismiss = await screen.findByRole("button", { name: "Dismiss: Rude" });
  await waitFor(() => expect(document.activeElement).toBe(dismiss));
  answer = { __typename: "ResolveAbuseReportsSuccess", resolvedIds: ["R3"] };
  await user.keyboard("{Enter}");
  const empty = await screen.findByText("No open reports.");
  await waitFor(() => expect(document.activeElement?.contains(empty)).toBe(true));
  expect(document.activeElement).not.toBe(document.body);
  expect(screen.getByText("The reports about Rude are closed.")).toBeTruthy();
});
