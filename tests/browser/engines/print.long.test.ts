import { askApp } from "../../support/askApp";
import { appInEngines, inEachEngine } from "../../support/engines/appInEngines";
import { countPages } from "../../support/engines/countPages";
import { signIn, signUp } from "../../support/engines/people";

const { app, open } = appInEngines();

const names = ["Emma", "Noah", "Zoe", "Liam", "Sem", "Ada", "Ben", "Cem", "Dina", "Els", "Fay"];

test.each(inEachEngine)("%s: the cards of eleven new members are printed on sheets of ten", async (_, engine) => {
  const coach = await signUp(app, "Meester Jan");
  const { group } = await askApp(app.url, "createGroup", { name: "Groep 3B" }, coach.token);
  const page = await open(engine, app.url);
  await signIn(page, app.url, coach);
  await page.goto(`${app.url}/groups/${encodeURIComponent(group.id)}/members`);
  await page.write({ role: "textbox", name: "Names" }, names.join("\n"));
  await page.click({ role: "button", name: "Check the list" });
  await page.click({ role: "button", name: "Add 11 members" });
  await page.waitForUrl(/\/members\/cards$/u);
  await page.waitFor({ text: "Fay" });
  expect(countPages(await page.tab.print())).toBe(2);
  // The dialog of the engine is gone, and the page is as it was.
  await page.waitFor({ role: "link", name: /^Back to the/u });
  expect(page.tab.problems).toEqual([]);
});
