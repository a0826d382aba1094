import type { CodeList } from "../wordLists";
import { lines as c } from "./c";
import { lines as htmlCss } from "./htmlCss";
import { lines as java } from "./java";
import { lines as javaScript } from "./javaScript";
import { lines as python } from "./python";

export const codeLines: Readonly<Record<CodeList, readonly string[]>> = {
  PYTHON: python,
  JAVASCRIPT: javaScript,
  HTML_CSS: htmlCss,
  JAVA: java,
  C: c,
};
