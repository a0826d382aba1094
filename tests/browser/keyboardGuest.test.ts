import { appInBrowser } from "../support/appInBrowser";
import { KeyboardWalk } from "../support/KeyboardWalk";
import { visit } from "../support/startApp";

const { app, browser } = appInBrowser();

test("a guest practices, practices again, looks around and signs up, all without a mouse", async () => {
  const { page, context, problems } = await visit(browser(), `${app.url}/?mode=words-10&language=en`);
  const walk = new KeyboardWalk(page);
  await walk.typeLine();
  await walk.arriveAt("Your result");
  await page.getByText("Saved and verified").waitFor();
  await walk.keepsFocus("saved");
  await walk.press(walk.control("button", "Again"));
  await walk.line();
  await walk.typeLine(5);
  await page.keyboard.press("Escape");
  await walk.line();

  await walk.press(page.getByRole("banner").getByRole("link", { name: "Texts" }));
  await walk.arriveAt("Texts");
  await page.goBack();
  await walk.line();
  await page.goForward();
  await walk.arriveAt("Texts");
  await walk.press(page.getByRole("banner").getByRole("link", { name: "Progress" }));
  await walk.arriveAt("Progress");

  await page.keyboard.press("?");
  await page.getByRole("dialog").waitFor();
  await walk.keepsFocus("the list of shortcuts opens");
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await walk.arriveAt("Progress");

  await walk.press(page.getByRole("banner").getByRole("button", { name: /'s account$/u }));
  await walk.press(walk.control("link", "Sign up"));
  await walk.arriveAt("Sign up");
  await walk.press(walk.control("button", "Sign up"));
  await walk.focusIs(walk.control("textbox", "Username"));
  await walk.write(walk.control("textbox", "Username"), "keys-only");
  await walk.write(walk.control("textbox", "Name"), "Keys Only");
  await walk.write(page.getByLabel("Password").first(), "correct horse");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Keys Only's account" }).waitFor();
  await walk.line();

  await walk.press(page.getByRole("banner").getByRole("button", { name: /'s account$/u }));
  await walk.press(walk.control("link", "Settings"));
  await walk.arriveAt("Settings");
  await walk.press(page.getByRole("banner").getByRole("button", { name: /'s account$/u }));
  await walk.press(walk.control("button", "Sign out"));
  await page.getByText("You're signed out.").waitFor();
  await walk.keepsFocus("signing out");
  await walk.press(page.getByRole("banner").getByRole("link", { name: "Sign in" }));
  await walk.arriveAt("Sign in");
  await walk.write(walk.control("textbox", "Username"), "keys-only");
  await walk.write(page.getByLabel("Password").first(), "correct horse");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Keys Only's account" }).waitFor();
  await walk.line();
  expect(problems).toEqual([]);
  await context.close();
});
