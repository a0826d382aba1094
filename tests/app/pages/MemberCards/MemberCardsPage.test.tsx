import { act, screen, waitFor, within } from "@testing-library/react";
import { showDialogs } from "../../../support/showDialogs";
import { storeCards } from "../../../../src/app/features/group/memberCards";
import { clearToken, setToken } from "../../../../src/app/relay/sessionToken";
import { renderPage } from "../../../support/renderPage";

const mocks = {
  Query: () => ({
    viewer: { id: "u", role: "MEMBER", displayName: "Grace", groups: [] },
    node: { __typename: "Group" },
  }),
  Group: () => ({
    id: "g1",
    name: "3B",
    myRole: "OWNER",
    archivedAt: null,
    settings: { roleWords: "COACH_MEMBER" },
  }),
};
const card = (at: number) => ({ name: `Pupil ${at}`, username: `pupil${at}`, passPhrase: `red-fox-${at}` });

beforeAll(showDialogs);
beforeEach(() => setToken("token", { shared: false }));
afterEach(clearToken);

test("the page says the group's own words for its roles", async () => {
  storeCards("g1", [card(0)]);
  const settings = { roleWords: "TEACHER_PUPIL" };
  renderPage("/groups/g1/members/cards", {
    mocks: { ...mocks, Group: () => ({ ...mocks.Group(), settings }) },
  });
  expect(await screen.findByRole("link", { name: "Back to the pupils" })).toBeInstanceOf(HTMLElement);
  expect(screen.queryByText(/\bmembers?\b/iu)).toBeNull();
});

test("each member has a card with everything needed to sign in, ten per sheet", async () => {
  storeCards(
    "g1",
    Array.from({ length: 12 }, (_, at) => card(at)),
  );
  renderPage("/groups/g1/members/cards", { mocks });
  expect(await screen.findByText(/12 cards\. The passwords are shown only once/u)).toBeInstanceOf(HTMLElement);
  const sheets = screen.getAllByRole("list").filter((list) => within(list).queryAllByText(/^red-fox/u).length > 0);
  expect(sheets.map((sheet) => within(sheet).getAllByRole("listitem").length)).toEqual([10, 2]);
  const first = within(sheets[0]!).getAllByRole("listitem")[0]!;
  for (const words of ["Pupil 0", "3B", "pupil0", "red-fox-0", "localhost"])
    expect(within(first).getByText(words)).toBeInstanceOf(HTMLElement);
});

test("the address on the cards can be changed, and a note says if it only works on this computer", async () => {
  storeCards("g1", [card(0)]);
  const { user } = renderPage("/groups/g1/members/cards", { mocks });
  const address = await screen.findByRole("textbox", { name: "Address on the cards" });
  expect(screen.getByText(/This address only works on this computer\./u)).toBeInstanceOf(HTMLElement);
  await user.clear(address);
  await user.type(address, "typing.school");
  expect(screen.getByText("typing.school")).toBeInstanceOf(HTMLElement);
  expect(screen.queryByText(/This address only works on this computer\./u)).toBeNull();
});

test("on the server's own computer the cards have its address on the network", async () => {
  const config = Object.assign(document.createElement("script"), {
    id: "typeloop-config",
    type: "application/json",
    textContent: JSON.stringify({ networkAddress: "192.168.1.20" }),
  });
  document.head.append(config);
  storeCards("g1", [card(0)]);
  renderPage("/groups/g1/members/cards", { mocks });
  const address = await screen.findByRole<HTMLInputElement>("textbox", { name: "Address on the cards" });
  expect(address.value).toBe("192.168.1.20");
  expect(within(screen.getAllByRole("listitem").at(-1)!).getByText("192.168.1.20")).toBeInstanceOf(HTMLElement);
  expect(screen.queryByText(/This address only works on this computer\./u)).toBeNull();
  config.remove();
});

test("pass-phrases are shown once: another group, user or page has none, and says how to get new ones", async () => {
  storeCards("g1", [card(0)]);
  renderPage("/groups/g2/members/cards", { mocks });
  expect(await screen.findByText(/There are no cards here anymore\./u)).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole("link", { name: "Select members for new passwords" }).getAttribute("href")).toBe(
    "/groups/g2/members",
  );
});

test("cards that were not printed are asked about before another page opens, and not once they were", async () => {
  storeCards("g1", [card(0)]);
  const { user, router } = renderPage("/groups/g1/members/cards", { mocks });
  expect(await screen.findByRole("img", { name: "QR code of this address" })).toBeInstanceOf(Element);
  await user.click(screen.getByRole("link", { name: "Back to the members" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Leave without printing?" }));
  await user.click(dialog.getByRole("button", { name: "Stay here" }));
  expect(router.state.location.pathname).toBe("/groups/g1/members/cards");
  act(() => void window.dispatchEvent(new Event("afterprint")));
  await user.click(screen.getByRole("link", { name: "Back to the members" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/groups/g1/members"));
});

test("signing out removes the cards", async () => {
  storeCards("g1", [card(0)]);
  act(() => clearToken());
  setToken("another", { shared: false });
  renderPage("/groups/g1/members/cards", { mocks });
  expect(await screen.findByText(/There are no cards here anymore\./u)).toBeInstanceOf(HTMLElement);
  expect(screen.queryByText("red-fox-0")).toBeNull();
});
