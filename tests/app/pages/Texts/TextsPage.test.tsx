import { act, screen, waitFor, within } from "@testing-library/react";
import { clearToken, setToken } from "../../../../src/app/relay/sessionToken";
import { RequestError } from "../../../../src/app/relay/RequestError";
import { type Answer, FakeServer } from "../../../support/FakeServer";
import { renderPage } from "../../../support/renderPage";
import { mendJsdom } from "../Race/raceMocks";
import { group, ownText, text } from "../Text/textMocks";

beforeEach(() => {
  mendJsdom();
  setToken("token", { shared: false });
});
afterEach(() => clearToken());

const viewer = { __typename: "User", id: "U1", displayName: "Ada", role: "MEMBER", avatarUrl: null };
const page = (texts: readonly object[], who: object | null = viewer) => ({
  Query: () => ({
    viewer: who,
    textTags: ["science", "birds"],
    texts: { edges: texts.map((node) => ({ node, cursor: "c" })), pageInfo: { hasNextPage: false, endCursor: null } },
  }),
});
const all = {
  languages: [],
  difficulties: [],
  tags: [],
  lengths: [],
  layouts: [],
  shelves: ["PUBLIC", "GROUP", "OWN"],
};

test("texts with their details and owners, each with a link", async () => {
  const mees = { id: "U2", displayName: "Mees" };
  const texts = [
    text,
    { ...ownText, id: "T2", title: "Mine", tags: [] },
    { ...text, id: "T3", title: "Theirs", visibility: "GROUP", group, owner: mees },
    { ...text, id: "T4=", title: "Somebody's", owner: mees },
    { ...ownText, id: "T5", title: "Waiting", visibility: "PUBLIC", status: "IN_REVIEW" },
  ];
  const { server } = renderPage("/texts", { mocks: page(texts) });
  const rows = within(await screen.findByRole("region", { name: "Texts" })).getAllByRole("listitem");
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    "The heron59 characters · hard · English · animals · my own tag",
    "Mine59 characters · hard · Englishyours · only for you",
    "Theirs59 characters · hard · English · animals · my own tagby Mees · for Class 7B",
    "Somebody's59 characters · hard · English · animals · my own tagby Mees",
    "Waiting59 characters · hard · English · animals · my own tagyours · waiting for review",
  ]);
  expect(screen.getByRole("link", { name: "Somebody's" }).getAttribute("href")).toBe("/texts/T4%3D");
  expect(server.variablesOf("TextsPageQuery")).toEqual([{ search: "", filters: all }]);
});

test("the filters in the address are selected and sent; invalid ones are ignored", async () => {
  const { server } = renderPage(
    "/texts?search=heron&language=nl&language=xx&difficulty=easy&tag=birds&length=long&keyboard=belgian&in=own",
    { mocks: page([text]) },
  );
  await screen.findByRole("link", { name: "The heron" });
  const filters = {
    languages: ["NL"],
    difficulties: ["EASY"],
    tags: ["birds"],
    lengths: ["LONG"],
    layouts: ["BELGIAN"],
    shelves: ["OWN"],
  };
  expect(server.variablesOf("TextsPageQuery")).toEqual([{ search: "heron", filters }]);
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Search titles and tags" }).value).toBe("heron");
  expect(await screen.findByRole("button", { name: /Remove Belgian AZERTY/u })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Filters (6)" })).toBeTruthy();
});

test("several may be selected; the address is updated after a pause", async () => {
  const { user, server, router } = renderPage("/texts", { mocks: page([text]) });
  await user.click(await screen.findByRole("combobox", { name: "Subject" }));
  await user.click(await screen.findByRole("option", { name: /birds/u }));
  await user.click(screen.getByRole("option", { name: /science/u }));
  await waitFor(() => expect(router.state.location.search).toBe("?tag=birds&tag=science"));
  expect(server.variablesOf("TextsPageQuery").at(-1)).toEqual({
    search: "",
    filters: { ...all, tags: ["birds", "science"] },
  });
  expect(server.requests.filter(({ name }) => name === "TextsPageQuery").length).toBeLessThanOrEqual(3);
});

test("a choice made while a list is loading is added to the previous ones", async () => {
  const answers = new FakeServer(page([text])).answersByType("TextsPageQuery");
  const { user, router } = renderPage("/texts", {
    mocks: page([text]),
    answers: {
      TextsPageQuery: (variables) =>
        JSON.stringify(variables).includes('"tags":["birds"]') ? new Promise(() => undefined) : answers(variables),
    },
  });
  await user.click(await screen.findByRole("combobox", { name: "Subject" }));
  await user.click(await screen.findByRole("option", { name: /birds/u }));
  await waitFor(() => expect(router.state.location.search).toBe("?tag=birds"));
  await user.click(screen.getByRole("option", { name: /science/u }));
  await waitFor(() => expect(router.state.location.search).toBe("?tag=birds&tag=science"));
  await user.click(screen.getByRole("combobox", { name: "Language" }));
  await user.click(await screen.findByRole("option", { name: /Dutch/u }));
  await waitFor(() => expect(router.state.location.search).toBe("?language=nl&tag=birds&tag=science"));
});

test("opening the page again resets the filters, and the back button restores them", async () => {
  const { user, router } = renderPage("/texts", { mocks: page([text]) });
  await user.click(await screen.findByRole("combobox", { name: "Subject" }));
  await user.click(await screen.findByRole("option", { name: /birds/u }));
  await waitFor(() => expect(router.state.location.search).toBe("?tag=birds"));
  await waitFor(() => expect(screen.getByRole("region", { name: "Texts" }).getAttribute("aria-busy")).toBeNull());
  await act(() => router.navigate("/texts"));
  expect(screen.queryByRole("button", { name: /Remove birds/u })).toBeNull();
  expect(router.state.location.search).toBe("");
  await act(() => router.navigate(-1));
  expect(await screen.findByRole("button", { name: /Remove birds/u })).toBeTruthy();
});

test("if nothing matches, one press shows all texts", async () => {
  const { user, router } = renderPage("/texts?search=zzz", { mocks: page([]) });
  await user.click(await screen.findByRole("button", { name: "Show all texts" }));
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Search titles and tags" }).value).toBe("");
  await waitFor(() => expect(router.state.location.search).toBe(""));
});

test("favorites: the address has the filter; none teaches how to add one", async () => {
  const { user, router, server } = renderPage("/texts?difficulty=hard", { mocks: page([]) });
  await user.click(await screen.findByRole("button", { name: "Favorites", pressed: false }));
  await waitFor(() => expect(router.state.location.search).toBe("?favorites=1&difficulty=hard"));
  expect(server.variablesOf("TextsPageQuery").at(-1)).toEqual({
    search: "",
    filters: { ...all, isFavorite: true, difficulties: ["HARD"] },
  });
  expect(await screen.findByText(/^No texts found\./u)).toBeTruthy();
  await act(() => router.navigate("/texts?favorites=1"));
  expect(await screen.findByText(/^No favorites yet\. Press the star/u)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Show all texts" }));
  await waitFor(() => expect(router.state.location.search).toBe(""));
});

test("subjects and audiences are two filters, and both are in the address", async () => {
  const { user, router } = renderPage("/texts", { mocks: page([text]) });
  await user.click(await screen.findByRole("combobox", { name: "Audience" }));
  await user.click(await screen.findByRole("option", { name: /for children/u }));
  await user.click(await screen.findByRole("combobox", { name: "Subject" }));
  expect(screen.queryByRole("option", { name: /for adults/u })).toBeNull();
  await user.click(await screen.findByRole("option", { name: /birds/u }));
  await waitFor(() => expect(router.state.location.search).toBe("?tag=birds&tag=children"));
});

test("a row has the best and a star: pressed before the server has answered, and taken back when it fails", async () => {
  let fail: (answer: Answer) => void = () => undefined;
  const answer = new Promise<Answer>((resolve) => {
    fail = resolve;
  });
  const { user, server } = renderPage("/texts", {
    mocks: page([{ ...text, best: { id: "r1", wpm: 62.39 } }]),
    answers: { FavoriteButtonMutation: () => answer },
  });
  expect(await screen.findByText("Your best: 62.3 wpm")).toBeTruthy();
  const star = screen.getByRole("button", { name: "Favorite: The heron" });
  expect(star.getAttribute("aria-pressed")).toBe("false");
  star.focus();
  await user.keyboard(" ");
  expect(star.getAttribute("aria-pressed")).toBe("true");
  expect(document.activeElement).toBe(star);
  await waitFor(() =>
    expect(server.variablesOf("FavoriteButtonMutation")).toEqual([{ input: { textId: "T1", isFavorite: true } }]),
  );
  await act(async () => fail(new RequestError("NETWORK", { operationName: "FavoriteButtonMutation" })));
  expect(await screen.findByText(/^The favorite “The heron” wasn't saved\./u)).toBeTruthy();
  expect(star.getAttribute("aria-pressed")).toBe("false");
});

test("visitors are not offered the filter by owner", async () => {
  clearToken();
  renderPage("/texts", { mocks: page([text], null) });
  await screen.findByRole("link", { name: "The heron" });
  expect(await screen.findByRole("combobox", { name: "Subject" })).toBeTruthy();
  expect(screen.queryByText("Whose texts")).toBeNull();
});

test("in Dutch", async () => {
  renderPage("/texts", { mocks: page([text]), remembers: "locale=nl-NL" });
  expect(await screen.findByRole("heading", { level: 1, name: "Teksten" })).toBeTruthy();
  expect(await screen.findByText("59 tekens · moeilijk · Engels · dieren · my own tag")).toBeTruthy();
});
