import { screen } from "@testing-library/react";
import { RequestError } from "../../../../src/app/relay/RequestError";
import { renderPage } from "../../../support/renderPage";

jest.mock("../../../../src/app/pages/Shell/errors/RouteErrorScreen", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});
beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation();
});

test("when the code of the error screens cannot be loaded either, a short notice says so in the frame", async () => {
  const networkError = (operationName: string) => () => new RequestError("NETWORK", { operationName });
  renderPage("/sign-in", {
    answers: {
      HeaderAccountQuery: networkError("HeaderAccountQuery"),
      SignInPageQuery: networkError("SignInPageQuery"),
    },
  });
  expect(await screen.findByRole("heading", { name: /The server can't be reached right now/u })).toBeInstanceOf(
    HTMLElement,
  );
  expect(screen.getByRole("button", { name: "Try again" })).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole("navigation", { name: "Main" })).toBeInstanceOf(HTMLElement);
});
