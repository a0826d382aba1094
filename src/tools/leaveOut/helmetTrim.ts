import type { Trim } from "./Trim.ts";

/** React 19 moves title and meta tags into the head by itself; what the package did before is most of its size. */
export const helmetTrim: Trim = {
  edits: [
    [/if \(isReact19\)/gu, "if (true)"],
    [/var HelmetData = class \{.*?(?=\/\/ src\/reactVersion)/gsu, "var HelmetData = class {};\n"],
    [
      /var HelmetDispatcher = class extends Component2 \{.*?(?=\/\/ src\/React19Dispatcher)/gsu,
      "var HelmetDispatcher = null;\n",
    ],
  ],
};
