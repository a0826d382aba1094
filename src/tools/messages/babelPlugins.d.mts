import type { PluginItem } from "@babel/core";

/**
 * Babel plugins that turn sentences in the code into what src/app/platform/locale shows. Syntax of TypeScript and JSX
 * is left as it is.
 */
export const messagePlugins: PluginItem[];
