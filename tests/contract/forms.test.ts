import { readdirSync, readFileSync } from "node:fs";
import { projectFile } from "../support/workshop";

const components = readdirSync(projectFile("src/app"), { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".tsx"),
);

/** All opening tags with a name, and their files. */
const tagsOf = (name: string) =>
  components.flatMap((file) =>
    [...readFileSync(projectFile(`src/app/${file}`), "utf8").matchAll(new RegExp(`<${name}\\b[^>]*>?`, "gu"))].map(
      ([tag]) => ({ file, tag }),
    ),
  );

test("there is one form component, and its values never appear in an address", () => {
  const forms = tagsOf("form");
  expect(forms.map(({ file }) => file)).toEqual(["ui/form/Form.tsx"]);
  for (const { tag } of forms) expect(tag).toContain('method="post"');
});

test("there is one button component, which replays early presses; the browser opens popovers", () => {
  const buttons = tagsOf("button").filter(({ tag }) => !tag.includes("popoverTarget"));
  expect(buttons.map(({ file }) => file)).toEqual(["ui/Button.tsx"]);
});
