import { screen, waitFor, within } from "@testing-library/react";
import { clearToken, setToken } from "../../../../src/app/relay/sessionToken";
import { renderPage } from "../../../support/renderPage";

const viewer = {
  __typename: "User",
  id: "u",
  username: "ada",
  displayName: "Ada",
  role: "MEMBER",
  avatarUrl: null,
  speedUnit: null,
  dailyGoalMinutes: null,
  appearance: null,
  groups: [],
};
const page = (role = "MEMBER", featureSwitches: readonly object[] = []) => ({
  HeaderAccountQuery: () => ({ data: { viewer: { ...viewer, role } } }),
  TextUploadPageQuery: () => ({ data: { viewer: { ...viewer, role }, featureSwitches } }),
});
const found = (title: string, about: object = {}) => ({
  title,
  body: `${title} zit in het bos en wacht.`,
  language: "NL",
  changes: [],
  titleIssue: null,
  bodyIssue: null,
  ...about,
});
const file = (name = "teksten.csv") => new File(["Titel;Tekst"], name, { type: "text/csv" });

beforeEach(() => setToken("token", { shared: false }));
afterEach(clearToken);

test("a table: each text can be read, changed and left out; the selected ones are saved, one by one", async () => {
  let kept = 0;
  const { user, server } = renderPage("/texts/upload", {
    answers: {
      ...page(),
      useTextUploadReadMutation: () => ({
        data: {
          readTextUpload: {
            __typename: "ReadTextUploadSuccess",
            texts: [
              found("Uil", { changes: [{ kind: "SPACES", count: 2 }] }),
              found("Vos"),
              found("", { titleIssue: "REQUIRED" }),
            ],
          },
        },
      }),
      useTextUploadSaveMutation: () => ({
        data: { saveOwnText: { __typename: "SaveOwnTextSuccess", text: { id: `t${(kept += 1)}` } } },
      }),
    },
  });
  await user.upload(await screen.findByLabelText("Choose a file"), file());
  const list = await screen.findByRole("region", { name: "File contents" });
  expect(within(list).getByRole("heading").textContent).toBe("3 texts in “teksten.csv”");
  expect(within(list).getByText("Extra spaces were removed in 2 places.")).toBeInstanceOf(HTMLElement);
  // A text that cannot be saved unchanged is not selected.
  expect((within(list).getByRole("checkbox", { name: "Save “Text 3”" }) as HTMLInputElement).checked).toBe(false);
  await user.click(within(list).getByRole("checkbox", { name: "Save “Vos”" }));
  await user.type(within(list).getAllByRole("textbox", { name: "Title" })[0] as HTMLElement, " in het bos");
  await user.click(within(list).getByRole("button", { name: "Save 1 text" }));
  await waitFor(() =>
    expect(within(list).getByText("“Uil in het bos” is saved to your texts.")).toBeInstanceOf(HTMLElement),
  );
  expect(server.variablesOf("useTextUploadSaveMutation")).toEqual([
    { input: { title: "Uil in het bos", body: "Uil zit in het bos en wacht.", language: "NL" } },
  ]);
  expect(within(list).getByRole("link", { name: "View text" }).getAttribute("href")).toBe("/texts/t1");
});

test("a file that is not text: says so, and another can be selected", async () => {
  const { user } = renderPage("/texts/upload", {
    answers: {
      ...page(),
      useTextUploadReadMutation: () => ({
        data: { readTextUpload: { __typename: "RefusedError", __isError: "RefusedError", code: "NOT_A_TEXT_FILE" } },
      }),
    },
  });
  await user.upload(await screen.findByLabelText("Choose a file"), file("foto.txt"));
  expect((await screen.findByRole("alert")).textContent).toMatch(/This file doesn't contain readable text\./u);
  expect(screen.getByLabelText("Choose a file")).toBeInstanceOf(HTMLElement);
});

test("a file of 5 MB and one byte is not sent at all", async () => {
  const { user, server } = renderPage("/texts/upload", { answers: page() });
  await user.upload(
    await screen.findByLabelText("Choose a file"),
    new File([new Uint8Array(5 * 1024 * 1024 + 1)], "boek.txt", { type: "text/plain" }),
  );
  expect((await screen.findByRole("alert")).textContent).toMatch(/“boek\.txt” is larger than 5 MB/u);
  expect(server.variablesOf("useTextUploadReadMutation")).toEqual([]);
});

test("no room for more: saved texts stay, the rest is still there", async () => {
  let asked = 0;
  const { user } = renderPage("/texts/upload", {
    answers: {
      ...page(),
      useTextUploadReadMutation: () => ({
        data: { readTextUpload: { __typename: "ReadTextUploadSuccess", texts: [found("Uil"), found("Vos")] } },
      }),
      useTextUploadSaveMutation: () => ({
        data: {
          saveOwnText:
            (asked += 1) === 1
              ? { __typename: "SaveOwnTextSuccess", text: { id: "t1" } }
              : { __typename: "RefusedError", __isError: "RefusedError", code: "TOO_MANY_TEXTS" },
        },
      }),
    },
  });
  await user.upload(await screen.findByLabelText("Choose a file"), file());
  await user.click(await screen.findByRole("button", { name: "Save 2 texts" }));
  expect((await screen.findByRole("alert")).textContent).toMatch(/You already have 200 texts, the maximum\./u);
  expect(screen.getByText("“Uil” is saved to your texts.")).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole("button", { name: "Save 1 text" })).toBeInstanceOf(HTMLElement);
});

test("a guest sees what an account is for", async () => {
  renderPage("/texts/upload", { answers: page("GUEST") });
  expect(
    (await screen.findAllByRole("link", { name: "Sign up" })).some(
      (link) => link.getAttribute("href") === "/sign-up?next=/texts/upload",
    ),
  ).toBe(true);
  expect(screen.queryByLabelText("Choose a file")).toBeNull();
});

test("switched off by the admins: the page says so, and offers nothing that would be refused", async () => {
  renderPage("/texts/upload", { answers: page("MEMBER", [{ id: "F2", feature: "UPLOADS", isOn: false }]) });
  expect(await screen.findByText(/An admin of this server has paused uploads\./u)).toBeTruthy();
  expect(screen.queryByLabelText("Choose a file")).toBeNull();
});
