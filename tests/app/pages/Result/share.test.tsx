import { screen, waitFor, within } from "@testing-library/react";
import type { Answer, Answers } from "../../../support/FakeServer";
import { renderPage } from "../../../support/renderPage";
import { mendJsdom } from "../Race/raceMocks";
import { ada, keptResult, seenBy } from "./keptResult";

beforeAll(mendJsdom);

type Scene = { readonly viewer?: object | null; readonly more?: object; readonly answers?: Answers };

const open = ({ viewer = ada, more = {}, answers }: Scene = {}) =>
  renderPage("/results/r", {
    mocks: seenBy(viewer),
    answers: { ResultPageQuery: () => ({ data: { viewer, node: { ...keptResult, ...more } } }), ...answers },
  });

const saying = (visibility: string) => ({
  data: { setResultVisibility: { __typename: "SetResultVisibilitySuccess", result: { id: "r", visibility } } },
});

const openDialog = async (scene?: Scene) => {
  const page = open(scene);
  await page.user.click(await screen.findByRole("button", { name: "Share" }));
  return { ...page, dialog: within(screen.getByRole("dialog", { name: "Share this result" })) };
};

test("before sharing, the page says what others will see, and that no one can yet", async () => {
  const { dialog } = await openDialog();
  expect(dialog.getByText(/^Others see your name, the text, your speed and accuracy, and the replay/u)).toBeInstanceOf(
    HTMLElement,
  );
  expect(dialog.getByText(/^Only you can open it/u)).toBeInstanceOf(HTMLElement);
  expect(dialog.getByText("If you're not in a group, “My groups” means only you.")).toBeInstanceOf(HTMLElement);
  expect(dialog.getByRole<HTMLInputElement>("radio", { name: "Only me" }).checked).toBe(true);
  expect(dialog.getByRole<HTMLInputElement>("textbox", { name: "Link" }).value).toBe(`${location.origin}/results/r`);
});

test("the choice of who may see it is kept", async () => {
  const { dialog, user, server } = await openDialog({
    answers: { ShareButtonUseSetResultVisibilityMutation: ({ input }) => saying(input.visibility) },
  });
  await user.click(dialog.getByRole("radio", { name: "Anyone with the link" }));
  expect(server.variablesOf("ShareButtonUseSetResultVisibilityMutation")).toEqual([
    { input: { resultId: "r", visibility: "ALL" } },
  ]);
  expect(dialog.getByText(/Anyone with the link can open it, even without an account\./u)).toBeInstanceOf(HTMLElement);
  await user.click(dialog.getByRole("radio", { name: "My groups" }));
  await dialog.findByText(/You and everyone in your groups can open it\./u);
  expect(dialog.getByRole<HTMLInputElement>("radio", { name: "My groups" }).checked).toBe(true);
});

test("who cannot share with everyone is told why, and does not get the choice", async () => {
  const { dialog } = await openDialog({ more: { visibilityChoices: ["ME", "GROUP"] } });
  expect(dialog.getAllByRole<HTMLInputElement>("radio").map(({ value }) => value)).toEqual(["ME", "GROUP"]);
  const why = "Your account was created in a group, so you can only share results within your groups.";
  expect(dialog.getByText(why)).toBeInstanceOf(HTMLElement);
});

test("a choice is on screen before the server has answered; a refusal takes it back and is said", async () => {
  let refuse: (answer: Answer) => void = () => undefined;
  const answer = new Promise<Answer>((resolve) => {
    refuse = resolve;
  });
  const { dialog, user } = await openDialog({ answers: { ShareButtonUseSetResultVisibilityMutation: () => answer } });
  await user.click(dialog.getByRole("radio", { name: "Anyone with the link" }));
  expect(dialog.getByRole<HTMLInputElement>("radio", { name: "Anyone with the link" }).checked).toBe(true);
  expect(dialog.getByText(/Anyone with the link can open it, even without an account\./u)).toBeInstanceOf(HTMLElement);
  expect(dialog.queryByRole("alert")).toBeNull();
  refuse({
    data: { setResultVisibility: { __typename: "RefusedError", __isError: "RefusedError", code: "NOT_FOUND" } },
  });
  expect(await dialog.findByRole("alert")).toBeInstanceOf(HTMLElement);
  expect(dialog.getByRole<HTMLInputElement>("radio", { name: "Only me" }).checked).toBe(true);
  expect(dialog.getByText(/^Only you can open it/u)).toBeInstanceOf(HTMLElement);
});

test("what is refused is said, and the choice is as it was", async () => {
  const refused = {
    data: { setResultVisibility: { __typename: "RefusedError", __isError: "RefusedError", code: "NOT_FOUND" } },
  };
  const { dialog, user } = await openDialog({ answers: { ShareButtonUseSetResultVisibilityMutation: () => refused } });
  await user.click(dialog.getByRole("radio", { name: "Anyone with the link" }));
  expect(await dialog.findByRole("alert")).toBeInstanceOf(HTMLElement);
  await waitFor(() => expect(dialog.getByRole<HTMLInputElement>("radio", { name: "Only me" }).checked).toBe(true));
});

test("the link is copied; without a clipboard, it is selected", async () => {
  const { dialog, user } = await openDialog();
  await user.click(dialog.getByRole("button", { name: "Copy link" }));
  await dialog.findByText("Link copied.");
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/results/r`);

  const closed = jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("no https"));
  await user.click(dialog.getByRole("button", { name: "Copy link" }));
  await dialog.findByText(/Couldn't copy in this browser\./u);
  expect(document.activeElement).toBe(dialog.getByRole("textbox", { name: "Link" }));
  closed.mockRestore();
});

test("the system's share dialog is offered if there is one", async () => {
  const share = jest.fn(async () => undefined);
  Object.assign(navigator, { share });
  const { dialog, user } = await openDialog();
  await user.click(dialog.getByRole("button", { name: "Send" }));
  expect(share).toHaveBeenCalledWith({
    url: `${location.origin}/results/r`,
    title: expect.stringContaining("words per minute"),
  });
  Reflect.deleteProperty(navigator, "share");
});

test.each([
  ["nobody", null],
  ["somebody else", { id: "bob", displayName: "Bob" }],
])("%s sees whose it is, and cannot share or compare it", async (_, viewer) => {
  open({ viewer, more: { visibility: "ALL" } });
  expect(await screen.findByRole("heading", { name: "Ada's result" })).toBeInstanceOf(HTMLElement);
  expect(screen.getByText("10 words")).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole("button", { name: "Share" })).toBeNull();
  expect(screen.queryByRole("heading", { name: "Compare" })).toBeNull();
  await waitFor(() => expect(document.title).toMatch(/^Ada: \d+\.\d wpm · Typeloop$/u));
  expect(document.querySelector("meta[name=description]")?.getAttribute("content")).toMatch(
    /^Ada typed \d+\.\d words per minute with 92\.3% accuracy\./u,
  );
  expect(document.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
});
