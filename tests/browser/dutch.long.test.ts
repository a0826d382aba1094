import type { Page } from "playwright-core";
import { appInBrowser } from "../support/appInBrowser";
import { englishLeftovers } from "../support/englishLeftovers";
import { typingTarget } from "../support/startApp";
import { typeInBrowser } from "../support/typeInBrowser";

const { app, browser } = appInBrowser();

/** What pages complained of: a picture of the server that the browser draws otherwise, for instance. */
const problems: string[] = [];

afterEach(() => expect(problems.splice(0)).toEqual([]));

/** Somebody whose browser asks for a language. */
async function visitIn(locale: string, address: string): Promise<Page> {
  const context = await browser().newContext({
    locale,
    viewport: { width: 1280, height: 800 },
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => {
    // A page that is not there says so by its status.
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
      problems.push(message.text());
  });
  await page.goto(`${app.url}${address}`);
  return page;
}

const visitInDutch = (address: string): Promise<Page> => visitIn("nl-NL", address);

/** Waits for words of a screen, and says what is left of English on it. */
async function expectDutch(page: Page, words: string | RegExp): Promise<void> {
  await page.getByText(words).first().waitFor({ state: "attached" });
  const address = page.url();
  expect([address, await page.evaluate(() => document.documentElement.lang), await englishLeftovers(page)]).toEqual([
    address,
    "nl-NL",
    [],
  ]);
}

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { name }).first().waitFor();
const ready = (page: Page) => page.waitForFunction(() => ((window as any).__typingTarget?.() ?? "") !== "");

test("a browser that asks for Dutch gets Dutch: every screen of somebody alone", async () => {
  const page = await visitInDutch("/");
  await ready(page);
  await expectDutch(page, "tijd");
  expect(await englishLeftovers(page)).toEqual([]);

  await page.goto(`${app.url}/?mode=words-10&language=nl`);
  await ready(page);
  await typeInBrowser(page, await typingTarget(page), { delay: 50 });
  await heading(page, "Je resultaat");
  await expectDutch(page, /^Opgeslagen en gecontroleerd/u);
  await page.getByText("De grafiek in cijfers").click();
  await page.getByText("Alle toetsen", { exact: true }).click();
  await expectDutch(page, "Gem. tijd (ms)");
  await page.getByRole("link", { name: "Resultaat bekijken" }).click();
  await page.waitForURL(/\/results\//u);
  await heading(page, /^Resultaat$/u);
  await expectDutch(page, "gecontroleerd");
  await page.getByRole("button", { name: "Delen" }).click();
  await expectDutch(page, "Wie het mag zien");
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await expectDutch(page, "De ronde opnieuw beginnen");

  for (const [address, words] of [
    ["/progress", "Hoe het typen gaat."],
    ["/race", "Meedoen met een code"],
    ["/race/ZZZZZZ", "Alle races"],
    ["/results/none", "Resultaat niet gevonden"],
    ["/settings", "Je bent gast. Met een account heb je een naam en een foto, en houd je je resultaten."],
    ["/sign-in", "Dit is een gedeelde computer"],
    ["/sign-up", "Je resultaten tot nu toe gaan mee naar je account."],
    ["/?mode=text&language=nl", "Een andere tekst"],
    ["/nowhere", "Pagina niet gevonden"],
  ] as const) {
    await page.goto(`${app.url}${address}`);
    await expectDutch(page, words);
  }

  await page.goto(`${app.url}/sign-up`);
  await page.getByRole("button", { name: "Account maken" }).click();
  await expectDutch(page, "Vul dit in.");
  await page.getByLabel("Gebruikersnaam").fill("anna-typt");
  await page.getByLabel("Naam", { exact: true }).fill("Anna");
  await page.getByLabel("Wachtwoord", { exact: true }).fill("zeven blauwe fietsen");
  await page.getByRole("button", { name: "Account maken" }).click();
  await expectDutch(page, "Welkom, Anna. Je resultaten worden vanaf nu opgeslagen.");
  await page.goto(`${app.url}/settings`);
  await expectDutch(page, "Waar je bent ingelogd.");
  await page.context().close();
});

test("the language is changed on the page, and remembered", async () => {
  const page = await visitInDutch("/?mode=words-10&language=nl");
  await ready(page);
  await typeInBrowser(page, (await typingTarget(page)).slice(0, 6), { delay: 25 });
  const rest = await typingTarget(page);
  await page.mouse.move(300, 700);
  await page.mouse.move(320, 720);
  await page.getByRole("button", { name: "English" }).click();
  await page.getByRole("link", { name: "Practice", exact: true }).waitFor();
  expect(await typingTarget(page)).toBe(rest);
  await page.reload();
  await page.getByRole("link", { name: "Practice", exact: true }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("en-US");
  await page.context().close();
});

test("the other tabs of the browser change along", async () => {
  const page = await visitInDutch("/race");
  const other = await page.context().newPage();
  await other.goto(`${app.url}/settings`);
  await other.getByRole("heading", { name: "Instellingen" }).waitFor();
  await page.getByRole("button", { name: "English" }).click();
  await other.getByRole("heading", { name: "Settings" }).waitFor();
  await page.context().close();
});

test("a tab that is still loading changes along too", async () => {
  const page = await visitInDutch("/race");
  const other = await page.context().newPage();
  other.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await other.route(/\/assets\/index-[^/]+\.js$/u, async (route) => {
    await released;
    await route.continue();
  });
  await other.goto(`${app.url}/settings`, { waitUntil: "commit" });
  await other.getByRole("heading", { name: "Instellingen" }).waitFor();
  await page.getByRole("button", { name: "English" }).click();
  await page.getByRole("link", { name: "Practice", exact: true }).waitFor();
  release();
  await other.getByRole("heading", { name: "Settings" }).waitFor();
  await page.context().close();
});

test("the server draws both languages at the same time, each in its own page", async () => {
  const drawn = async (language: string) =>
    (await fetch(`${app.url}/race`, { headers: { "accept-language": language } })).text();
  const pages = await Promise.all(
    Array.from({ length: 20 }, (_, index) => drawn(index % 2 === 0 ? "nl-NL,nl;q=0.9" : "es-ES,en;q=0.5")),
  );
  for (const [index, html] of pages.entries()) {
    const [own, other] =
      index % 2 === 0 ? ["Meedoen met een code", "Join with a code"] : ["Join with a code", "Meedoen met een code"];
    expect([
      html.includes(`lang="${index % 2 === 0 ? "nl-NL" : "en-US"}"`),
      html.includes(own),
      html.includes(other),
    ]).toEqual([true, true, false]);
  }
});

test("without scripts the page is Dutch already", async () => {
  const context = await browser().newContext({ locale: "nl-NL", javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${app.url}/race`);
  await expectDutch(page, "Meedoen met een code");
  await context.close();
});

/** What a race says to people of each language, and their unit of speed. */
const raceWords = {
  "nl-NL": {
    join: "Meedoen aan de race",
    ready: "Ik ben er klaar voor",
    readiness: "3 van 4 klaar",
    countdown: "De race begint over 5 seconden. Lees de tekst.",
    go: "Start",
    lanes: "Deelnemers",
    standings: "Uitslag",
    unit: "aanslagen/min",
  },
  "en-US": {
    join: "Join the race",
    ready: "I'm ready",
    readiness: "3 of 4 ready",
    countdown: "The race starts in 5 seconds. Read the text.",
    go: "Go",
    lanes: "Racers",
    standings: "Standings",
    unit: "wpm",
  },
  "fr-FR": {
    join: "Rejoindre la course",
    ready: "Je suis prêt(e)",
    readiness: "Prêts : 3 sur 4",
    countdown: "La course commence dans 5 secondes. Lis le texte.",
    go: "Partez",
    lanes: "Participants",
    standings: "Classement",
    unit: "mpm",
  },
  "de-DE": {
    join: "Beim Rennen mitmachen",
    ready: "Ich bin bereit",
    readiness: "3 von 4 bereit",
    countdown: "Das Rennen startet in 5 Sekunden. Lies den Text.",
    go: "Los",
    lanes: "Teilnehmende",
    standings: "Rangliste",
    unit: "Anschl./min",
  },
} as const;

type Racer = { readonly page: Page; readonly words: (typeof raceWords)[keyof typeof raceWords] };

/** Name and place of everyone in the standings of a page, and the units that it shows. */
async function standingsOf({ page, words }: Racer): Promise<{ places: readonly string[]; units: readonly string[] }> {
  const table = page.getByRole("table", { name: words.standings });
  await table.waitFor({ timeout: 30_000 });
  const rows = await table.locator("tbody tr").all();
  const cells = await Promise.all(rows.map((row) => row.locator("th, td").allInnerTexts()));
  return {
    places: cells.map(([place = "", name = ""]) =>
      `${place} ${name.replace(/\(.+\)/u, "")}`.replaceAll(/\s+/gu, " ").trim(),
    ),
    units: cells.map(([, , , speed = ""]) => speed.replace(/^[\d.,\s]+/u, "")),
  };
}

test("a race of four people, from lobby to standings, each in a language of their own", async () => {
  const racers: readonly Racer[] = await Promise.all(
    Object.entries(raceWords).map(async ([locale, words]) => ({ page: await visitIn(locale, "/race"), words })),
  );
  const [{ page: host }, ...guests] = racers as readonly [Racer, ...Racer[]];
  await host.getByRole("radio", { name: "Kort" }).check({ force: true });
  await host.getByRole("button", { name: "Race maken" }).click();
  await host.waitForURL(/\/race\/[A-Z2-9]{6}$/u);
  await Promise.all(
    guests.map(async ({ page, words }) => {
      await page.goto(host.url());
      await page.getByRole("button", { name: words.join }).click();
      await page.getByRole("button", { name: words.ready }).click();
    }),
  );
  await Promise.all(
    racers.map(({ page, words }) => page.getByText(words.readiness).first().waitFor({ timeout: 45_000 })),
  );
  await expectDutch(host, "3 van 4 klaar");
  await host.getByRole("button", { name: "Race afblazen" }).first().click();
  await expectDutch(host, "Laten doorgaan");
  await host.getByRole("button", { name: "Laten doorgaan" }).click();

  const countdowns = racers.map(({ page, words }) => page.getByText(words.countdown).waitFor({ state: "attached" }));
  await host.getByRole("button", { name: "Race starten" }).click();
  await Promise.all(countdowns);
  await Promise.all(
    racers.map(async ({ page, words }) => {
      await page.getByText(words.go, { exact: true }).first().waitFor({ timeout: 20_000, state: "attached" });
    }),
  );
  const text = await typingTarget(host);
  await Promise.all(racers.map(({ page }) => typeInBrowser(page, text.slice(0, 20), { delay: 40 })));
  await Promise.all(
    racers.map(({ page, words }) =>
      page.getByRole("region", { name: words.lanes }).getByText(words.unit).nth(3).waitFor(),
    ),
  );
  await expectDutch(host, "(jij)");
  await host.keyboard.press("Escape");
  await expectDutch(host, "De race verlaten?");
  await host.getByRole("button", { name: "Verder racen" }).click();
  await typeInBrowser(host, text.slice(20), { delay: 35 });
  await expectDutch(host, "De anderen typen nog.");
  for (const { page } of guests) await typeInBrowser(page, text.slice(20), { delay: 25 });

  const standings = await Promise.all(racers.map(standingsOf));
  expect(standings[0]?.places).toHaveLength(4);
  for (const [at, { places, units }] of standings.entries()) {
    expect(places).toEqual(standings[0]?.places);
    expect(new Set(units)).toEqual(new Set([racers[at]?.words.unit]));
  }
  expect(await Promise.all(racers.map(({ page }) => page.evaluate(() => document.documentElement.lang)))).toEqual(
    Object.keys(raceWords),
  );
  await expectDutch(host, "Revanche");
  await Promise.all(racers.map(({ page }) => page.context().close()));
});
