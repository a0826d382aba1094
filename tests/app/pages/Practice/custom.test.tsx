import { act, screen, waitFor } from "@testing-library/react";
import type { Answer } from "../../../support/FakeServer";
import { portionsOf, portionText } from "../../../../src/engine/practice/portions";
import { encodeLog } from "../../../../src/engine/log/logCodec";
import { UNSAVED_RUNS_KEY } from "../../../../src/app/features/saving/UnsavedRun";
import { setConnectionState } from "../../../../src/app/relay/connectionState";
import { RequestError } from "../../../../src/app/relay/RequestError";
import { clearToken, setToken } from "../../../../src/app/relay/sessionToken";
import { renderPage } from "../../../support/renderPage";
import { typeText } from "../../../support/typeText";
import { mendJsdom } from "../Race/raceMocks";
import { withHistoryRow } from "../../../support/withHistoryRow";

const target = (): string => (window as unknown as { __typingTarget: () => string }).__typingTarget();
const longBody = Array.from(
  { length: 20 },
  (_, at) => `Sentence number ${at} tells of the heron and the water it stands in.`,
).join(" ");
const portions = portionsOf(longBody);

beforeAll(() => {
  process.env["TYPELOOP_TEST_HOOKS"] = "1";
  mendJsdom();
});
afterAll(() => {
  delete process.env["TYPELOOP_TEST_HOOKS"];
});
beforeEach(() => {
  localStorage.clear();
  setConnectionState("online");
  setToken("token", { shared: false });
});
afterEach(() => act(async () => clearToken()));

const clock = () => ({ data: { serverTime: Date.now() } });
const saved = (): Answer => ({
  data: {
    saveResult: withHistoryRow({
      __typename: "SaveResultSuccess",
      result: {
        id: "r1",
        wpm: 1,
        raw: 1,
        strokesPerMinute: 1,
        accuracy: 1,
        consistency: 1,
        status: "VERIFIED",
        badges: [],
        reachedGoal: null,
        baseline: null,
      },
      user: { id: "u", practiceGoal: null },
    }),
  },
});
const noTexts = () => ({
  data: { viewer: { id: "u1", texts: { edges: [], pageInfo: { hasNextPage: false, endCursor: null } } } },
});
const textOf = (change: object = {}) => ({
  id: "t1",
  title: "The heron",
  language: "EN",
  body: longBody,
  bookmark: null,
  isOwn: true,
  parts: [],
  difficulty: "EASY",
  __typename: "Text",
  ...change,
});
const listOf =
  (...texts: object[]) =>
  () => ({
    data: {
      viewer: {
        id: "u1",
        texts: {
          edges: texts.map((node) => ({ node, cursor: "c" })),
          pageInfo: { hasNextPage: false, endCursor: null },
        },
      },
    },
  });

/** After a run of a text: no best yet. */
const firstRun = ({ textId }: { textId?: string }) => ({
  data: {
    node: { __typename: "Text", id: textId, title: "The heron", isOwn: true, isFavorite: false, best: null },
    result: { __typename: "Result", id: "r1", bestOther: null },
  },
});

function open(address: string, answers = {}, remembers = "") {
  return renderPage(address, {
    mocks: { User: () => ({ id: "u1", displayName: "Ada", role: "MEMBER", username: "ada", avatarUrl: null }) },
    answers: {
      serverClockQuery: clock,
      saveRunMutation: saved,
      OwnTextsOwnTextListQuery: noTexts,
      TextAfterRunQuery: firstRun,
      ...answers,
    },
    remembers,
  });
}
const home = "/?mode=custom&language=en";
const field = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Your own text" });
const begun = () => screen.findByRole("textbox", { name: /^Type th/u });

describe("a pasted text", () => {
  test("too short or too long is reported with numbers; nothing leaves the page", async () => {
    const { user, server } = open(home);
    await user.click(await field());
    await user.paste("too short");
    await user.click(screen.getByRole("button", { name: "Type this text" }));
    expect(await screen.findByText("This text has 9 characters. It needs at least 20.")).toBeInstanceOf(HTMLElement);
    expect(document.activeElement).toBe(await field());
    await user.clear(await field());
    await user.paste("word ".repeat(4_200));
    await user.click(screen.getByRole("button", { name: "Type this text" }));
    expect(await screen.findByText(/This text has 20,999 characters. The maximum is 20,000/u)).toBeInstanceOf(
      HTMLElement,
    );
    expect(server.requests.map(({ name }) => name).filter((name) => /save|Own.*Mutation/u.test(name))).toEqual([]);
  });

  test("is typed at once, reports what was changed, survives a reload, and is saved with what was typed", async () => {
    const first = open(home);
    await first.user.click(await field());
    await first.user.paste("The heron stands\n\n\tin the water – ĳs and\u200b waits.");
    await first.user.click(screen.getByRole("button", { name: "Type this text" }));
    await begun();
    const text = "The heron stands in the water – ijs and waits.";
    expect(target()).toBe(text);
    expect(
      screen.getByText(/1 line break became a space\. 1 invisible character was removed\. 1 character such as …/u),
    ).toBeInstanceOf(HTMLElement);
    first.unmount();
    const { user, server } = open(`${home}&with=own&text=pasted`);
    await begun();
    await user.keyboard(target());
    expect(await screen.findByRole("heading", { name: "Your result" })).toBeInstanceOf(HTMLElement);
    await waitFor(() => expect(server.variablesOf("saveRunMutation")).toHaveLength(1));
    expect(server.variablesOf("saveRunMutation")[0]!["input"]).toMatchObject({
      mode: "CUSTOM",
      prompt: text,
      language: "EN",
      textId: null,
      seed: null,
    });
  });

  test("is read in portions if it is long; Enter continues, and so does a reload", async () => {
    const first = open(home);
    await first.user.click(await field());
    await first.user.paste(longBody);
    await first.user.click(screen.getByRole("button", { name: "Type this text" }));
    await begun();
    expect(target()).toBe(portionText(longBody, portions[0]!));
    expect(screen.getByText(`Part 1 of ${portions.length} · 0% typed`)).toBeInstanceOf(HTMLElement);
    await first.user.keyboard(target());
    await screen.findByText(/Press Enter to continue/u);
    first.unmount();
    const { user } = open(`${home}&with=own&text=pasted`);
    await begun();
    expect(target()).toBe(portionText(longBody, portions[1]!));
    await user.keyboard(target());
    await screen.findByText(/Part 2 of/u);
    await user.keyboard("{Enter}");
    await begun();
    expect(target()).toBe(portionText(longBody, portions[2]!));
    await user.click(screen.getByRole("button", { name: "Start over" }));
    expect(target()).toBe(portionText(longBody, portions[0]!));
  }, 30_000);

  test("is adapted to the keyboard, with a note; what cannot be typed is named", async () => {
    const { user, unmount } = open(home, {}, "layout=us");
    await user.click(await field());
    await user.paste("Half a pie is ½ of a pie, and costs 3 € or so.");
    await user.click(screen.getByRole("button", { name: "Type this text" }));
    await begun();
    expect(target()).toBe("Half a pie is 1/2 of a pie, and costs 3 EUR or so.");
    expect(screen.getByText("Changed so your keyboard can type it: ½ → 1/2, € → EUR")).toBeInstanceOf(HTMLElement);
    unmount();
    const other = open(home, {}, "layout=us");
    await other.user.clear(await field());
    await other.user.paste("Привет, как дела? This is a text of two alphabets.");
    await other.user.click(screen.getByRole("button", { name: "Type this text" }));
    expect(await screen.findByText(/Your keyboard can't type these characters in this text: П р и в/u)).toBeInstanceOf(
      HTMLElement,
    );
  });

  test("with characters that no keyboard types: they are named, and the rest can be typed", async () => {
    const { user, server } = open(home);
    await user.click(await field());
    await user.paste("“Well done” 🎉 – she said, and the café 🥐 was open.");
    await user.click(screen.getByRole("button", { name: "Type this text" }));
    expect(await screen.findByText("Your keyboard can't type these characters in this text: 🎉 é 🥐")).toBeInstanceOf(
      HTMLElement,
    );
    await user.click(screen.getByRole("button", { name: "Remove these characters" }));
    await begun();
    expect(target()).toBe("“Well done” – she said, and the cafe was open.");
    await user.keyboard(target());
    await waitFor(() =>
      expect(server.variablesOf("saveRunMutation")[0]).toMatchObject({
        input: { mode: "CUSTOM", prompt: "“Well done” – she said, and the cafe was open." },
      }),
    );
  });

  test("with only such characters has nothing to leave out", async () => {
    localStorage.setItem(
      "typeloop-own-pasted",
      JSON.stringify({ body: "🎉🎉 🎉", original: "🎉🎉 🎉", language: "en", position: 0 }),
    );
    open(`${home}&with=own&text=pasted`);
    expect(await screen.findByText("Your keyboard can't type these characters in this text: 🎉")).toBeInstanceOf(
      HTMLElement,
    );
    expect(screen.queryByRole("button", { name: "Remove these characters" })).toBeNull();
  });

  test("without storage it is typed all the same, and the page says that nothing is stored", async () => {
    const forbidden = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    const { user } = open(home);
    await user.click(await field());
    await user.paste("The heron stands in the water and waits.");
    await user.click(screen.getByRole("button", { name: "Type this text" }));
    await begun();
    expect(screen.getByText(/This browser can't save the text/u)).toBeInstanceOf(HTMLElement);
    forbidden.mockRestore();
  });

  test("is deleted from the browser at sign-out", async () => {
    localStorage.setItem(
      "typeloop-own-pasted",
      JSON.stringify({ body: longBody, original: longBody, language: "en", position: 0 }),
    );
    localStorage.setItem("typeloop-own-text-t1", JSON.stringify({ id: "t1" }));
    const { unmount } = open("/?mode=words-10&language=en");
    await screen.findByRole("textbox");
    unmount();
    act(() => clearToken());
    expect(Object.keys(localStorage).filter((name) => name.startsWith("typeloop-own"))).toEqual([]);
  });

  test("there is none: the page says so and offers a link", async () => {
    open(`${home}&with=own&text=pasted`);
    expect(await screen.findByText("There is no pasted text in this browser.")).toBeInstanceOf(HTMLElement);
    expect(screen.getByRole("link", { name: "Paste a text" }).getAttribute("href")).toContain("with=own");
  });
});

describe("the viewer's texts", () => {
  test("are listed with the progress; one that the keyboard cannot type says why", async () => {
    open(
      home,
      {
        OwnTextsOwnTextListQuery: listOf(
          textOf({ bookmark: portions[2]!.from }),
          textOf({ id: "t2", title: "Russian", body: `Привет ${longBody}` }),
        ),
      },
      "layout=us",
    );
    expect((await screen.findByRole("link", { name: "The heron" })).getAttribute("href")).toBe(
      "/?mode=custom&language=en&with=own&text=t1",
    );
    expect(screen.getByText(new RegExp(`${portions.length} parts · 2 typed`, "u"))).toBeInstanceOf(HTMLElement);
    expect(screen.getByText("Your keyboard can't type these characters in this text: П р и в е т")).toBeInstanceOf(
      HTMLElement,
    );
    expect(localStorage.getItem("typeloop-own-text-t1")).toContain("heron");
  });

  test("a text is saved with a title; a refusal by the server is shown at its field", async () => {
    const answers = [
      {
        data: {
          saveOwnText: {
            __typename: "InvalidInputError",
            __isError: "InvalidInputError",
            code: "BAD_REQUEST",
            issues: [{ path: "title", code: "TOO_LONG" }],
          },
        },
      },
      { data: { saveOwnText: { __typename: "RefusedError", __isError: "RefusedError", code: "TOO_MANY_TEXTS" } } },
      { data: { saveOwnText: { __typename: "SaveOwnTextSuccess", text: textOf() } } },
    ];
    const { user, server } = open(home, { OwnTextFormsUseSaveOwnTextMutation: () => answers.shift() });
    await user.click(await field());
    await user.paste(longBody);
    await user.click(screen.getByRole("button", { name: "Save to my texts" }));
    const title = await screen.findByRole("textbox", { name: "Title" });
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Fill this in.")).toBeInstanceOf(HTMLElement);
    expect(server.variablesOf("OwnTextFormsUseSaveOwnTextMutation")).toEqual([]);
    await user.type(title, "The heron");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText(/This is too long/u)).toBeInstanceOf(HTMLElement);
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText(/You already have 200 texts, the maximum\./u)).toBeInstanceOf(HTMLElement);
    await user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(server.variablesOf("OwnTextFormsUseSaveOwnTextMutation").at(-1)).toEqual({
      input: { id: null, title: "The heron", language: "EN", body: longBody },
    });
  });

  test("deleting asks for confirmation; a text that is already gone is no error", async () => {
    localStorage.setItem("typeloop-own-text-t1", JSON.stringify({ ...textOf(), language: "en", moved: null, at: 1 }));
    const { user, server } = open(home, {
      OwnTextsOwnTextListQuery: listOf(textOf()),
      textShelfUseDeleteOwnTextMutation: () => ({
        data: { deleteOwnText: { __typename: "RefusedError", __isError: "RefusedError", code: "NOT_FOUND" } },
      }),
    });
    await user.click(await screen.findByRole("button", { name: "Delete: The heron" }));
    expect(screen.getByRole("dialog", { name: "Delete “The heron”?" })).toBeInstanceOf(HTMLElement);
    await user.click(screen.getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(server.variablesOf("textShelfUseDeleteOwnTextMutation")).toEqual([{ input: { id: "t1" } }]);
  });

  test("offline those in this browser are offered, and read", async () => {
    localStorage.setItem(
      "typeloop-own-text-t1",
      JSON.stringify({ ...textOf(), language: "en", bookmark: portions[1]!.from, moved: null, at: 1 }),
    );
    const { user, server } = open(home, {
      OwnTextsOwnTextListQuery: () => new RequestError("NETWORK", { operationName: "OwnTextsOwnTextListQuery" }),
    });
    act(() => setConnectionState("offline"));
    expect(await screen.findByText(/The server can't be reached\. These texts are in this browser/u)).toBeInstanceOf(
      HTMLElement,
    );
    await user.click(screen.getByRole("link", { name: "The heron" }));
    await begun();
    expect(target()).toBe(portionText(longBody, portions[1]!));
    expect(server.variablesOf("TextReadingQuery")).toEqual([]);
  });

  test("offline and without a text the page links to words", async () => {
    open(`${home}&with=library`);
    act(() => setConnectionState("offline"));
    expect((await screen.findByRole("link", { name: "Practice with words" })).getAttribute("href")).toBe(
      "/?mode=words-25&language=en",
    );
  });
});

describe("a text in parts", () => {
  const reading = `${home}&with=own&text=t1`;
  const known = (change: object = {}) => ({ TextReadingQuery: () => ({ data: { node: textOf(change) } }) });

  test("opens at the bookmark, a run has the number of its portion, and Enter continues", async () => {
    const { user, server } = open(reading, known({ bookmark: portions[1]!.from }));
    await begun();
    expect(target()).toBe(portionText(longBody, portions[1]!));
    expect(screen.getByText(new RegExp(`Part 2 of ${portions.length} · \\d+% typed`, "u"))).toBeInstanceOf(HTMLElement);
    await user.keyboard(target());
    await screen.findByText(/Press Enter to continue/u);
    await waitFor(() => expect(server.variablesOf("saveRunMutation")).toHaveLength(1));
    expect(server.variablesOf("saveRunMutation")[0]!["input"]).toMatchObject({
      mode: "TEXT",
      textId: "t1",
      from: portions[1]!.from,
      to: portions[1]!.to,
      language: "EN",
    });
    await user.keyboard("{Enter}");
    await begun();
    expect(target()).toBe(portionText(longBody, portions[2]!));
    expect(document.activeElement).toBe(screen.getByRole("textbox"));
    expect(server.variablesOf("TextReadingUseSetBookmarkMutation")).toEqual([]);
  });

  test("goes to another place, and saves the bookmark, if need be when the text is next opened", async () => {
    const lost = {
      TextReadingUseSetBookmarkMutation: () =>
        new RequestError("NETWORK", { operationName: "TextReadingUseSetBookmarkMutation" }),
    };
    const first = open(reading, { ...known({ bookmark: portions[2]!.from }), ...lost });
    await begun();
    await first.user.click(screen.getByRole("button", { name: "Next part" }));
    await waitFor(() => expect(target()).toBe(portionText(longBody, portions[3]!)));
    await waitFor(() =>
      expect(first.server.variablesOf("TextReadingUseSetBookmarkMutation")).toEqual([
        { input: { textId: "t1", position: portions[3]!.from } },
      ]),
    );
    first.unmount();
    const { server } = open(reading, {
      ...known({ bookmark: portions[2]!.from }),
      TextReadingUseSetBookmarkMutation: () => ({
        data: { setBookmark: { __typename: "SetBookmarkSuccess", text: { id: "t1", bookmark: portions[3]!.from } } },
      }),
    });
    await begun();
    expect(target()).toBe(portionText(longBody, portions[3]!));
    await waitFor(() =>
      expect(server.variablesOf("TextReadingUseSetBookmarkMutation")).toEqual([
        { input: { textId: "t1", position: portions[3]!.from } },
      ]),
    );
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem("typeloop-own-text-t1") ?? "{}")).toMatchObject({
        moved: null,
        bookmark: portions[3]!.from,
      }),
    );
  });

  test("a place is in the list before the server has answered; a failure takes it back", async () => {
    let fail: (answer: Answer) => void = () => undefined;
    const answer = new Promise<Answer>((resolve) => {
      fail = resolve;
    });
    const { user, server, router } = open(home, {
      ...known({ bookmark: portions[2]!.from }),
      OwnTextsOwnTextListQuery: listOf(textOf({ bookmark: portions[2]!.from })),
      TextReadingUseSetBookmarkMutation: () => answer,
    });
    await user.click(await screen.findByRole("link", { name: "The heron" }));
    await begun();
    await user.click(screen.getByRole("button", { name: "Next part" }));
    await waitFor(() => expect(server.variablesOf("TextReadingUseSetBookmarkMutation")).toHaveLength(1));
    await act(() => router.navigate(home));
    expect(await screen.findByText(/ parts · 3 typed/u)).toBeInstanceOf(HTMLElement);
    fail(new RequestError("NETWORK", { operationName: "TextReadingUseSetBookmarkMutation" }));
    expect(await screen.findByText(/ parts · 2 typed/u)).toBeInstanceOf(HTMLElement);
    // It is told when the text is opened again.
    expect(JSON.parse(localStorage.getItem("typeloop-own-text-t1") ?? "{}")).toMatchObject({
      moved: portions[3]!.from,
    });
  });

  test("a portion that waits to be saved is behind one already", async () => {
    const run = {
      runId: "r",
      mode: "TEXT",
      modeAmount: null,
      language: "EN",
      seed: null,
      textId: "t1",
      ...portions[0],
      log: encodeLog(typeText("x", 0, 0)),
      startedAtMs: 1,
    };
    localStorage.setItem(UNSAVED_RUNS_KEY, JSON.stringify([run]));
    open(reading, {
      ...known(),
      saveRunMutation: () => new RequestError("NETWORK", { operationName: "saveRunMutation" }),
    });
    await begun();
    expect(target()).toBe(portionText(longBody, portions[1]!));
  });

  test("read to its end says so, and starts again", async () => {
    const { user } = open(reading, known({ bookmark: longBody.length }));
    expect(await screen.findByText("You've finished typing “The heron”.")).toBeInstanceOf(HTMLElement);
    await user.click(screen.getByRole("button", { name: "Start over" }));
    await begun();
    expect(target()).toBe(portionText(longBody, portions[0]!));
  });

  test("that does not exist, or is another user's, is reported as gone", async () => {
    open(reading, { TextReadingQuery: () => ({ data: { node: null } }) });
    expect(await screen.findByText("Text not found. It may have been removed.")).toBeInstanceOf(HTMLElement);
  });

  test("whose server does not respond is read from this browser", async () => {
    localStorage.setItem("typeloop-own-text-t1", JSON.stringify({ ...textOf(), language: "en", moved: null, at: 1 }));
    const quiet = jest.spyOn(console, "error").mockImplementation(() => undefined);
    open(reading, { TextReadingQuery: () => new RequestError("NETWORK", { operationName: "TextReadingQuery" }) });
    await begun();
    expect(target()).toBe(portionText(longBody, portions[0]!));
    quiet.mockRestore();
  });
});

const tea = { id: "t7", title: "Tea", body: "A short text of the library.", isOwn: false };

test("the library is searched, and a short text is typed whole", async () => {
  const page = ({ search }: { search?: string | null }) => ({
    data: {
      texts: {
        edges:
          search === "zzz"
            ? []
            : [
                {
                  cursor: "c",
                  node: textOf({
                    ...tea,
                    tags: ["food", "children"],
                    isFavorite: false,
                    best: { id: "r0", wpm: 41.27 },
                  }),
                },
              ],
        pageInfo: { hasNextPage: false, endCursor: null },
      },
    },
  });
  const { user, server } = open(`${home}&with=library`, {
    LibraryTextsQuery: page,
    TextReadingQuery: () => ({ data: { node: textOf(tea) } }),
  });
  expect(await screen.findByText("28 characters · easy · food · for children")).toBeInstanceOf(HTMLElement);
  expect(screen.getByText("Your best: 41.2 wpm")).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole("button", { name: "Favorite: Tea", pressed: false })).toBeInstanceOf(HTMLElement);
  const search = screen.getByRole("textbox", { name: "Search the library" });
  await user.type(search, "zzz");
  expect(await screen.findByText("No titles in the library contain “zzz”.")).toBeInstanceOf(HTMLElement);
  expect(server.variablesOf("LibraryTextsQuery").at(-1)).toEqual({ language: "EN", search: "zzz", isFavorite: false });
  await user.clear(search);
  await user.click(await screen.findByRole("link", { name: "Tea" }));
  await begun();
  await user.keyboard(target());
  await waitFor(() => expect(server.variablesOf("saveRunMutation")).toHaveLength(1));
  const { input } = server.variablesOf("saveRunMutation")[0] as { input: object };
  expect(input).toMatchObject({ mode: "TEXT", textId: "t7" });
  expect(input).not.toHaveProperty("from");
});

test("the library's favorites: none teaches how to add one", async () => {
  const { user, server } = open(`${home}&with=library`, {
    LibraryTextsQuery: ({ isFavorite }: { isFavorite?: boolean }) => ({
      data: {
        texts: {
          edges: isFavorite ? [] : [{ cursor: "c", node: textOf({ ...tea, tags: [], isFavorite: false, best: null }) }],
          pageInfo: { hasNextPage: false, endCursor: null },
        },
      },
    }),
  });
  await screen.findByRole("link", { name: "Tea" });
  await user.click(screen.getByRole("button", { name: "Favorites", pressed: false }));
  expect(await screen.findByText(/^No favorites yet\./u)).toBeInstanceOf(HTMLElement);
  expect(server.variablesOf("LibraryTextsQuery").at(-1)).toEqual({ language: "EN", search: null, isFavorite: true });
  await user.click(screen.getByRole("button", { name: "Show all texts" }));
  expect(await screen.findByRole("link", { name: "Tea" })).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole("button", { name: "Favorites", pressed: false })).toBeInstanceOf(HTMLElement);
});

describe("after a text of the library", () => {
  const reading = `${home}&with=library&text=t7`;
  const after = (best: object | null, bestOther: object | null) => ({
    TextReadingQuery: ({ id }: { id?: string }) => ({
      data: { node: textOf(id === "t8" ? { ...tea, id: "t8", title: "Coffee", body: "Another short text." } : tea) },
    }),
    TextAfterRunQuery: () => ({
      data: {
        node: { __typename: "Text", id: "t7", title: "Tea", isOwn: false, isFavorite: false, best },
        result: { __typename: "Result", id: "r1", bestOther },
      },
    }),
    BookReadingSimilarTextQuery: () => ({ data: { similarText: { id: "t8", language: "EN" } } }),
  });

  test.each([
    ["a first result", { id: "r1", wpm: 1 }, null, "Your first result on this text: 1.0 wpm"],
    [
      "a new best",
      { id: "r1", wpm: 51 },
      { id: "r0", wpm: 47.58 },
      "New best on this text: 51.0 wpm. Before: 47.5 wpm.",
    ],
    ["one that is slower", { id: "r0", wpm: 60 }, { id: "r0", wpm: 60 }, "Your best on this text: 60.0 wpm"],
  ])("the best so far: %s", async (_, best, other, words) => {
    const { user } = open(reading, after(best, other));
    await begun();
    await user.keyboard(target());
    expect((await screen.findByText(words)).tagName).toBe("OUTPUT");
  });

  test("a favorite at one press, and a similar text at another; a flagged run says no best", async () => {
    const { user, server, router } = open(reading, {
      ...after(null, null),
      FavoriteButtonMutation: () => ({
        data: { setFavorite: { __typename: "SetFavoriteSuccess", text: { id: "t7", isFavorite: true } } },
      }),
    });
    await begun();
    await user.keyboard(target());
    await user.click(await screen.findByRole("button", { name: "Favorite: Tea", pressed: false }));
    expect(screen.getByRole("button", { name: "Favorite: Tea", pressed: true })).toBeInstanceOf(HTMLElement);
    expect(screen.queryByText(/on this text/u)).toBeNull();
    await user.click(screen.getByRole("button", { name: "Another text" }));
    expect(await screen.findByRole("textbox", { name: "Type this text: Coffee" })).toBeInstanceOf(HTMLElement);
    expect(router.state.location.search).toBe(`?mode=custom&language=en&with=library&text=t8`);
    expect(server.variablesOf("BookReadingSimilarTextQuery")).toEqual([{ id: "t7" }]);
  });

  test("without a similar text, the list comes next", async () => {
    const { user, router } = open(reading, {
      ...after(null, null),
      BookReadingSimilarTextQuery: () => new RequestError("NETWORK", { operationName: "BookReadingSimilarTextQuery" }),
    });
    await begun();
    await user.click(screen.getByRole("button", { name: "Another text" }));
    await waitFor(() => expect(router.state.location.search).toBe("?mode=custom&language=en&with=library"));
  });
});

describe("practicing mistakes again", () => {
  const noResults = () => ({ data: { viewer: { id: "u1", results: { edges: [] } } } });

  test("without runs the page says what will be here", async () => {
    const { unmount } = open(`${home}&with=missed`, { AgainPracticeFetchRecentRunsQuery: noResults });
    expect(await screen.findByText(/No missed words in your last runs/u)).toBeInstanceOf(HTMLElement);
    unmount();
    open(`${home}&with=pairs`, { AgainPracticeFetchRecentRunsQuery: noResults });
    expect(await screen.findByText(/We don't know your slow letter pairs yet\./u)).toBeInstanceOf(HTMLElement);
  });

  test("words missed in this browser's runs come again, among others, and are saved as a custom text", async () => {
    const first = open("/?mode=words-10&language=en");
    await screen.findByRole("textbox");
    const [word = "", ...rest] = target().split(" ");
    await first.user.keyboard(`${word.slice(0, -1)}#{Backspace}${word.slice(-1)} ${rest.join(" ")}`);
    await screen.findByRole("heading", { name: "Your result" });
    first.unmount();
    const { user, server } = open(`${home}&with=missed`, { AgainPracticeFetchRecentRunsQuery: noResults });
    expect(await screen.findByText(new RegExp(`Missed in your last runs: ${word}\\.`, "u"))).toBeInstanceOf(
      HTMLElement,
    );
    const words = target().split(" ");
    expect(words).toHaveLength(30);
    expect(words.filter((one) => one === word).length).toBeGreaterThan(5);
    const prompt = target();
    await user.keyboard(prompt);
    await waitFor(() => expect(server.variablesOf("saveRunMutation")).toHaveLength(1));
    expect(server.variablesOf("saveRunMutation")[0]!["input"]).toMatchObject({ mode: "CUSTOM", prompt, textId: null });
    await user.click(screen.getByRole("button", { name: "Next words" }));
    expect(await screen.findByText(/No missed words in your last runs/u)).toBeInstanceOf(HTMLElement);
  });

  test("on a new device the account's runs count; a run in both counts once", async () => {
    const text = "reed bank water";
    const log = encodeLog(typeText("reex bank water", 0, 100));
    const node = {
      id: "r1",
      mode: "WORDS",
      rules: "FREE",
      language: "EN",
      prompt: text,
      log,
      durationMs: 1500,
      startedAt: "2026-11-01T10:00:00.000Z",
    };
    const lesson = { ...node, id: "r2", mode: "LESSON", log: encodeLog(typeText("xxxx bank water", 0, 100)) };
    localStorage.setItem(
      "typeloop-own-runs",
      JSON.stringify([{ id: "here", language: "en", rules: "free", text, log, durationMs: 1500, endedAt: 1 }]),
    );
    open(`${home}&with=missed`, {
      AgainPracticeFetchRecentRunsQuery: () => ({
        data: { viewer: { id: "u1", results: { edges: [{ node }, { node: lesson }] } } },
      }),
    });
    expect(await screen.findByText(/Missed in your last runs: reed\./u)).toBeInstanceOf(HTMLElement);
  });

  test("slow pairs give words that contain them", async () => {
    const words = Array.from({ length: 6 }, () => "quick queen quiet reed bank water stand").join(" ");
    let time = -100;
    const keystrokes = Array.from(words, (key) => ({
      time: Math.max(0, (time += key === "u" ? 500 : 100)),
      kind: "insert" as const,
      text: key,
    }));
    localStorage.setItem(
      "typeloop-own-runs",
      JSON.stringify([
        {
          id: "here",
          language: "en",
          rules: "free",
          text: words,
          log: encodeLog(keystrokes),
          durationMs: time,
          endedAt: 1,
        },
      ]),
    );
    open(`${home}&with=pairs`, { AgainPracticeFetchRecentRunsQuery: noResults });
    expect(await screen.findByText("Your slowest letter pairs: qu.")).toBeInstanceOf(HTMLElement);
    expect(
      target()
        .split(" ")
        .filter((word) => word.includes("qu")).length,
    ).toBeGreaterThan(12);
  });

  test("damaged storage is ignored", async () => {
    localStorage.setItem("typeloop-own-runs", '[{"id": 1}, null, "x"]');
    localStorage.setItem("typeloop-own-pasted", "{broken");
    localStorage.setItem("typeloop-own-text-t1", "7");
    const { unmount } = open(`${home}&with=missed`, { AgainPracticeFetchRecentRunsQuery: noResults });
    expect(await screen.findByText(/No missed words/u)).toBeInstanceOf(HTMLElement);
    unmount();
    open(home);
    expect((await field()).value).toBe("");
  });
});

describe("what practice remembers", () => {
  const chosen = "practice=%3Fmode%3Dtime-60%26language%3Dnl%26punctuation%3D1";
  const text = textOf({ isOwn: false });
  /** Of the cookie, what practice writes: that the appearance is the account's stands in it too. */
  const practiceIn = (cookie: string) => cookie.replace(/^appearance=account%3D1&?/u, "");
  const answers = { TextReadingQuery: () => ({ data: { viewer: null, node: text } }) };

  test.each([
    ["the text of an assignment", "/?mode=custom&language=en&with=library&text=t1&assignment=a1&backspace=off"],
    ["another choice while at an assignment", "/?mode=words-10&language=en&numbers=1&assignment=a1"],
    ["one text of the library", "/?mode=custom&language=en&with=library&text=t1"],
  ])("%s leaves it as it was", async (_, address) => {
    const { remembered, router } = open(address, answers, chosen);
    await screen.findByRole("textbox");
    expect(practiceIn(remembered())).toBe(chosen);
    await act(() => router.navigate("/"));
    expect(await screen.findByRole("link", { name: "60 seconds", current: true })).toBeInstanceOf(HTMLElement);
    expect(screen.getByRole("link", { name: "Dutch", current: true })).toBeInstanceOf(HTMLElement);
    expect(screen.getByRole("switch", { name: "punctuation" }).getAttribute("aria-checked")).toBe("true");
  });

  test("without an earlier choice, the text of an assignment leaves nothing", async () => {
    const { remembered } = open("/?mode=custom&language=nl&with=library&text=t1&assignment=a1", answers);
    await screen.findByRole("textbox");
    expect(practiceIn(remembered())).toBe("");
  });
});
