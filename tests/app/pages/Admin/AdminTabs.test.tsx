import { screen, within } from "@testing-library/react";
import { clearToken, setToken } from "../../../../src/app/relay/sessionToken";
import * as file from "../../../../src/app/platform/saveFile";
import { renderPage } from "../../../support/renderPage";
import { mendJsdom } from "../Race/raceMocks";
import { sentence } from "../../../support/sentence";

jest.mock("../../../../src/app/platform/saveFile", () => ({
  ...jest.requireActual<typeof file>("../../../../src/app/platform/saveFile"),
  saveBlob: jest.fn(),
}));

beforeEach(() => {
  mendJsdom();
  setToken("token", { shared: false });
});
afterEach(() => clearToken());

const list = (...nodes: readonly object[]) => ({
  edges: nodes.map((node) => ({ node })),
  pageInfo: { hasNextPage: false, endCursor: null },
});
const viewer = { id: "U1", displayName: "Ada", role: "ADMIN", avatarUrl: null };
const query = (part: object) => ({ Query: () => ({ viewer, ...part }) });
const refused = (code: string) => ({ __typename: "RefusedError", __isError: "RefusedError", code });

test("an address that no tab has leads to the first one", async () => {
  const { router } = renderPage("/admin/nonsense", { mocks: query({ viewer: null }) });
  expect(await screen.findByRole("heading", { name: "This page is for the admins of this server" })).toBeTruthy();
  expect(router.state.location.pathname).toBe("/admin");
});

test.each(["users", "groups", "participation", "server", "audit"])("/admin/%s is not for members", async (tab) => {
  const mocks = query({
    viewer: { ...viewer, role: "MEMBER" },
    accounts: null,
    allGroups: null,
    auditLog: null,
    auditActors: null,
    serverHealth: null,
    signInProviderSetups: null,
    allAnnouncements: null,
    participation: null,
  });
  renderPage(`/admin/${tab}`, { mocks });
  expect(
    await screen.findByRole("heading", { level: 1, name: "This page is for the admins of this server" }),
  ).toBeTruthy();
  expect(screen.queryByRole("navigation", { name: "Admin pages" })).toBeNull();
});

describe("users", () => {
  const bob = {
    id: "U2",
    displayName: "Bob",
    username: "bob",
    role: "MEMBER",
    createdAt: "2026-09-01T09:00:00.000Z",
    lastSeenAt: "2026-11-22T09:00:00.000Z",
    lockedAt: null,
    groupNames: ["3B", "4C"],
  };
  const ada = { ...bob, id: "U1", displayName: "Ada", username: "ada", role: "ADMIN", groupNames: [] };
  const mocks = query({ accounts: list(bob, ada) });
  const row = async (name: string) => within((await screen.findByText(name)).closest("li")!);

  test("are listed with what an admin needs to know; oneself is not locked or deleted", async () => {
    renderPage("/admin/users", { mocks });
    const his = await row("Bob");
    expect(his.getByText(sentence(/Created: 1 september 2026/u)).textContent).toContain("Last seen: 22 november 2026");
    expect(his.getByText(/Groups: 3B and 4C/u)).toBeTruthy();
    const hers = await row("ada");
    expect(hers.getByRole("button", { name: "Rename Ada" })).toBeTruthy();
    expect(hers.queryByRole("button", { name: /Lock|Delete|Sign/u })).toBeNull();
    const tabs = within(screen.getByRole("navigation", { name: "Admin pages" }));
    expect(tabs.getByRole("link", { name: "Users" }).getAttribute("aria-current")).toBe("page");
  });

  test("are searched by the server", async () => {
    const { user, server } = renderPage("/admin/users", {
      mocks,
      answers: { UsersTabPaginationQuery: () => ({ data: { viewer, accounts: list() } }) },
    });
    await user.type(await screen.findByRole("textbox", { name: "Search" }), "zoe");
    expect(await screen.findByText("No accounts found")).toBeTruthy();
    expect(server.variablesOf("UsersTabPaginationQuery").at(-1)).toMatchObject({ search: "zoe" });
  });

  test("are locked with a reason, and unlocked; a refusal is said", async () => {
    let answer: object = refused("LAST_ADMIN");
    const { user, server } = renderPage("/admin/users", {
      mocks,
      answers: {
        accountActionsLockMutation: () => ({ data: { lockAccount: answer } }),
        accountActionsUnlockMutation: () => ({
          data: { unlockAccount: { __typename: "AccountSuccess", user: { id: "U2", lockedAt: null } } },
        }),
      },
    });
    await user.click(await screen.findByRole("button", { name: "Lock Bob's account" }));
    const dialog = within(screen.getByRole("dialog", { name: "Lock Bob's account" }));
    await user.type(dialog.getByRole("textbox", { name: "Reason (optional)" }), "Shared");
    await user.click(dialog.getByRole("button", { name: "Lock account" }));
    expect(await dialog.findByText("This server needs an admin. Make someone else an admin first.")).toBeTruthy();
    answer = { __typename: "AccountSuccess", user: { id: "U2", lockedAt: "2026-11-23T09:00:00.000Z" } };
    await user.click(dialog.getByRole("button", { name: "Lock account" }));
    expect(await screen.findByText("Bob's account is locked.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Unlock Bob's account" }));
    expect(await screen.findByRole("button", { name: "Lock Bob's account" })).toBeTruthy();
    expect(server.variablesOf("accountActionsLockMutation").at(-1)).toEqual({
      input: { userId: "U2", reason: "Shared" },
    });
  });

  test("are renamed with a reason, and not without one", async () => {
    const { user, server } = renderPage("/admin/users", {
      mocks,
      answers: {
        accountActionsRenameMutation: () => ({
          data: { renameUser: { __typename: "AccountSuccess", user: { id: "U2", displayName: "Robert" } } },
        }),
      },
    });
    await user.click(await screen.findByRole("button", { name: "Rename Bob" }));
    const dialog = within(screen.getByRole("dialog", { name: "Rename Bob" }));
    const name = dialog.getByRole("textbox", { name: "New name" });
    await user.clear(name);
    await user.type(name, "Robert{Enter}");
    expect(server.variablesOf("accountActionsRenameMutation")).toEqual([]);
    await user.type(dialog.getByRole("textbox", { name: "Reason" }), "Asked for it{Enter}");
    expect(await screen.findByText("Robert")).toBeTruthy();
    expect(server.variablesOf("accountActionsRenameMutation")).toEqual([
      { input: { userId: "U2", displayName: "Robert", reason: "Asked for it" } },
    ]);
  });

  test("are deleted once their username was typed", async () => {
    let answer: object = {
      __typename: "InvalidInputError",
      __isError: "InvalidInputError",
      code: "BAD_REQUEST",
      issues: [{ path: "username", code: "NAME_MISMATCH" }],
    };
    const { user } = renderPage("/admin/users", {
      mocks,
      answers: { accountActionsEraseMutation: () => ({ data: { eraseAccount: answer } }) },
    });
    await user.click(await screen.findByRole("button", { name: "Delete Bob's account" }));
    const dialog = within(screen.getByRole("dialog", { name: "Delete Bob's account" }));
    await user.type(dialog.getByRole("textbox", { name: "Type the username to confirm: bob" }), "bo");
    await user.click(dialog.getByRole("button", { name: "Delete for good" }));
    expect(await dialog.findByText(/This isn't the name of the account to delete/u)).toBeTruthy();
    answer = { __typename: "EraseAccountSuccess", erasedId: "U2" };
    await user.click(dialog.getByRole("button", { name: "Delete for good" }));
    expect(await screen.findByText("Bob's account was deleted.")).toBeTruthy();
    expect(screen.queryByText("bob")).toBeNull();
  });

  test("are signed out everywhere", async () => {
    const { user, server } = renderPage("/admin/users", {
      mocks,
      answers: { accountActionsSignOutMutation: () => ({ data: { signOutUser: { __typename: "AccountSuccess" } } }) },
    });
    await user.click(await screen.findByRole("button", { name: "Sign out everywhere: Bob" }));
    expect(await screen.findByText("Bob was signed out everywhere.")).toBeTruthy();
    expect(server.variablesOf("accountActionsSignOutMutation")).toEqual([{ userId: "U2" }]);
  });
});

test("groups: their size, owners and last activity; one is archived", async () => {
  const node = {
    id: "G1",
    name: "3B",
    memberCount: 31,
    ownerNames: ["Ada", "Bob"],
    createdAt: "2026-09-01T09:00:00.000Z",
    lastActiveAt: "2026-11-22T09:00:00.000Z",
    archivedAt: null,
  };
  const { user } = renderPage("/admin/groups", {
    mocks: query({ allGroups: list(node) }),
    answers: {
      GroupsTabArchiveMutation: () => ({
        data: {
          archiveGroup: { __typename: "GroupSuccess", group: { id: "G1", archivedAt: "2026-11-23T09:00:00.000Z" } },
        },
      }),
    },
  });
  expect((await screen.findByRole("link", { name: "3B" })).getAttribute("href")).toBe("/groups/G1");
  expect(screen.getByText(/31 people/u).textContent).toBe(
    "31 people · Owner: Ada and Bob · Created: 1 september 2026 · Last active: 22 november 2026",
  );
  await user.click(screen.getByRole("button", { name: "Archive group 3B" }));
  expect(await screen.findByRole("button", { name: "Restore group 3B" })).toBeTruthy();
});

test("the audit log: who did what, filtered, and as a file", async () => {
  const entry = {
    id: "E1",
    createdAt: "2026-11-22T09:00:00.000Z",
    actorName: "Ada",
    action: "USER_RENAMED",
    targetName: "Rude",
    newName: "Kind",
    reason: "Rude name",
    operation: null,
  };
  const plain = { ...entry, newName: null, reason: null, action: "GROUP_CHANGED", targetName: "3B" };
  const seats = { ...plain, id: "E2", operation: "saveSeating" };
  const newer = { ...plain, id: "E3", operation: "paintWalls", targetName: "4C" };
  const { user, server } = renderPage("/admin/audit", {
    mocks: query({ auditLog: list(entry, seats, newer), auditActors: [{ userId: "U1", name: "Ada" }] }),
    answers: {
      AuditTabPaginationQuery: () => ({ data: { auditActors: [{ userId: "U1", name: "Ada" }], auditLog: list() } }),
      AuditTabFileQuery: () => ({ data: { auditFile: [entry] } }),
    },
  });
  const shown = (await screen.findByText("Rude")).closest("li")!;
  expect(shown.textContent).toContain("Renamed user: Rude → Kind");
  expect(shown.textContent).toContain("Rude name");
  expect(screen.getByText("3B").closest("p")!.textContent).toBe("Changed seating plan of group: 3B");
  expect(screen.getByText("4C").closest("p")!.textContent).toBe("Changed someone else's group: 4C");
  await user.selectOptions(screen.getByRole("combobox", { name: "Who" }), "Ada");
  await user.selectOptions(screen.getByRole("combobox", { name: "What" }), "Locked account");
  expect(await screen.findByText("Nothing found")).toBeTruthy();
  expect(server.variablesOf("AuditTabPaginationQuery").at(-1)).toMatchObject({
    filters: { actorId: "U1", action: "USER_LOCKED", from: null, until: null },
  });
  await user.click(screen.getByRole("button", { name: "Download CSV" }));
  const [blob, name] = jest.mocked(file.saveBlob).mock.calls[0]!;
  expect([name, blob.size > 80]).toEqual(["typeloop-audit.csv", true]);
});

describe("the server", () => {
  const backup = { isRunning: false, lastAt: null, lastFile: null, lastBytes: null, kept: 7, failure: null };
  const health = {
    version: "0.1.0",
    startedAt: "2026-11-22T09:00:00.000Z",
    database: { bytes: 2.5e9, tables: [{ name: "results", bytes: 2e9 }] },
    diskFree: 40e9,
    openSessions: 31,
    racers: 5,
    connections: 12,
    errors: 0,
    isRedisConnected: null,
    backup,
  };

  test("says how it is, and starts a backup; a refusal is said", async () => {
    let answer: object = refused("BACKUP_RUNNING");
    const done = { ...backup, lastAt: "2026-11-23T09:00:00.000Z", lastFile: "a.backup", lastBytes: 5e6 };
    const { user } = renderPage("/admin/server", {
      mocks: query({ serverHealth: health, signInProviderSetups: [], allAnnouncements: [] }),
      answers: {
        ServerTabStartBackupMutation: () => ({ data: { startBackup: answer } }),
        ServerTabHealthRefetchQuery: () => ({ data: { serverHealth: { ...health, backup: done } } }),
      },
    });
    expect((await screen.findByText("Database size")).parentElement?.textContent).toBe("Database size2.5 GB");
    expect(screen.queryByText("Redis")).toBeNull();
    expect(screen.getByText("No backup yet.")).toBeTruthy();
    expect(screen.getByText(/^The newest 7 backups are kept\./u)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Back up now" }));
    expect(await screen.findByText("A backup is already running. Wait until it's done.")).toBeTruthy();
    answer = { __typename: "StartBackupSuccess" };
    await user.click(screen.getByRole("button", { name: "Back up now" }));
    expect(await screen.findByText(/a\.backup · 5\.0 MB/u)).toBeTruthy();
  });

  test("lists the services that people sign in with, and checks one; how to add one is said", async () => {
    const setup = {
      provider: { id: "school", name: "Magister" },
      issuer: "https://id.example/",
      callbackAddress: "https://typing.example/sign-in/with/school/callback",
      makesAccounts: false,
      linkedAccounts: 1_234,
      groupClaim: "groups",
      groups: [
        { value: "staff", name: "3B", isCoach: true },
        { value: "old", name: null, isCoach: false },
      ],
      rosterClaim: "sub",
      rosterColumn: "sourcedId",
    };
    let answer: object = { __typename: "CheckSignInProviderSuccess", state: "WRONG_ISSUER" };
    const { user, server } = renderPage("/admin/server", {
      mocks: query({ serverHealth: health, signInProviderSetups: [setup], allAnnouncements: [] }),
      answers: { SignInProvidersCheckMutation: () => ({ data: { checkSignInProvider: answer } }) },
    });
    const card = within((await screen.findByRole("heading", { name: "School accounts" })).closest("section")!);
    const says = (name: string) => card.getByText(name).nextElementSibling?.textContent;
    expect(says("Redirect address to register")).toBe("https://typing.example/sign-in/with/school/callback");
    expect(says("First sign-in")).toBe("Only for accounts that are already linked");
    expect(says("Linked accounts")).toBe("1,234");
    expect(says("Claim for imported people")).toBe("sub = sourcedId");
    const groups = within(card.getByRole("list", { name: "Groups" })).getAllByRole("listitem");
    expect(groups.map(({ textContent }) => textContent)).toEqual([
      "staff → 3B (as coach)",
      "old → Group no longer exists",
    ]);
    expect(card.getByText("TYPELOOP_SIGN_IN_PROVIDERS")).toBeTruthy();
    await user.click(card.getByRole("button", { name: "Check Magister" }));
    expect(await card.findByText(/It names another issuer/u)).toBeTruthy();
    expect(server.variablesOf("SignInProvidersCheckMutation")).toEqual([{ id: "school" }]);
    answer = refused("NOT_ALLOWED");
    await user.click(card.getByRole("button", { name: "Check Magister" }));
    expect(await card.findByRole("alert")).toBeTruthy();
    expect(card.queryByText(/It names another issuer/u)).toBeNull();
  });

  test("publishes an announcement in the languages that were filled in, edits and removes one", async () => {
    const one = {
      id: "A1",
      text: "Maintenance",
      texts: [{ __typename: "AnnouncementText", language: "EN", text: "Maintenance" }],
      startsAt: "2026-11-22T09:00:00.000Z",
      endsAt: "2026-11-24T09:00:00.000Z",
    };
    const { user, server } = renderPage("/admin/server", {
      mocks: query({ serverHealth: health, signInProviderSetups: [], allAnnouncements: [] }),
      answers: {
        AdminAnnouncementsPublishMutation: () => ({
          data: { publishAnnouncement: { __typename: "AnnouncementsSuccess", announcements: [one] } },
        }),
        AdminAnnouncementsEditMutation: () => ({
          data: {
            editAnnouncement: {
              __typename: "AnnouncementsSuccess",
              announcements: [{ ...one, text: "Maintenance at five" }],
            },
          },
        }),
        AdminAnnouncementsRemoveMutation: () => ({
          data: { removeAnnouncement: { __typename: "AnnouncementsSuccess", announcements: [] } },
        }),
      },
    });
    await user.click(await screen.findByRole("button", { name: "Publish" }));
    expect(server.variablesOf("AdminAnnouncementsPublishMutation")).toEqual([]);
    await user.type(screen.getByRole("textbox", { name: "Text in English" }), "Maintenance");
    await user.click(screen.getByRole("button", { name: "Publish" }));
    expect(await screen.findByRole("button", { name: "Remove announcement: Maintenance" })).toBeTruthy();
    expect(server.variablesOf("AdminAnnouncementsPublishMutation")[0]).toMatchObject({
      input: { texts: [{ language: "EN", text: "Maintenance" }] },
    });
    await user.click(screen.getByRole("button", { name: "Edit announcement: Maintenance" }));
    const [field] = screen.getAllByRole("textbox", { name: "Text in English" });
    expect((field as HTMLInputElement).value).toBe("Maintenance");
    await user.type(field!, " at five");
    await user.click(screen.getByRole("button", { name: "Save" }));
    await user.click(await screen.findByRole("button", { name: "Remove announcement: Maintenance at five" }));
    expect(server.variablesOf("AdminAnnouncementsEditMutation")).toEqual([
      {
        id: "A1",
        input: {
          texts: [{ language: "EN", text: "Maintenance at five" }],
          startsAt: one.startsAt,
          endsAt: one.endsAt,
        },
      },
    ]);
    expect(await screen.findByText("No announcements.")).toBeTruthy();
  });
});

describe("participation", () => {
  const toggle = { id: "F5", feature: "PARTICIPATION", isOn: false, changedAt: null, changedBy: null };
  const sum = (size: string, atLeast: number | null = null) => ({ size, atLeast });
  const participation = {
    months: [
      {
        month: "2026-09",
        began: sum("AT_LEAST", 40),
        nextDay: sum("AT_LEAST", 10),
        fourthWeek: sum("ALL_BUT_FEW"),
        chapter: sum("FEW"),
      },
      { month: "2026-10", began: sum("AT_LEAST", 10), nextDay: sum("TOO_FEW"), fourthWeek: null, chapter: null },
    ],
    stops: {
      stopped: sum("AT_LEAST", 30),
      places: [
        { chapter: null, people: sum("FEW") },
        { chapter: "HOME", people: sum("AT_LEAST", 20) },
        { chapter: "TOP", people: sum("TOO_FEW") },
      ],
    },
  };

  test("is off until an admin turns it on; then it says nothing about fewer than ten people", async () => {
    let isOn = false;
    const { user, server } = renderPage("/admin/participation", {
      mocks: query({ participation: null, featureSwitches: [toggle] }),
      answers: {
        FeatureSwitchesSetMutation: () => {
          isOn = true;
          const featureSwitch = { ...toggle, isOn, changedAt: "2026-11-22T09:00:00.000Z", changedBy: viewer };
          return { data: { setFeatureSwitch: { __typename: "SetFeatureSwitchSuccess", featureSwitch } } };
        },
        ParticipationTabRefetchQuery: () => ({
          data: { participation: isOn ? participation : null, featureSwitches: [{ ...toggle, isOn }] },
        }),
      },
    });
    const box = await screen.findByRole<HTMLInputElement>("checkbox", { name: "Participation" });
    expect(box.checked).toBe(false);
    expect(screen.queryByRole("table")).toBeNull();
    await user.click(box);
    const months = within(await screen.findByRole("table", { name: /People who came back/u }));
    expect(months.getAllByRole("row").map((row) => row.textContent)).toEqual([
      "MonthBeganBack on day 2Back in week 4Finished a chapter",
      "september 202640 or more10 or moreall, or all but fewer than 10fewer than 10",
      "oktober 202610 or moretoo few peoplenot over yetnot over yet",
    ]);
    const stops = within(screen.getByRole("table", { name: /People who stopped/u }));
    expect(stops.getAllByRole("row").map((row) => row.textContent)).toEqual([
      "Part of the coursePeople",
      "Home row20 or more",
      "All together30 or more",
    ]);
    expect(server.variablesOf("FeatureSwitchesSetMutation")).toEqual([{ feature: "PARTICIPATION", isOn: true }]);
  });
});

test("the record of processing activities is a table of what this server stores, to complete", async () => {
  const hostPolicy = {
    resultDays: 365,
    keystrokeDays: null,
    unusedAccountDays: null,
    guestDays: 30,
    removedDays: 30,
    sessionDays: 30,
    auditYears: 2,
    signInProviders: ["A | B"],
    reportsErrors: false,
    countsVisits: false,
    sumsParticipation: true,
  };
  const { user } = renderPage("/admin/server", {
    mocks: query({ serverHealth: null, signInProviderSetups: null, allAnnouncements: null, hostPolicy }),
  });
  await user.click(await screen.findByRole("button", { name: "Download the record" }));
  const [blob, name] = jest.mocked(file.saveBlob).mock.lastCall as [Blob, string];
  expect(name).toBe("typeloop-processing-record.md");
  const lines = await new Promise<readonly string[]>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(String(reader.result).split("\n")));
    reader.readAsText(blob);
  });
  expect(lines[0]).toBe("# Record of processing activities");
  expect(lines).toContain("- Controller: to be filled in");
  expect(lines).toContain("| Processing | Purpose | Categories of data | Recipients | Retention |");
  const row = (title: string) => lines.find((line) => line.startsWith(`| ${title}`));
  expect(row("Results")).toMatch(/ \| 365 days \|$/u);
  expect(row("Participation totals")).toContain("never about fewer than ten people");
  // A name with a bar stays in its cell.
  expect(row("Signing in with")).toContain("A \\| B");
  expect(screen.getByRole("link", { name: "Privacy page" }).getAttribute("href")).toBe("/privacy");
});
