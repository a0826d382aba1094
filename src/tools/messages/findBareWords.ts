import { type NodePath, parseSync, traverse, types } from "@babel/core";

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
    JSXText: (path) => {
      if (!isInTrans(path)) take(path.node);
    },
    JSXExpressionContainer: (path) => {
      if (path.parentPath.isJSXElement() && !isInTrans(path)) take(path.node.expression);
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

function isInTrans(path: NodePath): boolean {
  return (
    path.findParent(
      (parent) => parent.isJSXElement() && types.isJSXIdentifier(parent.node.openingElement.name, { name: "Trans" }),
    ) !== null
  );
}
