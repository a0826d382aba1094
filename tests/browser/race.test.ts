import type { Page } from "playwright-core";
import { appInBrowser } from "../support/appInBrowser";
import { Cable } from "../support/Cable";
import { typingTarget, visit, type Visitor } from "../support/startApp";
import { typeInBrowser } from "../support/typeInBrowser";

const { app, browser } = appInBrowser();

/** Makes a private race and gives its code. */
async function makeRace(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Create race" }).click();
  await page.waitForURL(/\/race\/[A-Z2-9]{6}$/u);
  return page.url().slice(-6);
}

async function join(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Join the race" }).click();
  await page.getByRole("button", { name: "I'm ready" }).click();
}

/** Types what is left, `delay` ms a key, until nothing is. */
async function typeOut(page: Page, delay: number): Promise<void> {
  await typeInBrowser(page, await typingTarget(page), { delay });
}

/** Waits for the start, seen by the first key that counts. */
async function waitForStart(page: Page): Promise<void> {
  await page.getByText(/^Go$/u).first().waitFor({ timeout: 20_000, state: "attached" });
}

const podium = (page: Page) => page.getByRole("table", { name: "Standings" });

test("three people race to the podium; one is offline for five seconds in the middle and loses nothing", async () => {
  const cable = await Cable.to(app.url);
  const people: Visitor[] = [
    await visit(browser(), `${app.url}/race`),
    await visit(browser(), `${app.url}/race`),
    await visit(browser(), `${cable.url}/race`),
  ];
  const [host, ada, ben] = people.map(({ page }) => page) as [Page, Page, Page];
  const code = await makeRace(host);

  // One joins by the code as people type it, the other by the link.
  await ada.getByRole("textbox", { name: "Race code" }).fill(`${code.slice(0, 3).toLowerCase()} ${code.slice(3)}`);
  await ada.keyboard.press("Enter");
  await ada.waitForURL(new RegExp(`/race/${code}$`, "u"));
  if (await ada.getByRole("button", { name: "Join the race" }).count()) await join(ada);
  await ben.goto(`${cable.url}/race/${code}`);
  await join(ben);
  await host.getByText(/ready/iu).first().waitFor();
  await host.getByRole("button", { name: "Start the race" }).click();
  await Promise.all([host, ada, ben].map(waitForStart));
  const text = await typingTarget(ben);
  expect(await typingTarget(host)).toBe(text);

  const offline = async () => {
    await typeInBrowser(ben, text.slice(0, 30), { delay: 60 });
    await cable.pull();
    // Typing goes on: about five seconds without a network, the websocket gone as well.
    await typeInBrowser(ben, text.slice(30, 100), { delay: 70 });
    expect(await typingTarget(ben)).toBe(text.slice(100));
    await host.getByText(/away/iu).first().waitFor({ timeout: 5_000 });
    await cable.plug();
    await typeInBrowser(ben, text.slice(100), { delay: 60 });
  };
  await Promise.all([typeOut(host, 50), typeOut(ada, 70), offline()]);
  await Promise.all([host, ada, ben].map((page) => podium(page).waitFor({ timeout: 30_000 })));

  const rows = await podium(host).getByRole("row").allInnerTexts();
  expect(rows).toHaveLength(4);
  for (const page of [ada, ben])
    expect((await podium(page).getByRole("row").allInnerTexts()).map(numbers)).toEqual(rows.map(numbers));
  expect(rows.slice(1).every((row) => row.includes("100%"))).toBe(true);

  // The result of who was offline holds every key.
  await ben.getByRole("link", { name: "Your result" }).click();
  await ben.getByRole("heading", { name: "Result", exact: true }).waitFor();
  await ben.getByText(text.slice(0, 25)).first().waitFor();
  await ben.getByText("100").first().waitFor();

  // Rematch keeps the seats.
  await host.getByRole("button", { name: "Rematch" }).click();
  await host.waitForURL((url) => !url.pathname.endsWith(code) && url.pathname.startsWith("/race/"));
  await ada.getByRole("link", { name: "Join the rematch" }).click();
  await ada.waitForURL((url) => !url.pathname.endsWith(code));
  expect(ada.url()).toBe(host.url());
  await host.getByRole("button", { name: "Start the race" }).waitFor();
  expect(people[0]!.problems).toEqual([]);
  expect(people[1]!.problems).toEqual([]);
  await Promise.all(people.map(({ context }) => context.close()));
  await cable.pull();
});

/** Place, time, speed and accuracy of a row, without what differs by who looks. */
function numbers(row: string): string {
  return row.replace(/[^\d.,%:]+/gu, " ");
}

test("the text of a race that somebody else made comes with the countdown, and is there to type before the start", async () => {
  const [host, ada] = [await visit(browser(), `${app.url}/race`), await visit(browser(), `${app.url}/race`)];
  const code = await makeRace(host.page);
  await ada.page.goto(`${app.url}/race/${code}`);
  await ada.page.getByText("The text appears when the countdown starts.").waitFor();
  // As the server writes the page, with the records that it brings along.
  const written = async () => {
    const html = await (await fetch(`${app.url}/race/${code}`, { headers: { accept: "text/html" } })).text();
    // Texts may begin with a quotation.
    return html.replaceAll("&quot;", '"').replaceAll("&#x27;", "'");
  };
  const before = await written();
  expect(before).toContain("The text appears when the countdown starts.");
  await join(ada.page);
  await host.page.getByRole("button", { name: "Start the race" }).click();
  await Promise.all([host.page, ada.page].map(waitForStart));
  const text = await typingTarget(ada.page);
  expect(text.length).toBeGreaterThan(20);
  expect(await typingTarget(host.page)).toBe(text);
  expect(before).not.toContain(text.slice(0, 15));
  expect(await written()).toContain(text.slice(0, 15));
  await Promise.all([host.page, ada.page].map((page) => typeOut(page, 40)));
  await Promise.all([host.page, ada.page].map((page) => podium(page).waitFor({ timeout: 30_000 })));
  expect(ada.problems).toEqual([]);
  await Promise.all([host, ada].map(({ context }) => context.close()));
});

test("a reload in the middle of a race goes on at the same letter", async () => {
  const { context, page } = await visit(browser(), `${app.url}/race`);
  await makeRace(page);
  await page.getByRole("button", { name: "Start the race" }).click();
  await waitForStart(page);
  const text = await typingTarget(page);
  await typeInBrowser(page, text.slice(0, 40), { delay: 40 });
  await page.reload();
  await page.waitForFunction(
    (rest) => (window as any).__typingTarget?.() === rest && document.activeElement?.tagName === "TEXTAREA",
    text.slice(40),
  );
  await typeInBrowser(page, text.slice(40), { delay: 40 });
  await podium(page).waitFor({ timeout: 30_000 });
  expect((await podium(page).getByRole("row").allInnerTexts())[1]).toContain("100%");
  await context.close();
});

test("a wrong code, a started race and a server that forgot the race each say so", async () => {
  const host = await visit(browser(), `${app.url}/race`);
  const late = await visit(browser(), `${app.url}/race`);
  await late.page.getByRole("textbox", { name: "Race code" }).fill("zzzzz2");
  await late.page.keyboard.press("Enter");
  await late.page
    .getByText(/no race|not found|does not exist/iu)
    .first()
    .waitFor();
  const code = await makeRace(host.page);
  await host.page.getByRole("button", { name: "Start the race" }).click();
  await late.page.goto(`${app.url}/race/${code}`);
  await late.page.getByText("You're watching").first().waitFor();
  await waitForStart(host.page);
  await typeInBrowser(host.page, (await typingTarget(host.page)).slice(0, 20), { delay: 40 });
  await app.kill();
  await app.start();
  await host.page
    .getByText(/server problem|is over/iu)
    .first()
    .waitFor({ timeout: 40_000 });
  await host.page.goto(`${app.url}/race`);
  await makeRace(host.page);
  await Promise.all([host.context.close(), late.context.close()]);
});

test("where no websocket gets through the board polls and says so, and goes back to the websocket when it works", async () => {
  const { page, context } = await visit(browser(), "about:blank");
  let isBlocked = true;
  await page.routeWebSocket(/\/graphql$/u, (socket) => {
    if (isBlocked) void socket.close({ code: 1011 });
    else socket.connectToServer();
  });
  const polls: string[] = [];
  page.on(
    "request",
    (request) => request.postData()?.includes('"RacesPageQuery"') === true && polls.push(request.url()),
  );
  await page.goto(`${app.url}/race`);
  await page.getByText("No live connection. This list updates every two seconds.").waitFor();
  const rows = page.getByText(/of 10 seats taken/u);
  const openRace = async (): Promise<Visitor> => {
    const host = await visit(browser(), `${app.url}/race`);
    await host.page.getByRole("radio", { name: "Open" }).check();
    await makeRace(host.page);
    return host;
  };
  const first = await openRace();
  await rows.first().waitFor();
  expect(polls.length).toBeGreaterThan(1);

  isBlocked = false;
  await page.getByText("The list updates automatically").waitFor({ timeout: 40_000 });
  const before = polls.length;
  const second = await openRace();
  await rows.nth(1).waitFor();
  expect(polls).toHaveLength(before);
  await Promise.all([context.close(), first.context.close(), second.context.close()]);
});
