import type { Trim } from "./Trim.ts";

const loud = "leftOutOfTheBuild";

/**
 * A package's code without the parts that `trim` names.
 * @throws when one of them is not there (or, for a block, not once): the package is written in another way, and the
 *   trim must be looked at again.
 */
export function trimCode(
  code: string,
  { unreached = [], idle = [], blocks = [], methods = [], cases = [], edits = [] }: Trim,
): string {
  const cuts = [
    ...unreached.map((name) => [`function ${name}(`, `function ${name}() { ${loud}(); }`] as const),
    ...idle.map((name) => [`function ${name}(`, `function ${name}() {}`] as const),
    ...methods.map((name) => [`_proto.${name} = function`, ""] as const),
    ...blocks,
  ];
  const cut = cases.reduce(
    cutCase,
    cuts.reduce((text, [firstLine, replacement]) => cutBlock(text, firstLine, replacement), code),
  );
  const trimmed = edits.reduce((text, [before, after]) => {
    const edited = text.replaceAll(before, () => after);
    if (edited === text) throw new Error(`no “${before}”`);
    return edited;
  }, cut);
  return unreached.length === 0
    ? trimmed
    : `${trimmed}\nfunction ${loud}() { throw new Error("This part is left out of the build: src/tools/leaveOut"); }\n`;
}

function cutBlock(code: string, firstLine: string, replacement: string): string {
  const start = new RegExp(`^([ ]*)(?:async )?${escape(firstLine)}`, "gmu");
  const [found, ...more] = code.matchAll(start);
  if (found === undefined || more.length > 0)
    throw new Error(`“${firstLine}” begins ${more.length === 0 ? "no line" : "several lines"}`);
  // Not the end of parameters that are written over several lines.
  const closing = new RegExp(`\\n${found[1] ?? ""}\\}(?!.*\\{$).*`, "gmu");
  closing.lastIndex = found.index;
  const end = closing.exec(code);
  if (end === null) throw new Error(`“${firstLine}” is never closed`);
  return code.slice(0, found.index) + replacement + code.slice(end.index + end[0].length);
}

/** An arm goes up to the next label of its own `switch` or the end of it. */
function cutCase(code: string, kind: string): string {
  const arm = new RegExp(String.raw`(^|\n)([ ]*)case '${kind}':((?:\n(?!\2(?:case |default:))\2[^\n]*)*)`, "gu");
  if (!arm.test(code)) throw new Error(`no case “${kind}”`);
  return code.replace(arm, (_, start: string, __, body: string, at: number, all: string) => {
    const isReachedFromAbove = /\n[ ]*case '\w+':$/u.test(all.slice(0, at));
    if (isReachedFromAbove && body !== "")
      throw new Error(`another case falls through to “${kind}”: name that one first`);
    return start;
  });
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
}
