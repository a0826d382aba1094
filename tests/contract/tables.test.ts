import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const read = (file: string): string => readFileSync(path.join("src/app", file), "utf8");
const withTables = readdirSync("src/app", { recursive: true })
  .map((file) => String(file).replaceAll("\\", "/"))
  .filter((file) => file.endsWith(".tsx") && read(file).includes("<table"));

/** A file with the files of its folder that it imports: rows are often a component of their own. */
function withRows(file: string): string {
  const folder = path.dirname(file);
  const imported = Array.from(read(file).matchAll(/from "\.\/(\w+)"/gu), ([, name]) => `${folder}/${name}.tsx`);
  return [file, ...imported.filter((name) => readdirSync(path.join("src/app", folder)).includes(path.basename(name)))]
    .map(read)
    .join("\n");
}

test("there are tables to look at", () => expect(withTables.length).toBeGreaterThan(20));

test.each(withTables)("every table in %s has a name, and a header for each row", (file) => {
  const unnamed = read(file)
    .split("<table")
    .slice(1)
    .filter((table) => !/^[^>]*aria-label|^(?:[^>]|=>)*>\s*<caption/u.test(table));
  expect(unnamed).toEqual([]);
  expect(withRows(file)).toContain('scope="row"');
});
