import type { Page } from "playwright-core";
import { appInBrowser } from "../support/appInBrowser";
import { splitGraphemes } from "../../src/engine/text/graphemes";
import { layoutFaults } from "../support/layoutFaults";
import { shippedDocument } from "../support/shippedDocument";
import { signedIn, visit } from "../support/startApp";
import { WireClient } from "../support/WireClient";

const { app, browser } = appInBrowser();

jest.setTimeout(240_000);

/** Names by what is special about them, and how they are written. */
const names = [
  ["right to left", "שרה בת אברהם"],
  ["right to left, with a joiner", "علی\u200cرضا محمدی"],
  ["joined emoji", "👩🏽\u200d💻👨\u200d👩\u200d👧 Ann"],
  ["as long as a name may be", "Maximiliana-Wilhelmina van Oranje-Nassau"],
  ["one long word", "Llanfairpwllgwyngyllgogerychwyrndrobwlll"],
  ["a Dutch ij", "IJsbrand van Ĳsselstein"],
  ["a dotless i", "Işıl İpek Yılmaz"],
  ["marks on letters", "Nguyễn Thị Ñandú Ç̌"],
  ["no letters that join", "愛子さくらももこ"],
] as const;

async function member(username: string, displayName: string): Promise<WireClient> {
  const client = new WireClient(app.url);
  const { signUp } = await client.run(shippedDocument("SignUpPageUseSignUpMutation"), {
    input: { username, displayName, password: "correct horse", deviceLabel: "test" },
  });
  if (signUp.token === undefined) throw new Error(`${displayName}: ${JSON.stringify(signUp)}`);
  client.token = signUp.token;
  return client;
}

/** What is wrong with how a name is shown: that it is missing, or runs in the wrong direction. */
const nameFaults = (page: Page, name: string) =>
  page.evaluate((written) => {
    const normal = written.normalize("NFC");
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Element[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (node.textContent?.trim() === normal && parent?.checkVisibility() === true) found.push(parent);
    }
    if (found.length === 0) return [`${written} is not there`];
    const isRightToLeft = /^[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(written);
    const wrong = found.filter((element) => (getComputedStyle(element).direction === "rtl") !== isRightToLeft);
    return wrong.map((element) => `${written} runs in the wrong direction in ${element.outerHTML.slice(0, 120)}`);
  }, name);

test("names of all kinds are shown whole, in their own direction, and break no page", async () => {
  const coach = await member("namer", "Namer");
  const { group } = (await coach.run(shippedDocument("GroupsPageCreateGroupMutation"), { name: "Names" })).createGroup;
  const { joinCode } = (await coach.run(shippedDocument("GroupPageQuery"), { id: group.id })).node;
  const people: WireClient[] = [];
  for (const [index, [, name]] of names.entries()) {
    const person = await member(`named-${index}`, name);
    await person.run(shippedDocument("JoinPageMutation"), { code: joinCode });
    people.push(person);
  }
  const desk = await visit(browser(), `${app.url}/race`, signedIn(app.url, coach.token));
  const { page, problems } = desk;
  await page.getByRole("button", { name: "Create race" }).click();
  await page.waitForURL(/\/race\/[A-Z2-9]{6}$/u);
  const code = page.url().slice(-6);
  for (const person of people) await person.run(shippedDocument("raceMutationsJoinMutation"), { code });

  const shown = names.map(([, name]) => name);
  const groupPath = `/groups/${encodeURIComponent(group.id)}`;
  const faults: string[] = [];
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of [
      `${groupPath}/members`,
      `${groupPath}/results`,
      `${groupPath}/live`,
      `/race/${code}`,
      `/race/${code}/wall`,
    ]) {
      await page.goto(app.url + path);
      await page.getByText("IJsbrand van Ĳsselstein", { exact: true }).first().waitFor();
      const found = [...(await layoutFaults(page))];
      for (const name of shown) found.push(...(await nameFaults(page, name)));
      faults.push(...found.map((fault) => `${path.split("/").at(-1)} at ${width}: ${fault}`));
      if (process.env["TYPELOOP_PICTURES"])
        await page.screenshot({
          path: `${process.env["TYPELOOP_PICTURES"]}/names-${path.split("/").at(-1)}-${width}.png`,
          fullPage: true,
        });
    }
  }
  expect(faults).toEqual([]);
  expect(problems).toEqual([]);
});

test("they are listed in the order of the language, and a name that is too long is cut between characters", async () => {
  const coach = await member("sorter", "Sorter");
  const { group } = (await coach.run(shippedDocument("GroupsPageCreateGroupMutation"), { name: "Order" })).createGroup;
  const { page, context } = await visit(browser(), "about:blank", {
    ...signedIn(app.url, coach.token),
    locale: "en-US",
  });
  const members = `${app.url}/groups/${encodeURIComponent(group.id)}/members`;
  const written = ["Zoë", "Ĳsbrand", "Izaak", "Éloïse", "Ana", "eva", "Ñandú", "Nora", "Işıl", "Ömer", "Özge"];
  const family = "👨\u200d👩\u200d👧";
  await page.goto(members);
  await page.getByLabel("Names", { exact: true }).fill([...written, family.repeat(30)].join("\n"));
  await page.getByRole("button", { name: "Check the list" }).click();
  const rows = page.locator("main table tbody th[scope=row]");
  await rows.nth(written.length).waitFor();
  expect(new Set(splitGraphemes((await rows.last().innerText()).trim()))).toEqual(new Set([family]));
  await page.getByRole("button", { name: `Add ${written.length} members` }).click();
  await page.getByRole("link", { name: "Back to the members" }).waitFor();
  await page.goto(members);
  await rows.nth(written.length).waitFor();
  const listed = (await rows.allInnerTexts()).map((name) => name.trim());
  expect(listed).toEqual([...written, "Sorter"].toSorted(new Intl.Collator("en").compare));
  await context.close();
});
