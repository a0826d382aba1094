import { appInEngines, inEachEngine } from "../../support/engines/appInEngines";
import { EnginePage } from "../../support/engines/EnginePage";
import { signIn, signUp } from "../../support/engines/people";

const { app, open } = appInEngines();

test.each(inEachEngine)("%s: who signs in, and out, in one tab does so in the other one", async (_, engine) => {
  const member = await signUp(app, "Tess Tabs");
  const account = { role: "button", name: "Tess Tabs's account" };
  const first = await open(engine, `${app.url}/texts`);
  await first.waitFor({ role: "link", name: "Sign in" });
  const second = new EnginePage(await first.tab.openTab());
  await signIn(second, app.url, member);
  await first.waitFor(account);
  await first.click(account);
  await first.click({ role: "button", name: "Sign out" });
  await first.waitFor({ text: "You're signed out." });
  await second.waitForNo(account);
  await second.waitFor({ role: "link", name: "Sign in" });
  await second.tab.reload();
  await second.waitFor({ role: "link", name: "Sign in" });
  expect([first.tab.problems, second.tab.problems]).toEqual([[], []]);
});
