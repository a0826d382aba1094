import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RequestError } from "../../../src/app/relay/RequestError";
import { type NextPage, ShowMore } from "../../../src/app/ui/ShowMore";
import { renderInEnglish } from "../../support/renderInEnglish";

/** A list whose next page fails as often as `errors` says. */
function makePage(errors: readonly Error[]): { readonly page: NextPage; readonly counts: readonly number[] } {
  const counts: number[] = [];
  const left = [...errors];
  const loadNext: NextPage["loadNext"] = (count, { onComplete }) => {
    counts.push(count);
    onComplete(left.shift() ?? null);
  };
  return { page: { hasNext: true, isLoadingNext: false, loadNext }, counts };
}

test("a page that could not be loaded says why, and can be tried again", async () => {
  const user = userEvent.setup();
  const { page, counts } = makePage([new RequestError("NETWORK", { operationName: "Query" })]);
  renderInEnglish(<ShowMore page={page} count={25} />);
  await user.click(screen.getByRole("button", { name: "Show more" }));
  expect(screen.getByRole("alert").textContent).toMatch(/server|connection|internet/iu);
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByRole("button", { name: "Show more" })).toBeInstanceOf(HTMLElement);
  expect(counts).toEqual([25, 25]);
});

test("nothing is loaded twice at once, and a complete list has no button", async () => {
  const user = userEvent.setup();
  const { page, counts } = makePage([]);
  const { rerender } = renderInEnglish(<ShowMore page={{ ...page, isLoadingNext: true }} count={25} />);
  await user.click(screen.getByRole("button", { name: "Show more" }));
  expect(counts).toEqual([]);
  rerender(<ShowMore page={{ ...page, hasNext: false }} count={25} />);
  expect(screen.queryByRole("button")).toBeNull();
});
