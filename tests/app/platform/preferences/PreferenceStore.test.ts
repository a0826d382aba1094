import { createPreferenceStore } from "../../../../src/app/platform/preferences/Preferences";

/** A browser's cookies, as set by one page and sent to the next. */
function browser(languages: readonly string[] = ["en-GB"]) {
  const jar = new Map<string, string>([["other", "1"]]);
  const header = () => [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const open = () =>
    createPreferenceStore(header(), languages, (cookie) => {
      const [name = "", value = ""] = (cookie.split(";")[0] ?? "").split(/=(.*)/su);
      jar.set(name, value);
    });
  return { jar, open };
}

test("nothing is chosen at first", () => {
  expect(browser().open().current()).toEqual({
    theme: "system",
    appearance: "",
    locale: null,
    speedUnit: null,
    practice: "",
    options: "",
    welcomed: false,
    layout: "",
    assumed: "",
    keyboard: false,
    course: "",
    signedIn: false,
    coaches: false,
  });
});

test("the keyboard of the browser's country is assumed, until the cookie says another", () => {
  const { jar, open } = browser(["fr-BE", "fr"]);
  expect(open().current()).toMatchObject({ layout: "", assumed: "belgian" });
  expect(open().locale()).toBe("fr-FR");
  open().change({ theme: "dark" });
  expect(jar.get("typeloop-preferences")).toBe("theme=dark&assumed=belgian");
  jar.set("typeloop-preferences", "assumed=french");
  expect(open().current().assumed).toBe("french");
});

test("a choice applies at once and on the next page", () => {
  const { jar, open } = browser();
  const store = open();
  const heard = jest.fn();
  store.subscribe(heard);
  store.change({
    theme: "dark",
    speedUnit: "CPM",
    practice: "?mode=words-25&language=nl",
    layout: "us-international",
    assumed: "us",
    keyboard: true,
    course: "language=nl",
    signedIn: true,
  });
  expect(heard).toHaveBeenCalledTimes(1);
  expect(store.current()).toEqual({
    theme: "dark",
    appearance: "",
    locale: null,
    speedUnit: "CPM",
    practice: "?mode=words-25&language=nl",
    options: "",
    welcomed: false,
    layout: "us-international",
    assumed: "us",
    keyboard: true,
    course: "language=nl",
    signedIn: true,
    coaches: false,
  });
  expect(open().current()).toEqual(store.current());
  expect(jar.get("typeloop-preferences")).toMatch(/^[^;,\s"]+$/u);
});

test("changes without an effect are not announced", () => {
  const store = browser().open();
  const heard = jest.fn();
  store.subscribe(heard);
  store.change({ theme: "system" });
  expect(heard).not.toHaveBeenCalled();
});

test("a cookie from other code is read as far as it is valid", () => {
  const { jar, open } = browser();
  jar.set("typeloop-preferences", "theme=pink&locale=xx&speedUnit=KPH&&&=%%%");
  expect(open().current()).toEqual({
    theme: "pink",
    appearance: "",
    locale: null,
    speedUnit: null,
    practice: "",
    options: "",
    welcomed: false,
    layout: "",
    assumed: "",
    keyboard: false,
    course: "",
    signedIn: false,
    coaches: false,
  });
});

test.each([
  [["nl-BE", "en"], "nl-NL"],
  [["fr-FR", "nl"], "fr-FR"],
  [["es-ES", "nl"], "nl-NL"],
  [["EN-gb"], "en-US"],
  [["de"], "de-DE"],
  [["es"], "en-US"],
  [[], "en-US"],
])("a browser with %j gets %s until another language is selected", (languages, locale) => {
  const store = browser(languages).open();
  expect(store.locale()).toBe(locale);
  const other = locale === "en-US" ? "nl-NL" : "en-US";
  store.change({ locale: other });
  expect(store.locale()).toBe(other);
});
