import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { appInEngines, inEachEngine } from "../../support/engines/appInEngines";
import { signIn, signUp } from "../../support/engines/people";

const { app, open } = appInEngines();

const words = "The heron stands in the shallow water and waits.";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "typeloop-upload-"));
  writeFileSync(path.join(folder, "birds.csv"), `title,text\nHeron,${words}\nGull,A gull cries over the harbor.\n`);
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(inEachEngine)("%s: a member uploads a file with two texts and types one of them", async (_, engine) => {
  const page = await open(engine, app.url);
  await signIn(page, app.url, await signUp(app, "Uma Upload"));
  await page.goto(`${app.url}/texts/upload`);
  await page.waitFor({ label: "Choose a file" });
  await page.tab.chooseFiles("input[type=file]", [path.join(folder, "birds.csv")]);
  await page.waitFor({ role: "heading", name: "2 texts in “birds.csv”" });
  await page.click({ role: "button", name: /^Save 2 texts/u });
  await page.click({ role: "link", name: "Go to my texts" });
  await page.click({ role: "link", name: /^Heron/u });
  await page.click({ role: "link", name: "Type this text" });
  expect(await page.ready()).toBe(words);
  await page.type(words);
  await page.waitFor({ text: /^Saved/u });
  expect(page.tab.problems).toEqual([]);
});
