import { I18nProvider } from "@lingui/react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { i18nOf } from "../../../src/app/platform/locale/i18n";
import { ErrorBoundary, showLastResort } from "../../../src/app/ui/ErrorBoundary";

jest.mock("../../../src/app/ui/Button", () => ({
  Button: () => {
    throw new Error("the error screen is broken too");
  },
}));

function Broken(): never {
  throw new Error("secret detail");
}

test("when the error screen throws as well, there is still a message and a button", () => {
  const said = jest.spyOn(console, "error").mockImplementation();
  document.body.innerHTML = "<div id='root'></div>";
  const root = createRoot(document.querySelector("#root")!, {
    onCaughtError: () => undefined,
    onUncaughtError: showLastResort,
  });
  flushSync(() =>
    root.render(
      <I18nProvider i18n={i18nOf("en-US")}>
        <ErrorBoundary rank="root">
          <Broken />
        </ErrorBoundary>
      </I18nProvider>,
    ),
  );
  expect(document.querySelector("h1")?.textContent).toBe("Typeloop has stopped");
  expect(document.querySelector("a")?.textContent).toContain("Load the page again");
  expect(document.body.textContent).not.toContain("secret");
  expect(said).toHaveBeenCalledWith(expect.objectContaining({ message: "the error screen is broken too" }));
});

test("in Dutch on a Dutch page, and on a page of which nothing is left", () => {
  jest.spyOn(console, "error").mockImplementation();
  document.documentElement.lang = "nl-NL";
  document.body.replaceChildren();
  showLastResort(new Error("gone"));
  expect(document.querySelector("h1")?.textContent).toBe("Typeloop is gestopt");
  document.documentElement.remove();
  showLastResort(new Error("gone"));
  expect(document.querySelector("h1")?.textContent).toBe("Typeloop has stopped");
});

test("a rendered page that cannot start stays readable, with one message that nothing will respond", () => {
  jest.spyOn(console, "error").mockImplementation();
  document.body.innerHTML = "<main>The open races</main>";
  showLastResort(new Error("no code"));
  showLastResort(new Error("nor this"));
  expect(document.querySelector("main")?.textContent).toBe("The open races");
  expect(Array.from(document.querySelectorAll("h1, h2"), ({ textContent }) => textContent)).toEqual([
    "Typeloop has stopped",
  ]);
});
