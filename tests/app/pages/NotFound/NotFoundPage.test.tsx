import { screen, within } from "@testing-library/react";
import { renderPage } from "../../../support/renderPage";

test("an unknown address says so and offers links", async () => {
  renderPage("/nowhere/at/all", { mocks: { Query: () => ({ viewer: null }) } });

  expect(await screen.findByRole("heading", { name: "Page not found" })).toBeInstanceOf(HTMLElement);
  expect(within(screen.getByRole("main")).getByRole("link", { name: "Practice" }).getAttribute("href")).toBe("/");
  expect(await screen.findByRole("link", { name: "Sign in" })).toBeInstanceOf(HTMLElement);
  expect(document.title).toBe("Not found · Typeloop");
});
