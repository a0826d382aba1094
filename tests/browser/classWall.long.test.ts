import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { errorMessages } from "../../src/contract/languages/en/errorMessages";
import { appInBrowser } from "../support/appInBrowser";
import { keepPicture } from "../support/pictures";
import { shippedDocument } from "../support/shippedDocument";
import { signedIn, typingTarget, visit } from "../support/startApp";
import { typeInBrowser } from "../support/typeInBrowser";
import { WireClient } from "../support/WireClient";

const { app, browser } = appInBrowser({ DATABASE_URL: "" });

async function newMember(username: string, displayName: string): Promise<WireClient> {
  const client = new WireClient(app.url);
  const { signUp } = await client.run(shippedDocument("SignUpPageUseSignUpMutation"), {
    input: { username, displayName, password: "correct horse", deviceLabel: "Test" },
  });
  client.token = signUp.token;
  return client;
}

const sizes = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
];

/** Whether everything of the big screen is within the screen, at the sizes of projectors. Keeps pictures if wanted. */
async function expectToFit(page: Page, picture: string): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    const overflow = await page.locator("[data-wall]").evaluate((wall) => ({
      right: wall.scrollWidth - wall.clientWidth,
      bottom: wall.scrollHeight - wall.clientHeight,
      smallest: Math.min(
        ...Array.from(wall.querySelectorAll("p, h1, h2, li"), (one) => parseFloat(getComputedStyle(one).fontSize)),
      ),
    }));
    expect(overflow).toEqual({ right: 0, bottom: 0, smallest: expect.any(Number) });
    // From six meters away, these are as large as the letters of a book.
    expect(overflow.smallest).toBeGreaterThanOrEqual(size.height * 0.026);
    await keepPicture(page, `wall-${picture}-${size.height}`);
  }
}

test(
  "a big screen without an account follows three races, with a restart of the server between them, and goes blank " +
    "when its link is removed",
  async () => {
    const coach = await newMember("coach-of-5c", "Marije");
    const ada = await newMember("ada-of-5c", "Ada");
    const { createGroup } = await coach.run(shippedDocument("GroupsPageCreateGroupMutation"), { name: "Group 5C" });
    const groupId: string = createGroup.group.id;
    const setup = await visit(
      browser(),
      `${app.url}/groups/${encodeURIComponent(groupId)}/wall/setup`,
      signedIn(app.url, coach.token),
    );
    await setup.page.getByLabel("Minutes together").fill("1");
    await setup.page.getByRole("button", { name: "Save goal" }).click();
    await setup.page.getByRole("button", { name: "Copy a new link" }).click();
    const address = new URL(await setup.page.getByText(/\/wall\/[A-Z2-9]{28}$/u).innerText()).pathname;

    const wall = await visit(browser(), app.url + address);
    const { page } = wall;
    await page.getByText("0 of 1 minutes").waitFor();
    const joinCode = ((await page.getByLabel(/^Join code/u).textContent()) ?? "").replace("-", "");
    await expectToFit(page, "day");
    await ada.run(shippedDocument("JoinPageMutation"), { code: joinCode });
    const adas = await visit(browser(), `${app.url}/groups`, signedIn(app.url, ada.token));

    await setup.page.reload();
    // All of the page is on the screen, so that nothing scrolls between the two.
    await setup.page.setViewportSize({ width: 1280, height: 2_000 });
    const boxOf = (name: string) => setup.page.getByRole("button", { name, exact: true }).boundingBox();
    const [from, to] = [await boxOf("Ada, row 1, seat 1"), await boxOf("Free, row 2, seat 3")];
    if (!from || !to) throw new Error("The seats are not on the screen.");
    await setup.page.mouse.move(from.x + 10, from.y + 10);
    await setup.page.mouse.down();
    await setup.page.mouse.move(to.x + 20, to.y + 20, { steps: 5 });
    await setup.page.mouse.up();
    await setup.page.getByRole("button", { name: "Arrange by name" }).waitFor();
    await setup.page.reload();
    await setup.page.getByRole("button", { name: "Ada, row 2, seat 3", exact: true }).waitFor();

    const openRace = async (): Promise<string> => {
      const { createGroupRace } = await coach.run(shippedDocument("StartGroupRaceMutation"), {
        groupId,
        input: { mode: "SPEED", language: "EN", length: "SHORT" },
      });
      return createGroupRace.race.code;
    };
    const runRace = async (): Promise<void> => {
      const code = await openRace();
      await page.getByLabel([...code].join(" "), { exact: true }).waitFor({ timeout: 20_000 });
      await page.getByRole("img", { name: "QR code of this address" }).waitFor();
      await expectToFit(page, "lobby");
      await adas.page.goto(`${app.url}/race/${code}`);
      await adas.page.getByRole("button", { name: "Join the race" }).click();
      await page.getByRole("heading", { name: "1 joined" }).waitFor();
      await coach.run(shippedDocument("raceMutationsStartMutation"), { code });
      await page.locator('[data-wall="COUNTDOWN"]').waitFor();
      await adas.page.getByText(/^Go$/u).first().waitFor({ timeout: 20_000, state: "attached" });
      await expectToFit(page, "race");
      await typeInBrowser(adas.page, await typingTarget(adas.page), { delay: 20 });
      await page.getByRole("list", { name: "Podium" }).getByText("Ada").waitFor({ timeout: 30_000 });
      await expectToFit(page, "podium");
    };
    await runRace();
    await runRace();
    // A crash ends races; the screen finds the day, and then the next race, by itself.
    await app.kill();
    await app.start();
    await page.getByText("Together today").waitFor({ timeout: 60_000 });
    await runRace();
    // The next lobby replaces the podium at once.
    const next = await openRace();
    await page.getByLabel([...next].join(" "), { exact: true }).waitFor({ timeout: 10_000 });
    expect(await page.getByRole("main").getByRole("link").count()).toBe(0);

    await setup.page.reload();
    await setup.page.getByRole("button", { name: /^Remove the link/u }).click();
    await page.getByText("This link doesn't work anymore").waitFor({ timeout: 2_000 });
    expect(await page.getByText("Group 5C").count()).toBe(0);
    const late = await visit(browser(), app.url + address);
    await late.page.getByText("This link doesn't work anymore").waitFor();
    expect(await late.page.getByText(errorMessages.INTERNAL).count()).toBe(0);
    await Promise.all([setup, wall, adas, late].map(({ context }) => context.close()));
  },
);

test("a class of forty fits: heats in the lobby and on the track, and the names of who took part", async () => {
  const coach = await newMember("coach-of-8a", "Marije");
  const { createGroup } = await coach.run(shippedDocument("GroupsPageCreateGroupMutation"), { name: "Group 8A" });
  const groupId: string = createGroup.group.id;
  for (const part of [0, 20]) {
    const rows = Array.from({ length: 20 }, (_, index) => ({ name: `Pupil ${part + index + 1} with a long name` }));
    const input = { groupId, batchId: randomUUID(), language: "EN", rows };
    const { addMembers } = await coach.run(shippedDocument("memberMutationsAddMutation"), { input });
    expect(addMembers.cards).toHaveLength(20);
  }
  const { startHeats } = await coach.run(shippedDocument("groupMutationsStartHeatsMutation"), {
    input: { groupId, heats: 2, best: 1, split: "DRAW", language: "EN", length: "SHORT" },
  });
  expect(startHeats.__typename).toBe("RaceHeatsSuccess");
  const wall = await visit(
    browser(),
    `${app.url}/groups/${encodeURIComponent(groupId)}/wall`,
    signedIn(app.url, coach.token),
  );
  const { page } = wall;
  await page.getByRole("heading", { name: "20 joined" }).waitFor({ timeout: 20_000 });
  await page.getByRole("img", { name: "QR code of this address" }).waitFor();
  await expectToFit(page, "lobby-many");
  const letters = (await page.locator("p[aria-label]").first().getAttribute("aria-label")) ?? "";
  await coach.run(shippedDocument("raceMutationsStartMutation"), { code: letters.replaceAll(" ", "") });
  await page.locator('[data-wall="RUNNING"]').waitFor({ timeout: 20_000 });
  await expectToFit(page, "race-many");
  // Nobody came, so that all seats end after a minute.
  await page.getByRole("list", { name: "Took part" }).waitFor({ timeout: 90_000 });
  expect(await page.getByRole("list", { name: "Took part" }).getByRole("listitem").count()).toBe(20);
  expect(await page.getByText("Together").count()).toBe(0);
  await expectToFit(page, "podium-many");
  await wall.context.close();
});
