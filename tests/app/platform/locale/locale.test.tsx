import { commonWords as dutch } from "../../../../src/contract/languages/nl/commonWords";
import { act, screen, waitFor } from "@testing-library/react";
import { i18nOf, loadCatalog } from "../../../../src/app/platform/locale/i18n";
import { clearToken } from "../../../../src/app/relay/sessionToken";
import { renderPage } from "../../../support/renderPage";

const target = (): string => (window as unknown as { __typingTarget: () => string }).__typingTarget();

beforeAll(() => {
  process.env["TYPELOOP_TEST_HOOKS"] = "1";
});
afterAll(() => {
  delete process.env["TYPELOOP_TEST_HOOKS"];
});
afterEach(() => act(async () => clearToken()));

const nobody = { Query: () => ({ viewer: null }) };

test("a whole page in Dutch: text, title, description, accessible names, plurals, document language", async () => {
  const racers = [{ id: "r", name: "Ada", isHost: true }];
  renderPage("/race", {
    remembers: "locale=nl-NL",
    mocks: {
      RaceBoard: () => ({ id: "b", races: [{ id: "x", code: "ABC234", language: "NL", seats: 10, racers }] }),
      ...nobody,
    },
  });

  expect(await screen.findByRole("heading", { name: "Meedoen met een code" })).toBeTruthy();
  expect(screen.getByText("1 van 10 plaatsen bezet")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Meedoen aan race ABC234" })).toBeTruthy();
  expect(screen.getByRole("navigation", { name: "Hoofdmenu" })).toBeTruthy();
  await waitFor(() => expect(document.title).toBe("Races · Typeloop"));
  expect(document.querySelector("meta[name=description]")?.getAttribute("content")).toMatch(
    /^Race live tegen anderen/u,
  );
  expect(document.documentElement.lang).toBe("nl-NL");
});

test("errors are in Dutch", async () => {
  const { user } = renderPage("/race", {
    remembers: "locale=nl-NL",
    mocks: { RaceBoard: () => ({ id: "b", races: [] }), ...nobody },
  });
  await user.click(await screen.findByRole("button", { name: "Meedoen" }));
  expect(await screen.findByText("Vul dit in.")).toBeTruthy();
});

test("the language changes without remounting: the line in progress stays, and the browser remembers", async () => {
  const { user, remembered } = renderPage("/?mode=words-10&language=en", { mocks: nobody });
  const field = await screen.findByRole("textbox", { name: "Type these words" });
  await user.keyboard(target().slice(0, 5));
  const rest = target();

  await user.click(screen.getByRole("button", { name: "Nederlands" }));
  expect(await screen.findByRole("link", { name: "30 seconden" })).toBeTruthy();
  expect(screen.getByRole("textbox", { name: "Typ deze woorden" })).toBe(field);
  expect(document.documentElement.lang).toBe("nl-NL");
  expect(remembered()).toContain("locale=nl-NL");

  act(() => field.focus());
  expect(target()).toBe(rest);
  await user.keyboard(rest.charAt(0));
  expect(target()).toBe(rest.slice(1));
});

const practised = (language: string) => screen.findByRole("link", { name: language, current: true });

test("practice follows the language of the interface as long as none was chosen, also in another mode", async () => {
  const { user, remembered, router } = renderPage("/", { mocks: nobody });
  await practised("English");
  const english = target();
  await user.click(screen.getByRole("link", { name: "10 words" }));
  expect(router.state.location.search).toBe("?mode=words-10");
  await user.click(screen.getByRole("button", { name: "Nederlands" }));
  await practised("Nederlands");
  await waitFor(() => expect(target().split(" ")).toHaveLength(10));
  expect(target()).not.toBe(english);
  const known = new Set<string>(dutch);
  expect(
    target()
      .split(" ")
      .filter((word) => !known.has(word)),
  ).toEqual([]);
  expect(remembered()).not.toContain("language");
});

test("practice stays in a chosen language, also on the next visit", async () => {
  const first = renderPage("/", { mocks: nobody });
  await practised("English");
  await first.user.click(screen.getByRole("link", { name: "English" }));
  await first.user.click(screen.getByRole("button", { name: "Nederlands" }));
  expect(await screen.findByRole("link", { name: "30 seconden" })).toBeTruthy();
  await practised("Engels");
  const remembers = first.remembered();
  first.unmount();
  renderPage("/", { mocks: nobody, remembers });
  await practised("Engels");
});

test("in the settings: the browser's language, or a language by its own name", async () => {
  const { user, remembered } = renderPage("/settings", { mocks: nobody });
  await user.click(await screen.findByRole("radio", { name: "Nederlands" }));
  expect(await screen.findByRole("heading", { name: "Instellingen" })).toBeTruthy();
  await user.click(screen.getByRole("radio", { name: "Zoals de browser" }));
  expect(await screen.findByRole("heading", { name: "Settings" })).toBeTruthy();
  expect(remembered()).not.toContain("locale");
});

test("messages without a translation are in English, also if the whole catalog cannot be loaded", async () => {
  const sentence = i18nOf("nl-NL").t;
  expect(sentence({ id: "no-such-sentence", message: "Only {name}", values: { name: "Ada" } })).toBe("Only Ada");

  await loadCatalog("madeUp", "nl-NL");
  expect(sentence({ id: "another", message: "Still here" })).toBe("Still here");

  const file = "../../../../src/contract/languages/nl/messages/madeUp.po";
  jest.doMock(file, () => ({ messages: { another: "Nu wel" } }), { virtual: true });
  await loadCatalog("madeUp", "nl-NL");
  expect(sentence({ id: "another", message: "Still here" })).toBe("Nu wel");
  expect(i18nOf("en-US")._({ id: "another", message: "Still here" })).toBe("Still here");
});
