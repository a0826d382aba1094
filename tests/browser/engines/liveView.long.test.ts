import { Client } from "pg";
import { askApp } from "../../support/askApp";
import { appInEngines, inEachEngine } from "../../support/engines/appInEngines";
import { signIn, signUp } from "../../support/engines/people";

const { app, open } = appInEngines();

async function row(statement: string, values: readonly unknown[]): Promise<any> {
  const connection = new Client(app.database);
  await connection.connect();
  try {
    return (await connection.query(statement, [...values])).rows[0];
  } finally {
    await connection.end();
  }
}

test.each(inEachEngine)("%s: a coach sees a member type on the live view, and follows them", async (_, engine) => {
  const [coach, ada] = [await signUp(app, "Coach Cleo"), await signUp(app, "Ada")];
  const name = `Group ${engine.name}`;
  const { group } = await askApp(app.url, "createGroup", { name }, coach.token);
  const { join_code: code } = await row("select join_code from groups where name = $1", [name]);
  await askApp(app.url, "joinGroup", { code }, ada.token);
  const [wall, typist] = [await open(engine, app.url), await open(engine, app.url)];
  await Promise.all([signIn(wall, app.url, coach), signIn(typist, app.url, ada)]);
  await wall.goto(`${app.url}/groups/${encodeURIComponent(group.id)}/live`);
  const members = { role: "list", name: "Members" };
  await wall.waitFor({ role: "button", name: /Ada/u, within: members });
  await typist.goto(`${app.url}/?mode=text&language=en`);
  const text = await typist.ready();
  await typist.type(text.slice(0, 25));
  await wall.waitFor({ text: "typing", within: members });
  await wall.click({ role: "button", name: /Ada/u, within: members });
  const dialog = { role: "dialog" };
  await wall.waitFor({ role: "heading", name: "Ada", within: dialog });
  const right = () =>
    wall.tab.evaluate(
      () => document.querySelector("[role=dialog] [data-mark=r], dialog [data-mark=r]")?.textContent ?? "",
    );
  await typist.type(text.slice(25, 40));
  await wall.until("the coach sees each letter", async () => (await right()) === text.slice(0, 40));
  await wall.press("Escape");
  await wall.waitForNo(dialog);
  expect([wall.tab.problems, typist.tab.problems]).toEqual([[], []]);
});
