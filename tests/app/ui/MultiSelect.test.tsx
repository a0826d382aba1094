import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { MultiSelect } from "../../../src/app/ui/MultiSelect";
import { renderInEnglish } from "../../support/renderInEnglish";

const empty = "The list is empty.";
const unfound = "Nothing found. Try a different search.";
const languages = [
  { value: "nl", label: "Dutch" },
  { value: "en", label: "English" },
  { value: "fy", label: "Frisian" },
];

function Filter({
  options = languages,
  initial = [],
  isLoading = false,
  heard,
}: {
  readonly options?: typeof languages;
  readonly initial?: readonly string[];
  readonly isLoading?: boolean;
  readonly heard?: (value: readonly string[]) => void;
}) {
  const [value, setValue] = useState(initial);
  return (
    <MultiSelect
      label="Language"
      options={options}
      value={value}
      isLoading={isLoading}
      onChange={(next) => {
        setValue(next);
        heard?.(next);
      }}
    />
  );
}

const open = async () => {
  const box = await screen.findByRole("combobox", { name: "Language" });
  await userEvent.click(box);
  return box;
};

const says = (text: string) => document.body.textContent?.includes(text) ?? false;

test("it has its label and selects several; selected ones stay in the list", async () => {
  const heard = jest.fn();
  renderInEnglish(<Filter heard={heard} />);
  await open();
  await userEvent.click(screen.getByRole("option", { name: "Frisian" }));
  await userEvent.click(screen.getByRole("option", { name: "Dutch" }));
  // In the order of the options, whatever the order of selection.
  expect(heard.mock.calls).toEqual([[["fy"]], [["nl", "fy"]]]);
  expect(screen.getAllByRole("option")).toHaveLength(3);
  expect(screen.getByRole("option", { name: "Dutch" }).getAttribute("aria-selected")).toBe("true");
  await userEvent.click(screen.getByRole("button", { name: "Remove Dutch" }));
  expect(heard).toHaveBeenLastCalledWith(["fy"]);
});

test("works with the keyboard alone", async () => {
  const heard = jest.fn();
  renderInEnglish(<Filter heard={heard} />);
  await screen.findByRole("combobox");
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  expect(heard).toHaveBeenLastCalledWith(["en"]);
  await userEvent.keyboard("fri{Enter}{Escape}");
  expect(heard).toHaveBeenLastCalledWith(["en", "fy"]);
  expect(screen.queryByRole("listbox")).toBeNull();
  await userEvent.keyboard("{Backspace}");
  expect(heard).toHaveBeenLastCalledWith(["en"]);
});

test("a list without options says that it is empty, and after a search that nothing was found", async () => {
  renderInEnglish(<Filter options={[]} />);
  await open();
  await waitFor(() => expect(says(empty)).toBe(true));
  expect(says(unfound)).toBe(false);
  await userEvent.keyboard("  ");
  expect(says(empty)).toBe(true);
  await userEvent.keyboard("x");
  expect(says(unfound)).toBe(true);
  expect(says(empty)).toBe(false);
});

test("a search without matches says so, on screen and to screen readers, and only then", async () => {
  renderInEnglish(<Filter />);
  await open();
  expect(says(empty) || says(unfound)).toBe(false);
  await userEvent.keyboard("klingon");
  await waitFor(() => expect(screen.getAllByText(unfound, { exact: false }).length).toBeGreaterThan(1));
  expect(says(empty)).toBe(false);
});

test("with everything selected the list is not empty", async () => {
  renderInEnglish(<Filter initial={["nl", "en", "fy"]} />);
  await open();
  expect(screen.getAllByRole("option")).toHaveLength(3);
  expect(says(empty)).toBe(false);
});

test("while the options are loading it says neither", async () => {
  const { rerender } = renderInEnglish(<Filter options={[]} isLoading />);
  await open();
  expect(says("Loading")).toBe(true);
  expect(says(empty)).toBe(false);
  await userEvent.keyboard("klingon");
  expect(says(unfound)).toBe(false);
  rerender(<Filter options={[]} />);
  await waitFor(() => expect(says(unfound)).toBe(true));
  expect(says("Loading")).toBe(false);
});

test("a value that is not an option is left out and removed by the next change", async () => {
  const heard = jest.fn();
  renderInEnglish(<Filter initial={["gone", "en"]} heard={heard} />);
  await open();
  await userEvent.click(screen.getByRole("option", { name: "Dutch" }));
  expect(heard).toHaveBeenLastCalledWith(["nl", "en"]);
});
