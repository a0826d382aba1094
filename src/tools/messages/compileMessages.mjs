import macros from "@lingui/babel-plugin-lingui-macro";
import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import { createCompiledCatalog } from "@lingui/cli/api";
import { formatter } from "@lingui/format-po";
import { makeConfig } from "@lingui/conf";

/**
 * Replaces the sentences in the code (`t`, `msg`, `<Trans>`, `<Plural>`) by an id and the English message. English
 * needs no catalog and is the fallback for missing translations.
 */
const sentences = [
  macros,
  {
    stripNonEssentialFields: true,
    stripMessageField: false,
    linguiConfig: makeConfig({ locales: ["en"], sourceLocale: "en" }),
  },
];

const isMacro = ({ leadingComments }) => leadingComments?.some(({ value }) => value.trim() === "i18n");

/** That English is compiled here as the catalogs are, so that no page carries a parser of messages. */
function compileEnglish({ types }) {
  return {
    name: "typeloop:compile-english",
    visitor: {
      Program: {
        // After the macros, which do their work on the way in.
        exit(program) {
          program.traverse({
            ObjectExpression({ node }) {
              if (!isMacro(node)) return;
              const message = node.properties.find(({ key }) => key.name === "message");
              if (types.isStringLiteral(message?.value))
                // The way through JSON drops what is undefined.
                message.value = types.valueToNode(
                  JSON.parse(JSON.stringify(compileMessageOrThrow(message.value.value))),
                );
            },
          });
        },
      },
    },
  };
}

export const messagePlugins = [sentences, compileEnglish];

/** Compiles a .po file to an ES module or CommonJS code. Missing translations are left out, so that English is used. */
export function compileCatalog(po, filename, namespace) {
  const entries = formatter().parse(po, { locale: null, sourceLocale: "en", filename });
  const translations = Object.entries(entries)
    .filter(([, { translation, obsolete }]) => translation !== "" && obsolete !== true)
    .map(([id, { translation }]) => [id, translation]);
  const { source, errors } = createCompiledCatalog("", Object.fromEntries(translations), { namespace, strict: true });
  if (errors.length > 0) throw new Error(errors.map(({ source: text, error }) => `${text}: ${error}`).join("\n"));
  return source;
}
