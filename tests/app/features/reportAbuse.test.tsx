import { screen, waitFor } from "@testing-library/react";
import { clearToken, setToken } from "../../../src/app/relay/sessionToken";
import { renderPage } from "../../support/renderPage";
import { mendJsdom } from "../pages/Race/raceMocks";
import { text, textMocks } from "../pages/Text/textMocks";

beforeEach(() => {
  mendJsdom();
  setToken("token", { shared: false });
});
afterEach(() => clearToken());

const viewer = { id: "u", role: "MEMBER", displayName: "Ada", avatarUrl: null, groups: [], speedUnit: null };
const player = (isMine: boolean) => ({
  isMine,
  bests: [],
  activity: [],
  user: {
    id: "P1",
    displayName: "Rude name",
    avatarUrl: null,
    createdAt: "2026-11-20T09:00:00Z",
    followState: null,
    following: [],
    followers: [],
  },
});
const sent = { __typename: "ReportAbuseSuccess", subjectId: "P1" };
const openPlayer = (answer: object, isMine = false) =>
  renderPage("/players/rude", {
    mocks: { Query: () => ({ viewer, player: player(isMine) }) },
    answers: { ReportDialogMutation: () => ({ data: { reportAbuse: answer } }) },
  });
const entry = (place: number, isMine: boolean) => ({
  place,
  isMine,
  wpm: 50,
  accuracy: 97,
  improvement: null,
  startedAt: "2026-11-25T09:14:00Z",
  user: { id: `P${place}`, username: `p-${place}`, displayName: `Person ${place}`, avatarUrl: null },
});

test("a profile is reported with a reason and one's own words", async () => {
  const { user, server } = openPlayer(sent);
  await user.click(await screen.findByRole("button", { name: "Report this profile" }));
  expect(await screen.findByRole("heading", { name: "Report “Rude name”" })).toBeInstanceOf(HTMLElement);
  await user.selectOptions(screen.getByLabelText("What's wrong?"), "Pretends to be someone else");
  await user.type(screen.getByLabelText("In your own words (optional)"), "That is my name");
  await user.click(screen.getByRole("button", { name: "Send report" }));
  expect(await screen.findByText("Thank you. An admin will look at it.")).toBeInstanceOf(HTMLElement);
  expect(server.variablesOf("ReportDialogMutation")).toEqual([
    { input: { subjectId: "P1", reason: "IMPERSONATION", details: "That is my name" } },
  ]);
  await user.click(screen.getAllByRole("button", { name: "Close" }).at(-1) ?? document.body);
  await waitFor(() => expect(screen.queryByText("Thank you. An admin will look at it.")).toBeNull());
});

test("what was typed stays when the report is refused", async () => {
  const { user } = openPlayer({ __typename: "RefusedError", __isError: "RefusedError", code: "NOT_FOUND" });
  await user.click(await screen.findByRole("button", { name: "Report this profile" }));
  const words = await screen.findByLabelText("In your own words (optional)");
  await user.type(words, "Why");
  await user.click(screen.getByRole("button", { name: "Send report" }));
  expect(await screen.findByRole("alert")).toBeInstanceOf(HTMLElement);
  expect(screen.getByLabelText<HTMLTextAreaElement>("In your own words (optional)").value).toBe("Why");
});

test("not one's own profile", async () => {
  openPlayer(sent, true);
  expect(await screen.findByRole("link", { name: "Change profile" })).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole("button", { name: "Report this profile" })).toBeNull();
});

test("from the leaderboard, a name is chosen; not one's own", async () => {
  const { user } = renderPage("/leaderboard", {
    mocks: {
      Query: () => ({
        viewer: { ...viewer, profileVisibility: "ALL", profileVisibilityChoices: ["ALL"] },
        leaderboard: { entries: [entry(1, false), entry(2, true), entry(3, false)], own: entry(2, true) },
      }),
    },
  });
  await user.click(await screen.findByRole("button", { name: "Report a name" }));
  const names = await screen.findByLabelText<HTMLSelectElement>("Name");
  expect(Array.from(names.options, ({ label }) => label)).toEqual(["Person 1", "Person 3"]);
});

test.each([true, false])("a text is reported, unless it is one's own (%s)", async (isOwn) => {
  const { user } = renderPage("/texts/T1", {
    mocks: textMocks({ ...text, isOwn, rights: [] }),
  });
  await screen.findByRole("heading", { level: 1, name: text.title });
  const button = screen.queryByRole("button", { name: "Report this text" });
  expect(button === null).toBe(isOwn);
  if (button === null) return;
  await user.click(button);
  const reasons = await screen.findByLabelText<HTMLSelectElement>("What's wrong?");
  expect(Array.from(reasons.options, ({ label }) => label)).toContain("Copied without permission");
});
