import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { appInBrowser } from "../support/appInBrowser";
import { askApp } from "../support/askApp";
import { visit } from "../support/startApp";

const { app, browser } = appInBrowser();
const name = "Quirinus Zeldenrust";

/** A pupil whom a coach made, with a token. */
async function newPupil(): Promise<string> {
  const about = { username: "pupil-names", displayName: "Juf Ank", password: "correct horse", deviceLabel: "Test" };
  const { token } = await askApp(app.url, "signUp", { input: about }, null);
  const { group } = await askApp(app.url, "createGroup", { name: "Groep 7" }, token);
  const rows = [{ name }];
  const input = { groupId: group.id, batchId: randomUUID(), language: "EN", rows };
  const { cards } = await askApp(app.url, "addMembers", { input }, token);
  const [{ passPhrase: password, member }] = cards;
  const signIn = { username: member.user.username, password, deviceLabel: "Test" };
  return (await askApp(app.url, "signIn", { input: signIn }, null)).token;
}

const source = async (path: string): Promise<string> => (await fetch(app.url + path)).text();
const html = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.outerHTML);

test("a stranger never sees a pupil's name: on the list of races, in a race and on its big screen, before and after scripts run", async () => {
  const token = await newPupil();
  const pupil = await visit(browser(), "about:blank");
  await pupil.page.addInitScript((value) => localStorage.setItem("typeloop-token", value), token);
  await pupil.context.addCookies([{ name: "typeloop-preferences", value: "signedIn=1", url: app.url }]);
  await pupil.page.goto(`${app.url}/race`);
  await pupil.page.getByRole("radio", { name: "Open" }).check();
  await pupil.page.getByRole("button", { name: "Create race" }).click();
  await pupil.page.waitForURL(/\/race\/[A-Z2-9]{6}$/u);
  const code = pupil.page.url().slice(-6);
  await pupil.page.getByText(name).first().waitFor();

  const stranger = await visit(browser(), `${app.url}/race`);
  const byNickname = stranger.page.getByText(/^by [A-Z][a-z]+ [A-Z][a-z]+$/u);
  await byNickname.waitFor();
  const nickname = (await byNickname.innerText()).slice("by ".length);
  expect(nickname).not.toBe(name);
  const seen = [await html(stranger.page)];
  for (const path of [`/race/${code}`, `/race/${code}/wall`]) {
    await stranger.page.goto(app.url + path);
    await stranger.page.getByText(nickname).first().waitFor();
    seen.push(await html(stranger.page), await source(path));
  }
  await stranger.page.goto(`${app.url}/race/${code}`);
  await stranger.page.getByRole("button", { name: "Join the race" }).click();
  await stranger.page.getByRole("button", { name: "I'm ready" }).waitFor();
  seen.push(await html(stranger.page), await source("/race"));
  expect(seen.filter((page) => page.includes("Quirinus"))).toEqual([]);
  expect(seen.every((page) => page.includes(nickname))).toBe(true);
  for (const { problems } of [pupil, stranger]) expect(problems).toEqual([]);
});
