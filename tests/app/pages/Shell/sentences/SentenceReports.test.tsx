import { screen, waitFor, within } from "@testing-library/react";
import { RequestError } from "../../../../../src/app/relay/RequestError";
import { clearToken, setToken } from "../../../../../src/app/relay/sessionToken";
import { loadCatalog } from "../../../../../src/app/platform/locale/i18n";
import { renderPage } from "../../../../support/renderPage";
import { showDialogs } from "../../../../support/showDialogs";

beforeAll(async () => {
  showDialogs();
  await Promise.all(["frame", "NotFound", "menus", "ShellSentences"].map((name) => loadCatalog(name, "fr-FR")));
});
beforeEach(() => setToken("token", { shared: false }));
afterEach(clearToken);

const TITLE = "Page introuvable";
const reported = ({ input }: any) => ({
  data: { reportSentence: { __typename: "ReportSentenceSuccess", suggestion: input.suggestion ?? "" } },
});

async function open(answer: (variables: any) => any = reported) {
  const page = renderPage("/nowhere/of/id/12?search=ada", {
    remembers: "locale=fr-FR",
    mocks: { Query: () => ({ viewer: null }) },
    answers: { SentenceReportsReportMutation: answer },
  });
  await page.user.click(await screen.findByRole("button", { name: "Signaler une phrase" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Signaler une phrase" }));
  await dialog.findByRole("button", { name: TITLE });
  return { ...page, dialog };
}

test("only in a language that is in beta", async () => {
  renderPage("/nowhere", { mocks: { Query: () => ({ viewer: null }) } });
  await screen.findByRole("button", { name: "Français (bêta)" });
  await new Promise((done) => setTimeout(done, 100));
  expect(screen.queryByRole("button", { name: "Report a sentence" })).toBeNull();
});

test("one press reports a sentence of the page, with the kind of page only, and takes the focus to the thanks", async () => {
  const { user, server, dialog } = await open();
  await user.click(dialog.getByRole("button", { name: TITLE }));
  const thanks = await dialog.findByText("Phrase signalée. Merci !");
  expect(document.activeElement).toBe(thanks);
  expect(server.variablesOf("SentenceReportsReportMutation")).toEqual([
    { input: { sentence: TITLE, page: "/*", language: "FR" } },
  ]);
  expect(dialog.queryByRole("button", { name: TITLE })).toBeNull();
});

test("what the person would say instead can be sent with it; it stays when the dialog is opened again", async () => {
  const { user, server, dialog } = await open();
  await user.click(dialog.getByRole("button", { name: TITLE }));
  const field = await dialog.findByLabelText("Que dirais-tu à la place ? (facultatif)");
  await user.click(dialog.getByRole("button", { name: "Envoyer" }));
  expect(field.getAttribute("aria-invalid")).toBe("true");
  await user.click(field);
  await user.paste("x".repeat(501));
  await user.click(dialog.getByRole("button", { name: "Envoyer" }));
  expect(server.variablesOf("SentenceReportsReportMutation")).toHaveLength(1);
  await user.clear(field);
  await user.type(field, "Perdu ?{Enter}");
  const thanks = await dialog.findByText("Suggestion : « Perdu ? ». Merci !");
  await waitFor(() => expect(document.activeElement).toBe(thanks));
  expect(server.variablesOf("SentenceReportsReportMutation").at(-1)).toMatchObject({
    input: { suggestion: "Perdu ?" },
  });

  await user.click(dialog.getByRole("button", { name: "Fermer" }));
  await user.click(screen.getByRole("button", { name: "Signaler une phrase" }));
  expect(await screen.findByText("Suggestion : « Perdu ? ». Merci !")).toBeInstanceOf(HTMLElement);
});

test("sentences of a dialog that was open on the page are listed too", async () => {
  const { user, dialog } = await open();
  await user.click(dialog.getByRole("button", { name: "Fermer" }));
  await user.keyboard("?");
  const shortcuts = within(await screen.findByRole("dialog", { name: "Touches" }));
  await user.click(shortcuts.getByRole("button", { name: "Fermer" }));
  await user.click(screen.getByRole("button", { name: "Signaler une phrase" }));
  expect(await screen.findByRole("button", { name: "Effacer un caractère" })).toBeInstanceOf(HTMLElement);
});

test("without a server it says so, and a retry reports it", async () => {
  jest.spyOn(console, "error").mockImplementation();
  const answers = [() => new RequestError("OFFLINE", { operationName: "" }), reported];
  const { user, dialog } = await open((variables) => answers.shift()!(variables));
  await user.click(dialog.getByRole("button", { name: TITLE }));
  await user.click(await within(await dialog.findByRole("alert")).findByRole("button"));
  expect(await dialog.findByText("Phrase signalée. Merci !")).toBeInstanceOf(HTMLElement);
});

test("a refusal says why", async () => {
  const { user, dialog } = await open(() => ({
    data: { reportSentence: { __typename: "RefusedError", __isError: "RefusedError", code: "TOO_MANY_SENTENCES" } },
  }));
  await user.click(dialog.getByRole("button", { name: TITLE }));
  expect((await dialog.findByRole("alert")).textContent).toContain("200 phrases");
});

test("while the answer is slow, another press sends nothing", async () => {
  const { user, server, dialog } = await open(() => new Promise(() => undefined));
  const button = dialog.getByRole("button", { name: TITLE });
  await user.click(button);
  await user.click(button);
  expect(button.getAttribute("aria-busy")).toBe("true");
  expect(server.variablesOf("SentenceReportsReportMutation")).toHaveLength(1);
});
