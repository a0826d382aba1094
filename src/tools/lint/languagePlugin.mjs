import { existsSync, readdirSync } from "node:fs";

const languages = new URL("../../contract/languages/", import.meta.url);
const codes = readdirSync(languages).filter((name) => existsSync(new URL(`${name}/entry.ts`, languages)));

/** Whether a node is the code of a language, its name in the schema, or its locale: "nl", "NL", "nl-NL". */
const isLanguage = (node) =>
  node?.type === "Literal" &&
  typeof node.value === "string" &&
  codes.some((code) => new RegExp(`^(?:${code}|${code.toUpperCase()}|${code}-[A-Z]{2})$`, "u").test(node.value));

const comparisons = new Set(["===", "!==", "==", "!="]);
const tests = new Set(["startsWith", "includes", "has", "localeCompare"]);

/** What is true of a language is in the table, so that adding one changes no other code. */
const noLanguageLiteral = {
  meta: { type: "problem" },
  create: (context) => {
    const report = (node) =>
      context.report({
        node,
        message:
          "Ask the table of languages (src/contract/languages) instead of naming one here: a new language would be " +
          "forgotten. If the table cannot say it yet, give LanguageEntry a field.",
      });
    return {
      BinaryExpression: (node) => {
        if (comparisons.has(node.operator) && [node.left, node.right].some(isLanguage)) report(node);
      },
      // isEarlier ? "en" : language
      ConditionalExpression: (node) => {
        if ([node.consequent, node.alternate].some(isLanguage)) report(node);
      },
      // language ?? "en"
      LogicalExpression: (node) => {
        if (isLanguage(node.right)) report(node);
      },
      // (language = "en") => …
      AssignmentPattern: (node) => {
        if (isLanguage(node.right)) report(node);
      },
      // () => "en"
      ArrowFunctionExpression: (node) => {
        if (isLanguage(node.body)) report(node);
      },
      ReturnStatement: (node) => {
        if (isLanguage(node.argument)) report(node);
      },
      SwitchCase: (node) => {
        if (isLanguage(node.test)) report(node);
      },
      CallExpression: (node) => {
        const { callee } = node;
        if (callee.type === "MemberExpression" && tests.has(callee.property.name) && isLanguage(node.arguments[0]))
          report(node);
      },
      // { en: …, nl: … } and { english: "en", dutch: "nl" }
      ObjectExpression: (node) => {
        const keys = node.properties.flatMap(({ key }) => (key?.type === "Identifier" ? [key.name] : [key?.value]));
        const isKeyed = keys.every((key) => isLanguage({ type: "Literal", value: key }));
        if (keys.length > 1 && (isKeyed || node.properties.every(({ value }) => isLanguage(value)))) report(node);
      },
      // ["en", "nl"]
      ArrayExpression: (node) => {
        if (node.elements.length > 1 && node.elements.every(isLanguage)) report(node);
      },
      TSUnionType: (node) => {
        if (node.types.some((type) => type.type === "TSLiteralType" && isLanguage(type.literal))) report(node);
      },
    };
  },
};

// oxlint-disable-next-line import/no-default-export -- The linter takes a plugin so.
export default { meta: { name: "typeloop" }, rules: { "no-language-literal": noLanguageLiteral } };
