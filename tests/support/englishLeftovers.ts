import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { formatter } from "@lingui/format-po";
import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import type { Page } from "playwright-core";
import { projectFile } from "./workshop";

/** Every English sentence of the interface that reads otherwise in Dutch, as a pattern of what it may say. */
async function englishSentences(): Promise<readonly RegExp[]> {
  const folder = projectFile("src/contract/languages/nl/messages");
  const entries = await Promise.all(
    readdirSync(folder).map((file) =>
      formatter().parse(readFileSync(path.join(folder, file), "utf8"), {
        locale: "nl",
        sourceLocale: "en",
        filename: file,
      }),
    ),
  );
  const translated = entries
    .flatMap((catalog) => Object.values(catalog))
    .filter(({ message = "", translation }) => message !== translation && !isDutchToo(message));
  return translated.map(({ message = "" }) => new RegExp(`^${patternOf(compileMessageOrThrow(message))}$`, "u"));
}

/** Whether all its words stand in Dutch sentences as well: "of" is Dutch for "or". */
function isDutchToo(message: string): boolean {
  return /^[^\p{L}]*of[^\p{L}]*$/u.test(message.replaceAll(/\{\w+\}/gu, ""));
}

/** What a compiled sentence may say: anything where a value stands, one of its cases where it counts. */
function patternOf(compiled: unknown): string {
  if (typeof compiled === "string")
    return compiled
      .replace(/<\/?\d+\/?>/gu, "")
      .replace(/[$()*+.?[\\\]^{|}]/gu, "\\$&")
      .replaceAll("#", "\\d+");
  if (!Array.isArray(compiled)) return "";
  return compiled.map((part) => (Array.isArray(part) ? casesOf(part[2]) : patternOf(part))).join("");
}

function casesOf(cases: unknown): string {
  const sentences = Object.values(Object(cases)).filter((sentence) => sentence !== undefined);
  return sentences.length === 0 ? ".+" : `(?:${sentences.map(patternOf).join("|")})`;
}

/** All that a page says, to whoever looks and whoever listens; not what stands in another language on purpose. */
function saidBy(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const said = new Set([
      document.title,
      document.querySelector("meta[name=description]")?.getAttribute("content") ?? "",
    ]);
    const tidy = (text: string) => text.replaceAll(/\s+/gu, " ").trim();
    for (const element of document.body.querySelectorAll("*")) {
      if (element.matches("script, style") || element.closest("[lang]")?.matches("html, [lang^=nl]") === false)
        continue;
      for (const name of ["aria-label", "title", "placeholder", "alt"])
        said.add(tidy(element.getAttribute(name) ?? ""));
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) said.add(tidy(node.textContent ?? ""));
      const text = tidy(element.textContent ?? "");
      if (text.length < 400 && element.querySelector("[lang]:not([lang^=nl])") === null) said.add(text);
    }
    return [...said];
  });
}

let sentences: Promise<readonly RegExp[]> | undefined;

/** English sentences that a page in Dutch shows or says. */
export async function englishLeftovers(page: Page): Promise<readonly string[]> {
  sentences ??= englishSentences();
  const patterns = await sentences;
  return (await saidBy(page)).filter((text) => patterns.some((pattern) => pattern.test(text)));
}
