import type { AppProcess } from "../startApp";
import { askApp } from "../askApp";
import type { EnginePage } from "./EnginePage";

let made = 0;

export type Member = { readonly name: string; readonly username: string; readonly token: string };

export const PASSWORD = "correct horse";

/** An account, made without a browser. */
export async function signUp(app: AppProcess, name: string): Promise<Member> {
  made += 1;
  const username = `engine-${made}-${process.pid}`;
  const input = { username, displayName: name, password: PASSWORD, deviceLabel: "Test" };
  const { token } = await askApp(app.url, "signUp", { input }, null);
  return { name, username, token };
}

/** Signs in on the page for that, as a person does. */
export async function signIn(page: EnginePage, url: string, { name, username }: Member): Promise<void> {
  await page.goto(`${url}/sign-in`);
  await page.write({ role: "textbox", name: "Username" }, username);
  await page.write({ label: "Password" }, PASSWORD);
  await page.press("Enter");
  await page.waitFor({ role: "button", name: `${name}'s account` });
}
