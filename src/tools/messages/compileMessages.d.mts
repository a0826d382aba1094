import type { PluginItem } from "@babel/core";
import type { LinguiConfig } from "@lingui/conf";

/**
 * Babel plugins that turn sentences in the code into what src/app/platform/locale shows. Syntax of TypeScript and JSX
 * is left as it is.
 */
export const messagePlugins: PluginItem[];

/** The translated sentences of a .po file as a module that exports `messages`. @throws when one is written wrong. */
export function compileCatalog(
  po: string,
  filename: string,
  namespace: NonNullable<LinguiConfig["compileNamespace"]>,
): string;
