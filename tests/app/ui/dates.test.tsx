import { I18nProvider } from "@lingui/react";
import { render, screen } from "@testing-library/react";
import { i18nOf } from "../../../src/app/platform/locale/i18n";
import { DateField } from "../../../src/app/ui/DateField";
import { Dated } from "../../../src/app/ui/Dated";
import { sentence } from "../../support/sentence";

const dutchParts = () => [...document.querySelectorAll("[lang=nl]")].map(({ textContent }) => textContent);

test("the dates in a sentence are marked as Dutch, and nothing else is", () => {
  render(
    <p>
      <Dated words="Week 47: 16 nov to 16 nov 2026" dates={["16 nov", "16 nov 2026", null, ""]} />
    </p>,
  );
  expect(screen.getByText(sentence("Week 47: 16 nov to 16 nov 2026"))).toBeTruthy();
  expect(dutchParts()).toEqual(["16 nov", "16 nov 2026"]);
});

test("a sentence without dates stays as it is", () => {
  render(<Dated words="No due date" dates={[null]} />);
  expect(screen.getByText("No due date")).toBeTruthy();
  expect(dutchParts()).toEqual([]);
});

test("below a date field is its date in Dutch, which is read with it", () => {
  const field = (value: string, hint?: string) => (
    <I18nProvider i18n={i18nOf("en-US")}>
      <DateField name="day" label="First day" value={value} onChange={() => undefined} {...(hint && { hint })} />
    </I18nProvider>
  );
  const { rerender } = render(field("2026-11-21", "At most 14 days."));
  const input = screen.getByLabelText("First day");
  expect(input.getAttribute("lang")).toBe("nl");
  const described = () => document.getElementById(input.getAttribute("aria-describedby") ?? "")?.textContent.trim();
  expect(described()).toBe("At most 14 days. 21 november 2026");
  rerender(field("2026-11-21"));
  expect(described()).toBe("21 november 2026");
  rerender(field(""));
  expect(input.getAttribute("aria-describedby")).toBeNull();
});
