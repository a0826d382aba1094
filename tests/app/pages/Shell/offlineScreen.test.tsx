import { screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { OfflineScreen } from "../../../../src/app/pages/Shell/errors/RouteErrorScreen";
import { renderInEnglish } from "../../../support/renderInEnglish";

const show = () =>
  renderInEnglish(
    <MemoryRouter initialEntries={["/progress"]}>
      <OfflineScreen code="OFFLINE" />
    </MemoryRouter>,
  );

const warning = /Don't close or reload Typeloop: without the server, this browser can't open it again\./u;

test("without the server, a browser that can't start the app offline says so", () => {
  show();
  expect(screen.getByText(warning)).toBeInstanceOf(HTMLElement);
});

test("a browser with service workers does not", () => {
  Object.defineProperty(navigator, "serviceWorker", { value: {}, configurable: true });
  try {
    show();
    expect(screen.getByText(/This page needs the server/u)).toBeInstanceOf(HTMLElement);
    expect(screen.queryByText(warning)).toBeNull();
  } finally {
    Reflect.deleteProperty(navigator, "serviceWorker");
  }
});
