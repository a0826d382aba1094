import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type Problem, runProgram, withCopy } from "../gates";
import { DEFAULT_LANGUAGE, DEFAULT_LOCALE, findLanguage, languages } from "../../contract/languages/languages";
import { formatter } from "@lingui/format-po";
import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import { type NodePath, parseSync, traverse, types } from "@babel/core";

const app = "src/app";
const languagesFolder = "src/contract/languages";

/** Only those who work on Typeloop see it. */
const untranslated = /^src\/app\/pages\/Workbench\//u;

/**
 * What keeps a page from being whole in every language of the interface; empty when nothing does.
 * @param root the project's folder
 */
export async function checkMessages(root: string): Promise<readonly Problem[]> {
  const files = filesIn(root, app);
  const read = (file: string) => readFileSync(path.join(root, file), "utf8");
  const catalogs = catalogsIn(root);
  const [stale, ...problems] = await Promise.all([
    staleCatalogs(root, catalogs),
    ...catalogs.map((file) => checkCatalog(read(file), file, localeOf(file))),
  ]);
  const clashes = await findClashes(catalogs.map((file) => ({ file, po: read(file) })));
  const words = files
    .filter((file) => file.endsWith(".tsx") && !untranslated.test(file))
    .flatMap((file) => findBareWords(read(file), file));
  return [
    ...stale,
    ...problems.flat().map((what) => ({ what, fix: "Write the translation in that file." })),
    ...clashes.map((what) => ({ what, fix: "Write the same in both, or give one a context in the code." })),
    ...words.map((what) => ({ what, fix: "Write it with t`…` or <Trans>, then npm run messages." })),
  ];
}

function filesIn(root: string, folder: string): readonly string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" }).map(
    (file) => `${folder}/${file.replaceAll(path.sep, "/")}`,
  );
}

function catalogsIn(root: string): readonly string[] {
  return filesIn(root, languagesFolder).filter((file) => file.endsWith(".po"));
}

/** The locale of a catalog, by the folder of its language. */
function localeOf(file: string): string {
  const code = findLanguage(path.posix.relative(languagesFolder, file).split("/")[0]);
  return code === null ? DEFAULT_LOCALE : languages[code].locale;
}

/**
 * Catalogs that are not what the code says: a sentence or a whole catalog is missing, or no longer used. Sentences
 * are collected in a copy, in every language of the interface.
 */
async function staleCatalogs(root: string, files: readonly string[]): Promise<readonly Problem[]> {
  const fix = "npm run messages";
  return withCopy(root, ["package.json", app, "src/contract", "src/tools/messages"], async (folder) => {
    const { ok, output } = await runProgram("npm", ["run", "--silent", "messages"], folder);
    if (!ok) return [{ what: `The sentences could not be collected: ${output.replaceAll(folder, ".")}`, fix }];
    const all = new Set([...files, ...catalogsIn(folder)]);
    const stale = [...all].filter((file) => textOf(root, file) !== textOf(folder, file));
    return stale.map((file) => ({ what: `${file} is not what the code says`, fix }));
  });
}

function textOf(root: string, file: string): string | null {
  const place = path.join(root, file);
  return existsSync(place) ? readFileSync(place, "utf8") : null;
}

/**
 * What is wrong with a catalog: a sentence that is not translated, not used, written wrong, that loses one of its
 * values or elements, or that counts without a case that its language needs.
 * @param locale of the translations
 */
export async function checkCatalog(po: string, file: string, locale: string): Promise<readonly string[]> {
  const entries = await formatter().parse(po, { locale: null, sourceLocale: DEFAULT_LANGUAGE, filename: file });
  return Object.values(entries).flatMap(({ message = "", translation, obsolete }) => {
    const problem = obsolete === true ? "is not used" : problemOf(message, translation, locale);
    return problem === null ? [] : [`${file}: "${message}" ${problem}`];
  });
}

/**
 * Sentences with two translations in one language. A page loads several catalogs and the server all of them, into one
 * object: which translation is shown would depend on what was loaded last.
 */
export async function findClashes(
  catalogs: readonly { readonly file: string; readonly po: string }[],
): Promise<readonly string[]> {
  const known = new Map<string, { readonly translation: string; readonly file: string }>();
  const clashes: string[] = [];
  for (const { file, po } of catalogs) {
    const entries = await formatter().parse(po, { locale: null, sourceLocale: DEFAULT_LANGUAGE, filename: file });
    for (const [id, { message = "", translation = "" }] of Object.entries(entries)) {
      const key = `${localeOf(file)} ${id}`;
      const first = known.get(key);
      if (first === undefined) known.set(key, { translation, file });
      else if (first.translation !== translation)
        clashes.push(`"${message}" is "${first.translation}" in ${first.file}, and "${translation}" in ${file}`);
    }
  }
  return clashes;
}

function problemOf(message: string, translation: string, locale: string): string | null {
  if (translation === "") return "is not translated";
  try {
    const [wanted, given] = [partsOf(message), partsOf(translation)];
    if (wanted !== given)
      return `has ${wanted === "" ? "no parts" : wanted}; its translation has ${given === "" ? "none" : given}`;
    const missing = [
      ...missingCases(compileMessageOrThrow(message), DEFAULT_LOCALE),
      ...missingCases(compileMessageOrThrow(translation), locale),
    ];
    return missing.length === 0 ? null : `has no case ${missing.join(", ")}`;
  } catch (error) {
    return `is translated in a way that cannot be read: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** The names of the values and elements in a sentence, in order of the alphabet. */
function partsOf(message: string): string {
  const names = new Set<string>();
  collect(compileMessageOrThrow(message), names);
  return [...names].toSorted().join(" ");
}

/** @param compiled text, a list of parts, or a value's name with what is said in each of its cases */
function collect(compiled: unknown, names: Set<string>): void {
  if (typeof compiled === "string") for (const [tag] of compiled.matchAll(/<\/?\w+\/?>/gu)) names.add(tag);
  if (!Array.isArray(compiled)) return;
  for (const part of compiled) {
    if (!Array.isArray(part)) collect(part, names);
    else {
      const [name, , cases] = part;
      names.add(`{${String(name)}}`);
      for (const sentence of Object.values(Object(cases))) collect(sentence, names);
    }
  }
}

/** The forms in which a language counts whole numbers as far as pages show them, and `other`, which ICU requires. */
function casesOf(locale: string, type: Intl.PluralRuleType): ReadonlySet<string> {
  const rules = new Intl.PluralRules(locale, { type });
  return new Set(["other", ...Array.from({ length: 1_001 }, (_, count) => rules.select(count))]);
}

/** The cases that are missing where a compiled sentence counts: "{n} one in fr-FR". */
function missingCases(compiled: unknown, locale: string): readonly string[] {
  if (!Array.isArray(compiled)) return [];
  return compiled.filter(Array.isArray).flatMap(([name, kind, cases]): readonly string[] => {
    const inner = Object.values(Object(cases)).flatMap((sentence) => missingCases(sentence, locale));
    if (kind !== "plural" && kind !== "selectordinal") return inner;
    const needed = [...casesOf(locale, kind === "plural" ? "cardinal" : "ordinal")];
    const missing = needed.filter((each) => !Object.hasOwn(Object(cases), each));
    return [...missing.map((each) => `{${String(name)}} ${each} in ${locale}`), ...inner];
  });
}

/** Attributes whose words people see or hear, of elements and of our own components. */
const shown =
  /^(?:aria-label|aria-description|alt|title|placeholder|label|hint|text|lead|description|heading|unit|nextLabel|action|actionUnderWay)$/u;

/** What is called the same in every language. */
const names = new Set(["Typeloop"]);

const holdsWords = (text: string): boolean => /\p{L}{2}/u.test(text) && !names.has(text.trim());

/**
 * Words in a source file that every reader would see in English, with their line: between tags, in an attribute that is
 * shown, or announced.
 */
export function findBareWords(code: string, file: string): readonly string[] {
  const found: string[] = [];
  const ast = parseSync(code, {
    filename: file,
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: ["typescript", "jsx"] },
  });
  if (ast === null) return [`${file} cannot be read`];
  const take = (node: types.Node | null | undefined): void => {
    for (const { text, line } of wordsIn(node))
      if (holdsWords(text)) found.push(`${file}:${line}: "${text.trim()}" is shown in English to everybody`);
  };
  traverse(ast, {
    JSXText: (node) => {
      if (!isInTrans(node)) take(node.node);
    },
    JSXExpressionContainer: (node) => {
      if (node.parentPath.isJSXElement() && !isInTrans(node)) take(node.node.expression);
    },
    JSXAttribute: ({ node }) => {
      if (types.isJSXIdentifier(node.name) && shown.test(node.name.name))
        take(types.isJSXExpressionContainer(node.value) ? node.value.expression : node.value);
    },
    CallExpression: ({ node }) => {
      if (types.isIdentifier(node.callee, { name: "announce" })) take(node.arguments[0]);
    },
  });
  return found;
}

/** The texts that an expression may give, as far as they are written in it. */
function wordsIn(node: types.Node | null | undefined): readonly { readonly text: string; readonly line: number }[] {
  if (types.isConditionalExpression(node)) return [...wordsIn(node.consequent), ...wordsIn(node.alternate)];
  if (types.isLogicalExpression(node)) return [...wordsIn(node.left), ...wordsIn(node.right)];
  const line = node?.loc?.start.line ?? 0;
  if (types.isJSXText(node) || types.isStringLiteral(node)) return [{ text: node.value, line }];
  return types.isTemplateLiteral(node) ? node.quasis.map(({ value }) => ({ text: value.raw, line })) : [];
}

function isInTrans(node: NodePath): boolean {
  return (
    node.findParent(
      (parent) => parent.isJSXElement() && types.isJSXIdentifier(parent.node.openingElement.name, { name: "Trans" }),
    ) !== null
  );
}
