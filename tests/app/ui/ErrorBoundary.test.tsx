import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ErrorBoundary } from "../../../src/app/ui/ErrorBoundary";
import { renderInEnglish } from "../../support/renderInEnglish";

const broken = { is: true, error: new Error("secret detail") as Error & { code?: string } };

function Fragile() {
  if (broken.is) throw broken.error;
  return <p>all is well</p>;
}

beforeEach(() => {
  broken.is = true;
  broken.error = new Error("secret detail");
  jest.spyOn(console, "error").mockImplementation();
});

test("a part says what happened, without details, and the rest keeps working", () => {
  renderInEnglish(
    <>
      <p>beside</p>
      <ErrorBoundary rank="part">
        <Fragile />
      </ErrorBoundary>
    </>,
  );
  expect(screen.getByText("beside")).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole("alert").textContent).toContain("Something went wrong on our end");
  expect(document.body.textContent).not.toContain("secret");
});

test("retrying renders again", async () => {
  const onRetry = jest.fn(() => {
    broken.is = false;
  });
  renderInEnglish(
    <ErrorBoundary rank="part" onRetry={onRetry}>
      <Fragile />
    </ErrorBoundary>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(screen.getByText("all is well")).toBeInstanceOf(HTMLElement);
});

test("nothing is offered if retrying cannot help", () => {
  broken.error = Object.assign(new Error(), { code: "NOT_ALLOWED" });
  renderInEnglish(
    <ErrorBoundary rank="page">
      <Fragile />
    </ErrorBoundary>,
  );
  expect(screen.getByRole("heading", { level: 1 }).textContent).toContain("belongs to someone else");
  expect(screen.queryByRole("button")).toBeNull();
});

test("a new version offers to reload", () => {
  broken.error = Object.assign(new Error(), { code: "DOCUMENT_UNKNOWN" });
  renderInEnglish(
    <ErrorBoundary rank="page">
      <Fragile />
    </ErrorBoundary>,
  );
  expect(screen.getByRole("button", { name: "Load the new version" })).toBeInstanceOf(HTMLElement);
});

test("at the root there is still a page", () => {
  renderInEnglish(
    <ErrorBoundary rank="root">
      <Fragile />
    </ErrorBoundary>,
  );
  expect(screen.getByRole("heading", { name: "Typeloop has stopped" })).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole("button", { name: "Reload" })).toBeInstanceOf(HTMLElement);
});
