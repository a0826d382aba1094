import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { clearToken, setToken } from "../../../../src/app/relay/sessionToken";
import { renderPage } from "../../../support/renderPage";

const next = (part: string) =>
  Array.from(
    document.querySelectorAll<HTMLElement>(`[data-code][data-next="${part}"]`),
    ({ dataset }) => dataset["code"],
  );

beforeEach(() => setToken("token", { shared: false }));
afterEach(() => act(async () => clearToken()));

async function start(body: string, remembers = "") {
  const page = renderPage("/?mode=text&language=nl", {
    mocks: { Query: () => ({ viewer: null }) },
    answers: {
      LibraryPracticeTextPracticeQuery: () => ({
        data: { randomText: { id: "t1", title: "Eerste", source: "", body } },
      }),
      serverClockQuery: () => ({ data: { serverTime: Date.now() } }),
      saveRunMutation: () => new Promise(() => undefined),
    },
    remembers,
  });
  return { ...page, field: await screen.findByRole("textbox") };
}

test("hidden at first; a button shows it, and the browser remembers", async () => {
  const { user, remembered } = await start("een twee");
  expect(document.querySelector("[data-code]")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Show keyboard" }));
  await waitFor(() => expect(next("press")).toEqual(["KeyE"]));
  expect(remembered()).toContain("keyboard=1");
  await user.click(screen.getByRole("button", { name: "Hide keyboard" }));
  expect(document.querySelector("[data-code]")).toBeNull();
  expect(remembered()).not.toContain("keyboard");
});

test("its button returns the focus, so that the next space is typed; used by keyboard it keeps it", async () => {
  const { user, field } = await start("een twee");
  await user.click(screen.getByRole("button", { name: "Show keyboard" }));
  expect(document.activeElement).toBe(field);
  act(() => screen.getByRole("button", { name: "Hide keyboard" }).focus());
  await user.keyboard(" ");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Show keyboard" }));
  await user.keyboard("een");
  act(() => screen.getByRole("button", { name: "Show keyboard" }).focus());
  await user.keyboard(" ");
  expect(document.activeElement).toBe(field);
});

test("marks the next key and its finger with each key, for the chosen layout", async () => {
  const { user, remembered } = await start("Een zaak", "keyboard=1");
  await waitFor(() => expect(next("press")).toEqual(["KeyE"]));
  expect(next("hold")).toEqual(["ShiftRight"]);
  expect(document.querySelector("[data-finger-of='right little']")).toHaveProperty("dataset.next", "hold");
  await user.keyboard("Een");
  // A fast typist does not look, so marks wait until they slow down.
  expect(next("press")).toEqual([]);
  await waitFor(() => expect(next("press")).toEqual(["Space"]));
  expect(next("hold")).toEqual([]);
  await user.keyboard(" ");
  await waitFor(() => expect(next("press")).toEqual(["KeyZ"]));
  await user.selectOptions(screen.getByLabelText("Keyboard layout"), "German QWERTZ");
  expect(next("press")).toEqual(["KeyY"]);
  expect(remembered()).toContain("layout=german");
});

test("a dead key, then its letter", async () => {
  const { field } = await start("één", "keyboard=1&layout=us-international");
  await waitFor(() => expect(next("press")).toEqual(["Quote"]));
  expect(next("after")).toEqual(["KeyE"]);
  fireEvent.compositionStart(field);
  fireEvent.compositionUpdate(field, { data: "´" });
  await waitFor(() => expect(next("press")).toEqual(["KeyE"]));
  expect(next("after")).toEqual([]);
});

test("screen readers get the next key on request, and not with each key", async () => {
  const { user } = await start("rest", "keyboard=1");
  await user.click(await screen.findByRole("button", { name: "Show next key" }));
  expect(screen.getByText("Next: r, left index finger")).toBeInstanceOf(HTMLElement);
  await user.keyboard("r");
  expect(screen.queryByText(/^Next:/u)).toBeNull();
  expect(document.querySelector("[data-code]")?.closest("[aria-hidden=true]")).not.toBeNull();
});

test("an unknown layout of another version is ignored: the usual one for the text is shown, with a note", async () => {
  await start("een", "keyboard=1&layout=klingon");
  await waitFor(() =>
    expect(document.querySelector("[data-layout]")).toHaveProperty("dataset.layout", "us-international"),
  );
  expect(screen.getByRole("option", { name: "Automatic" })).toBeInstanceOf(HTMLElement);
  expect(
    screen.getByText("Currently US-International, the most common for Dutch. Choose yours if it's different."),
  ).toBeInstanceOf(HTMLElement);
  expect(screen.getByLabelText<HTMLSelectElement>("Keyboard layout").value).toBe("");
});
