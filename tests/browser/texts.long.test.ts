import type { Page } from "playwright-core";
import { appInBrowser } from "../support/appInBrowser";
import { typingTarget, visit } from "../support/startApp";
import { typeInBrowser } from "../support/typeInBrowser";
import { untilTrue } from "../support/untilTrue";

const { app, browser } = appInBrowser({ TYPELOOP_DOCUMENTS: "off" });

const password = "correct horse";
const words = "The heron of 1897 stands in the shallow water and waits, as herons do.";

async function enter(page: Page, path: "sign-up" | "sign-in", username: string): Promise<void> {
  await page.goto(`${app.url}/${path}`);
  await fillIn(page, path, username);
}

async function fillIn(page: Page, path: "sign-up" | "sign-in", username: string): Promise<void> {
  await page.getByLabel(/user ?name/iu).fill(username);
  if (path === "sign-up") await page.getByRole("textbox", { name: /^(?:Display )?name$/iu }).fill(username);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.locator("form button[type=submit]").click();
  await page.waitForURL((url) => !url.pathname.startsWith("/sign"));
}

/**
 * Asks the server as the page does, with what its documents cannot: the other pages of groups have tests of their own.
 */
async function ask(page: Page, query: string, variables: object): Promise<any> {
  return page.evaluate(
    async ([text, values]) => {
      const headers = {
        "Content-Type": "application/json",
        Authorization: `Bearer ${localStorage.getItem("typeloop-token")}`,
      };
      const answer = await fetch("/graphql", {
        method: "POST",
        headers,
        body: JSON.stringify({ query: text, variables: values }),
      });
      return (await answer.json()).data;
    },
    [query, variables] as const,
  );
}

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByLabel(field, { exact: true }).click();
  await page.getByRole("option", { name: option }).click();
  await page.keyboard.press("Escape");
}

test("a text is found by its filters, looked at, shared with a group, and a member types it", async () => {
  const coach = await visit(browser(), app.url);
  await enter(coach.page, "sign-up", "cleo");
  const member = await visit(browser(), app.url);
  await enter(member.page, "sign-up", "mees");
  const { createGroup } = await ask(
    coach.page,
    "mutation makeGroup($name: String!) { createGroup(name: $name) { ... on GroupSuccess { group { joinCode } } } }",
    { name: "Class 7B" },
  );
  await ask(member.page, "mutation enterGroup($code: String!) { joinGroup(code: $code) { __typename } }", {
    code: createGroup.group.joinCode,
  });

  // Written by the coach.
  await coach.page.goto(`${app.url}/texts`);
  await coach.page.getByRole("button", { name: "Write a text" }).click();
  await coach.page.getByRole("textbox", { name: "Title", exact: true }).fill("Heron of Class 7B");
  await coach.page.getByRole("textbox", { name: "Text", exact: true }).fill(`${words}\n`);
  await coach.page.getByRole("textbox", { name: "Tags", exact: true }).fill("Birds, Water");
  await coach.page.getByRole("button", { name: "Save", exact: true }).click();
  await coach.page.getByRole("heading", { level: 1, name: "Heron of Class 7B" }).waitFor();

  // Found again by what it is.
  await coach.page.goto(`${app.url}/texts`);
  await choose(coach.page, "Subject", "birds");
  await choose(coach.page, "Language", "English");
  await choose(coach.page, "Can be typed on", "Belgian AZERTY");
  await coach.page.waitForURL(/\?language=en&tag=birds&keyboard=belgian$/u);
  await coach.page.waitForFunction(() => document.querySelectorAll("main li a").length === 1);
  await coach.page.getByRole("link", { name: "Heron of Class 7B" }).click();
  await coach.page.getByText(words).waitFor();
  await coach.page.getByRole("heading", { name: /^Difficulty: / }).waitFor();

  // The member does not see it, and then does.
  await member.page.goto(coach.page.url());
  await member.page.getByRole("heading", { name: "Text not found" }).waitFor();
  await coach.page.getByRole("button", { name: "Share with a group" }).click();
  await coach.page.getByRole("button", { name: "Share", exact: true }).click();
  await coach.page.getByRole("link", { name: "Class 7B" }).waitFor();
  // Back finds the filters as they were.
  await coach.page.goBack();
  await coach.page.getByRole("button", { name: /Remove Belgian AZERTY/u }).waitFor();

  await member.page.goto(`${app.url}/texts`);
  await choose(member.page, "Whose texts", "My groups");
  await member.page.getByRole("link", { name: "Heron of Class 7B" }).click();
  await member.page.getByRole("link", { name: "Type this text" }).click();
  await member.page.waitForFunction(() => ((window as any).__typingTarget?.() ?? "") !== "");
  expect(await typingTarget(member.page)).toBe(words);
  await typeInBrowser(member.page, words, { delay: 45 });
  await member.page.getByText(/^Saved/u).waitFor();
  expect([...coach.problems, ...member.problems].filter((problem) => !problem.includes("404"))).toEqual([]);
  await coach.context.close();
  await member.context.close();
});

/** What the server printed, for the first admin, when it last started. */
async function adminLink(): Promise<string> {
  const links = () => [...app.printed.matchAll(/\/admin\/claim#[\w-]{43}/gu)].map(([path]) => app.url + path);
  await untilTrue(() => links().length > 0);
  return links().at(-1) ?? "";
}

test(
  "whoever opens the link that the server printed becomes its admin, once; then a text becomes everybody's when " +
    "they say so, and they read which sentences of a beta language people reported",
  async () => {
    const ada = await visit(browser(), `${app.url}/admin`);
    await ada.page.getByRole("heading", { name: "This page is for the admins of this server" }).waitFor();
    const link = await adminLink();
    await ada.page.goto(link);
    await ada.page.getByText("Sign in or sign up first. Then you'll come back here.").waitFor();
    await ada.page.waitForURL(`${app.url}/admin/claim`);
    await ada.page.getByRole("main").getByRole("link", { name: "Sign up" }).click();
    await fillIn(ada.page, "sign-up", "ada-reviews");
    await ada.page.getByText("You're signed in as ada-reviews (ada-reviews).").waitFor();
    await ada.page.getByRole("button", { name: "Become the admin" }).press("Enter");
    await ada.page.getByRole("heading", { name: "You're an admin of this server" }).waitFor();
    // It was used; and with an admin a start prints none.
    const late = await visit(browser(), app.url);
    await enter(late.page, "sign-up", "too-late");
    await late.page.goto(link);
    await late.page.getByRole("button", { name: "Become the admin" }).click();
    await late.page.getByText("This link has already been used").waitFor();
    expect([...ada.problems, ...late.problems].filter((problem) => !problem.includes("403"))).toEqual([]);
    await late.context.close();
    const { length } = app.printed;
    await app.restart();
    await ada.page.goto(`${app.url}/admin`);
    await ada.page.getByRole("heading", { name: "Admins" }).waitFor();
    expect(app.printed.slice(length)).not.toContain("/admin/claim");

    const writer = await visit(browser(), app.url);
    await enter(writer.page, "sign-up", "writer");
    await writer.page.goto(`${app.url}/texts`);
    await writer.page.getByRole("button", { name: "Write a text" }).click();
    await writer.page.getByRole("textbox", { name: "Title", exact: true }).fill("A crane");
    await writer.page
      .getByRole("textbox", { name: "Text", exact: true })
      .fill("The crane is taller than the heron, and dances.");
    await writer.page.getByRole("button", { name: "Save", exact: true }).click();
    await writer.page.getByRole("button", { name: "Submit to make it public" }).click();
    await writer.page.getByText("This text is waiting for review by an admin.").waitFor();

    await ada.page.goto(`${app.url}/admin`);
    await ada.page.getByRole("button", { name: "Send back: A crane" }).click();
    await ada.page.getByRole("textbox", { name: "What should change" }).fill("Who wrote it?");
    await ada.page.getByRole("dialog").getByRole("button", { name: "Send back" }).click();
    await ada.page.getByText("Sent back.").waitFor();

    await writer.page.reload();
    await writer.page.getByText("Who wrote it?").waitFor();
    await writer.page.getByRole("button", { name: "Change", exact: true }).click();
    await writer.page.getByRole("textbox", { name: "Source and license" }).fill("Mine, CC0");
    await writer.page.getByRole("button", { name: "Save", exact: true }).click();
    await writer.page.getByText("Mine, CC0").waitFor();
    await writer.page.getByRole("button", { name: "Submit to make it public" }).click();
    await writer.page.getByText("This text is waiting for review by an admin.").waitFor();

    await ada.page.reload();
    await ada.page.getByRole("button", { name: "Publish: A crane" }).click();
    await ada.page.getByText("Published.").waitFor();

    const anybody = await visit(browser(), `${app.url}/texts?search=crane`);
    await anybody.page.getByRole("link", { name: "A crane" }).click();
    await anybody.page.getByText("The crane is taller than the heron, and dances.").waitFor();
    await anybody.page.getByRole("button", { name: "Français (bêta)" }).click();
    await anybody.page.getByRole("button", { name: "Signaler une phrase" }).press("Enter");
    const dialog = anybody.page.getByRole("dialog", { name: "Signaler une phrase" });
    await dialog.getByRole("button", { name: "Menu principal", exact: true }).press("Enter");
    await dialog.getByText("Phrase signalée. Merci !").waitFor();
    await anybody.page.keyboard.press("Tab");
    await anybody.page.keyboard.type("Navigation");
    await anybody.page.keyboard.press("Enter");
    await dialog.getByText("Suggestion : « Navigation ». Merci !").waitFor();
    // Whatever is on the page, no text to type and no name is listed.
    expect(
      await dialog
        .getByRole("listitem")
        .filter({ hasText: /crane|writer/u })
        .count(),
    ).toBe(0);
    await ada.page.goto(`${app.url}/admin`);
    const reported = ada.page.getByRole("listitem").filter({ hasText: "Menu principal" });
    await reported.getByText("→ Navigation").waitFor();
    await reported.getByText("French · /texts/:id · reported by 1 person").waitFor();
    await reported.getByRole("button", { name: "Remove: Menu principal" }).click();
    await ada.page.getByText("No sentences have been reported.").waitFor();
    expect(anybody.problems).toEqual([]);
    await Promise.all([ada, writer, anybody].map(({ context }) => context.close()));
  },
);

test("a text is made a favorite, found by that, and typed; then its best is shown, and another text comes next", async () => {
  const { page, problems, context } = await visit(
    browser(),
    `${app.url}/texts?language=en&difficulty=easy&length=short`,
  );
  const stars = page.getByRole("button", { name: /^Favorite: / });
  await stars.first().waitFor();
  const label = (await stars.first().getAttribute("aria-label")) ?? "";
  const title = label.replace("Favorite: ", "");
  const star = page.getByRole("button", { name: label, exact: true });
  const [box] = await Promise.all([star.boundingBox(), star.press("Space")]);
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await page.getByRole("button", { name: label, exact: true, pressed: true }).waitFor();
  // A visitor is a guest now.
  await page.waitForFunction(() => localStorage.getItem("typeloop-token") !== null);
  await page.getByRole("button", { name: "Show all texts" }).waitFor({ state: "detached" });

  await page.getByRole("button", { name: "Favorites", exact: true }).press("Enter");
  await page.waitForURL(/favorites=1/u);
  await page.waitForFunction(() => document.querySelectorAll("main li a").length === 1);
  await page.reload();
  await page.getByRole("button", { name: "Favorites", exact: true, pressed: true }).waitFor();
  await page.getByRole("link", { name: title, exact: true }).click();
  await page.getByRole("button", { name: label, exact: true, pressed: true }).waitFor();
  await page.getByRole("heading", { name: "Up next" }).waitFor();

  await page.getByRole("link", { name: "Type this text" }).click();
  await page.waitForFunction(() => ((window as any).__typingTarget?.() ?? "") !== "");
  const first = await typingTarget(page);
  await typeInBrowser(page, first, { delay: 45 });
  await page.getByText(/^Your first result on this text: [\d.]+ wpm$/u).waitFor();
  await page.getByRole("button", { name: label, exact: true, pressed: true }).waitFor();
  await page.getByRole("button", { name: "Another text" }).press("Enter");
  await page.waitForFunction((typed) => !["", typed].includes((window as any).__typingTarget?.() ?? ""), first);

  await page.goto(`${app.url}/texts?favorites=1`);
  await page.getByText(/^Your best: [\d.]+ wpm$/u).waitFor();
  expect(problems).toEqual([]);
  await context.close();
});
