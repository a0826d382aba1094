/** The most common words of a language, by their number. */
export const commonLists = ["COMMON_200", "COMMON_1000", "COMMON_5000"] as const;

/** Lines of code, which are the same in every language, and what they are called. */
export const codeNames = {
  PYTHON: "Python",
  JAVASCRIPT: "JavaScript",
  HTML_CSS: "HTML/CSS",
  JAVA: "Java",
  C: "C",
} as const;

export type CommonList = (typeof commonLists)[number];
export type CodeList = keyof typeof codeNames;

export const codeLists = Object.keys(codeNames) as [CodeList, ...CodeList[]];

/**
 * What the words of a practice run are drawn from. A list never changes, because runs of open pages are checked with
 * it: a better one gets a new name.
 */
export type WordList = CommonList | CodeList;

/** The list until the user has chosen one. Runs of earlier releases, which have no list, are compared with its runs. */
export const DEFAULT_LIST = "COMMON_1000" satisfies WordList;

/** How many words they have. */
export const listSizes = { COMMON_200: 200, COMMON_1000: 1000, COMMON_5000: 5000 } as const satisfies Readonly<
  Record<CommonList, number>
>;

export function isCodeList(list: WordList | null): list is CodeList {
  return list !== null && Object.hasOwn(codeNames, list);
}

/** The list with a stored or received name; null for an unknown one. */
export function findWordList(name: unknown): WordList | null {
  return [...commonLists, ...codeLists].find((list) => list === name) ?? null;
}
