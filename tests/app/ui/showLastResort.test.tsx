import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { ErrorBoundary } from "../../../src/app/ui/ErrorBoundary";
import { showLastResort } from "../../../src/app/ui/showLastResort";

jest.mock("../../../src/app/ui/Button", () => ({
  Button: () => {
    throw new Error("the error screen is broken too");
  },
}));

function Broken(): never {
  throw new Error("secret detail");
}

test("when the error screen throws as well, there are still words and a way on", () => {
  const said = jest.spyOn(console, "error").mockImplementation();
  document.body.innerHTML = "<div id='root'></div>";
  const root = createRoot(document.querySelector("#root")!, {
    onCaughtError: () => undefined,
    onUncaughtError: showLastResort,
  });
  flushSync(() =>
    root.render(
      <ErrorBoundary rank="root">
        <Broken />
      </ErrorBoundary>,
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

test("what the server rendered stays readable when the page cannot begin, and it is said once that nothing will answer", () => {
  jest.spyOn(console, "error").mockImplementation();
  document.body.innerHTML = "<main>The open races</main>";
  showLastResort(new Error("no code"));
  showLastResort(new Error("nor this"));
  expect(document.querySelector("main")?.textContent).toBe("The open races");
  expect(Array.from(document.querySelectorAll("h1, h2"), ({ textContent }) => textContent)).toEqual([
    "Typeloop has stopped",
  ]);
});
