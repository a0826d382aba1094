import { readdirSync, readFileSync } from "node:fs";
import { projectFile } from "../support/workshop";

const components = readdirSync(projectFile("src/app"), { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".tsx"));

test("there is one kind of form, and what is written into it never stands in an address", () => {
  const forms = components.flatMap((file) => [...readFileSync(projectFile(`src/app/${file}`), "utf8").matchAll(/<form\b[^>]*>?/gu)].map(([form]) => ({ file, form })));
  expect(forms.map(({ file }) => file)).toEqual(["ui/form/PageForm.tsx"]);
  for (const { form } of forms) expect(form).toContain('method="post"');
});
