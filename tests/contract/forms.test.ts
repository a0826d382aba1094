import { readdirSync, readFileSync } from "node:fs";
import { projectFile } from "../support/workshop";

const components = readdirSync(projectFile("src/app"), { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".tsx"),
);

/** The opening tags of one name, and the file of each. */
const tagsOf = (name: string) =>
  components.flatMap((file) =>
    [...readFileSync(projectFile(`src/app/${file}`), "utf8").matchAll(new RegExp(`<${name}\\b[^>]*>?`, "gu"))].map(
      ([tag]) => ({ file, tag }),
    ),
  );

test("there is one kind of form, and what is written into it never stands in an address", () => {
  const forms = tagsOf("form");
  expect(forms.map(({ file }) => file)).toEqual(["ui/form/Form.tsx"]);
  for (const { tag } of forms) expect(tag).toContain('method="post"');
});

test("there is one kind of button, which hears of an early press; a popover is opened by the browser", () => {
  const buttons = tagsOf("button").filter(({ tag }) => !tag.includes("popoverTarget"));
  expect(buttons.map(({ file }) => file)).toEqual(["ui/Button.tsx"]);
});
