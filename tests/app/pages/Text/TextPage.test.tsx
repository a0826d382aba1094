import { act, screen, within } from "@testing-library/react";
import { clearToken, setToken } from "../../../../src/app/relay/sessionToken";
import type { Answer } from "../../../support/FakeServer";
import { renderPage } from "../../../support/renderPage";
import { mendJsdom } from "../Race/raceMocks";
import { group, ownText, text, textMocks } from "./textMocks";

beforeEach(() => {
  mendJsdom();
  setToken("token", { shared: false });
});
afterEach(() => clearToken());

const done = (field: string, changed: object) => () => ({
  data: { [field]: { __typename: "TextSuccess", text: changed } },
});
const refused = (field: string, code: string) => () => ({
  data: { [field]: { __typename: "RefusedError", __isError: "RefusedError", code } },
});

test("a text, its difficulty in words, its source; viewers who may only read it can type it", async () => {
  renderPage("/texts/T1", { mocks: textMocks(text) });
  expect(await screen.findByRole("heading", { level: 1, name: "The heron" })).toBeTruthy();
  expect(screen.getByText("59 characters · hard · English · animals · my own tag")).toBeTruthy();
  expect(screen.getByText(text.body)).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Difficulty: hard" })).toBeTruthy();
  expect(screen.getByText("56 out of 100. Medium starts at 32, hard at 48.")).toBeTruthy();
  expect(screen.getByText("44 of 100 words aren't among the 1,000 most common.")).toBeTruthy();
  expect(screen.getByText("Words have 3.9 letters on average.")).toBeTruthy();
  expect(screen.getByText("Many unusual letter pairs.")).toBeTruthy();
  expect(screen.getByText("5 of 100 characters are capitals, digits or symbols.")).toBeTruthy();
  expect(screen.getByText("Typeloop, CC0-1.0")).toBeTruthy();
  expect(screen.getByText("22 november 2026")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Type this text" }).getAttribute("href")).toBe(
    "/?mode=custom&language=en&with=library&text=T1",
  );
  expect(screen.queryByRole("heading", { name: "What you can do" })).toBeNull();
});

test("the best, a favorite button, and a similar text that can be typed at one press", async () => {
  const similar = { ...text, id: "T2=", title: "The stork" };
  const mocks = textMocks({ ...text, best: { id: "r1", wpm: 48.96 }, isFavorite: true });
  renderPage("/texts/T1", {
    mocks: {
      ...mocks,
      Query: (...context) => ({ ...(mocks["Query"]?.(...context) as object), similarText: similar }),
      Text: (context, ...rest) =>
        context.path?.includes("similarText") === true ? similar : mocks["Text"]?.(context, ...rest),
    },
  });
  expect(await screen.findByText("Your best: 48.9 wpm")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Favorite: The heron", pressed: true }).textContent).toBe("Favorite");
  const next = within(screen.getByRole("heading", { name: "Up next" }).closest("section")!);
  expect(next.getByRole("link", { name: "The stork" }).getAttribute("href")).toBe("/texts/T2%3D");
  expect(next.getByRole("link", { name: "Type the next text: The stork" }).getAttribute("href")).toBe(
    "/?mode=custom&language=en&with=library&text=T2%3D",
  );
});

test("in a text in parts, the next part comes next", async () => {
  const parts = [
    { title: "At noon", end: 20 },
    { title: "At night", end: 59 },
  ];
  renderPage("/texts/T1", { mocks: textMocks({ ...text, parts, bookmark: 20 }) });
  const next = within((await screen.findByRole("heading", { name: "Up next" })).closest("section")!);
  expect(next.getByText("Part 2 of 2")).toBeTruthy();
  expect(next.getByText("At night")).toBeTruthy();
  expect(next.getByRole("link", { name: "Continue with part 2" }).getAttribute("href")).toBe(
    "/?mode=custom&language=en&with=library&text=T1",
  );
});

test("in Dutch", async () => {
  renderPage("/texts/T1", { mocks: textMocks(text), remembers: "locale=nl-NL" });
  expect(await screen.findByRole("heading", { name: "Moeilijkheid: moeilijk" })).toBeTruthy();
  expect(screen.getByText("59 tekens · moeilijk · Engels · dieren · my own tag")).toBeTruthy();
});

test("a text that does not exist or that the viewer may not see says so and offers links", async () => {
  clearToken();
  renderPage("/texts/T9", { mocks: textMocks(null) });
  expect(await screen.findByRole("heading", { level: 1, name: "Text not found" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "All texts" }).getAttribute("href")).toBe("/texts");
  expect(within(screen.getByRole("main")).getByRole("link", { name: "Sign in" }).getAttribute("href")).toBe(
    "/sign-in?next=%2Ftexts%2FT9",
  );
});

test("the beginning of a long text, then all of it", async () => {
  const body = "heron ".repeat(600).trim();
  const { user } = renderPage("/texts/T1", { mocks: textMocks({ ...text, body }) });
  expect(await screen.findByText(/^heron .* …$/u)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Show the whole text" }));
  expect(screen.getByText(body)).toBeTruthy();
});

test("only actions that the server allows are offered", async () => {
  renderPage("/texts/T1", {
    mocks: textMocks(
      {
        ...ownText,
        visibility: "GROUP",
        status: "PUBLISHED",
        group,
        rights: ["EDIT", "SHARE", "TAKE_BACK", "ARCHIVE"],
      },
      {},
    ),
  });
  const card = within((await screen.findByRole("heading", { name: "What you can do" })).closest("section")!);
  expect(card.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "Change",
    "Share with a group",
    "Stop sharing",
    "Archive",
  ]);
  expect(screen.getByRole("link", { name: "Class 7B" }).getAttribute("href")).toBe("/groups/G1");
});

test("shared with a group; a refusal is shown, and the choice stays", async () => {
  let answer = refused("shareText", "GROUP_ARCHIVED");
  const { user, server } = renderPage("/texts/T1", {
    mocks: textMocks(ownText, {}),
    answers: { textMutationsShareMutation: () => answer() as any },
  });
  await user.click(await screen.findByRole("button", { name: "Share with a group" }));
  const dialog = within(screen.getByRole("dialog", { name: "Share with a group" }));
  await user.click(dialog.getByRole("button", { name: "Share" }));
  expect(await dialog.findByText(/archived/u)).toBeTruthy();
  expect(server.variablesOf("textMutationsShareMutation")).toEqual([
    { input: { text: { id: "T1", version: 3 }, groupId: "G1" } },
  ]);
  answer = done("shareText", {
    ...ownText,
    version: 4,
    visibility: "GROUP",
    status: "PUBLISHED",
    group,
    rights: ["TAKE_BACK"],
  }) as any;
  await user.click(dialog.getByRole("button", { name: "Share" }));
  expect(await screen.findByRole("link", { name: "Class 7B" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Stop sharing" })).toBeTruthy();
});

test("shared, it is on screen before the server has answered; a refusal takes it back and is said", async () => {
  let refuse: (answer: Answer) => void = () => undefined;
  const answer = new Promise<Answer>((resolve) => {
    refuse = resolve;
  });
  const { user } = renderPage("/texts/T1", {
    mocks: textMocks(ownText, {}),
    answers: { textMutationsShareMutation: () => answer },
  });
  await user.click(await screen.findByRole("button", { name: "Share with a group" }));
  await user.click(
    within(screen.getByRole("dialog", { name: "Share with a group" })).getByRole("button", { name: "Share" }),
  );
  expect(screen.getByRole("link", { name: "Class 7B" }).getAttribute("href")).toBe("/groups/G1");
  expect(screen.queryByRole("dialog")).toBeNull();
  refuse(refused("shareText", "GROUP_ARCHIVED")());
  const dialog = within(await screen.findByRole("dialog", { name: "Share with a group" }));
  expect(dialog.getByText(/archived/u)).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Class 7B" })).toBeNull();
  expect(screen.getByText("only you")).toBeTruthy();
});

test("who is in no group is shown the way to one", async () => {
  const { user } = renderPage("/texts/T1", {
    mocks: textMocks(ownText, { groups: [{ ...group, archivedAt: "2026-11-01T00:00:00.000Z" }] }),
  });
  await user.click(await screen.findByRole("button", { name: "Share with a group" }));
  expect(screen.getByRole("link", { name: "Your groups" }).getAttribute("href")).toBe("/groups");
});

test("submitted for publication it waits; sent back it says why", async () => {
  const waiting = { ...ownText, version: 4, visibility: "PUBLIC", status: "IN_REVIEW", rights: ["EDIT", "TAKE_BACK"] };
  const { user, unmount } = renderPage("/texts/T1", {
    mocks: textMocks(ownText, {}),
    answers: { textMutationsSubmitMutation: done("submitText", waiting) as any },
  });
  await user.click(await screen.findByRole("button", { name: "Submit to make it public" }));
  expect(
    await screen.findByText("This text is waiting for review by an admin. Until it's published, only you can see it."),
  ).toBeTruthy();
  expect(screen.getByRole("button", { name: "Withdraw" })).toBeTruthy();
  unmount();
  renderPage("/texts/T1", { mocks: textMocks({ ...ownText, reviewNote: "Who wrote it?" }, {}) });
  expect(await screen.findByText("Who wrote it?")).toBeTruthy();
});

test("changed: the server's rules are checked here, and what normalizing changed is shown", async () => {
  const { user, server } = renderPage("/texts/T1", {
    mocks: textMocks(ownText, {}),
    answers: {
      TextFormMutation: () => ({
        data: { saveText: { __typename: "SaveTextSuccess", text: { ...ownText, title: "Two herons", version: 4 } } },
      }),
    },
  });
  await user.click(await screen.findByRole("button", { name: "Change" }));
  const dialog = within(screen.getByRole("dialog", { name: "Edit this text" }));
  const [title, body, tags] = [
    dialog.getByRole("textbox", { name: "Title" }),
    dialog.getByRole("textbox", { name: "Text" }),
    dialog.getByRole("textbox", { name: "Tags" }),
  ];
  await user.clear(title);
  await user.type(title, "Two herons");
  await user.clear(body);
  await user.type(body, "Too short");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(dialog.getByText("This text has 9 characters. It needs at least 20.")).toBeTruthy();
  await user.type(body, "{enter}but not any longer, now.");
  await user.clear(tags);
  await user.type(tags, "Birds, water;");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await screen.findByText(/The text is saved\. 1 line break became a space\./u)).toBeTruthy();
  expect(server.variablesOf("TextFormMutation")[0]!["input"]).toEqual({
    id: "T1",
    version: 3,
    title: "Two herons",
    body: "Too short\nbut not any longer, now.",
    language: "EN",
    tags: ["Birds", "water"],
    source: "",
  });
  expect(screen.getByRole("heading", { level: 1, name: "Two herons" })).toBeTruthy();
});

test("an edit conflict: the other version is shown, mine stays, and overwrites it once I confirm", async () => {
  const theirs = { ...ownText, title: "Three herons", body: "Three herons stand in the water.", version: 7 };
  let answer: object = { __typename: "RefusedError", __isError: "RefusedError", code: "EDIT_CONFLICT" };
  const { user, server } = renderPage("/texts/T1", {
    mocks: textMocks(ownText, {}),
    answers: {
      TextFormMutation: () => ({ data: { saveText: answer } }),
      TextFormQuery: () => ({ data: { node: theirs } }),
    },
  });
  await user.click(await screen.findByRole("button", { name: "Change" }));
  const dialog = within(screen.getByRole("dialog", { name: "Edit this text" }));
  const title = dialog.getByRole<HTMLInputElement>("textbox", { name: "Title" });
  await user.clear(title);
  await user.type(title, "Two herons");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await dialog.findByText("Current version: “Three herons”")).toBeTruthy();
  expect(dialog.getByText(theirs.body)).toBeTruthy();
  expect(title.value).toBe("Two herons");
  answer = { __typename: "SaveTextSuccess", text: { ...ownText, title: "Two herons", version: 8 } };
  await user.click(dialog.getByRole("button", { name: "Overwrite with my version" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Two herons" })).toBeTruthy();
  expect(server.variablesOf("TextFormMutation").map(({ input }) => (input as any).version)).toEqual([3, 7]);
});

test("deleted after a confirmation", async () => {
  const { user, router } = renderPage("/texts/T1", {
    mocks: textMocks(ownText, {}),
    answers: {
      textShelfUseDeleteOwnTextMutation: () => ({ data: { deleteOwnText: { __typename: "DeleteOwnTextSuccess" } } }),
    },
  });
  await user.click(await screen.findByRole("button", { name: "Delete" }));
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Delete" }));
  await screen.findByRole("heading", { level: 1, name: "Texts" });
  expect(router.state.location.pathname).toBe("/texts");
  await act(async () => undefined);
});
