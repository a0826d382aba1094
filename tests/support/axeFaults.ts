import { readFileSync } from "node:fs";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";

const source = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/** What a page breaks of WCAG 2.2 AA, of good practice, and of "label in name". */
export async function axeFaults(page: Page): Promise<readonly string[]> {
  await page.evaluate(source);
  const { violations } = (await page.evaluate(() =>
    (window as any).axe.run({
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
      rules: { "label-content-name-mismatch": { enabled: true } },
    }),
  )) as AxeResults;
  return describe(violations);
}

/** Controls whose name for screen readers and speech input lacks what is written on them. */
export async function nameFaults(page: Page): Promise<readonly string[]> {
  await page.evaluate(source);
  const { violations } = (await page.evaluate(() =>
    (window as any).axe.run({ runOnly: { type: "rule", values: ["label-content-name-mismatch"] } }),
  )) as AxeResults;
  return describe(violations);
}

function describe(violations: AxeResults["violations"]): readonly string[] {
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(" ")}`);
}
