import macros from "@lingui/babel-plugin-lingui-macro";
import { makeConfig } from "@lingui/conf";
import { fileURLToPath } from "node:url";
import { compileSentence } from "./compileSentence.mjs";

const inLocale = (name) => fileURLToPath(new URL(`../../app/platform/locale/${name}`, import.meta.url));

/**
 * Sentences as they stand in the code (`t`, `msg`, `<Trans>`, `<Plural>`) become an id, and what the id says in
 * English.
 */
const sentences = [
  macros,
  {
    // The id alone would do for a translated page; the English stays, for whoever reads English and for what is not
    // translated.
    stripNonEssentialFields: false,
    stripMessageField: false,
    linguiConfig: makeConfig({
      locales: ["nl-NL"],
      sourceLocale: "en-US",
      runtimeConfigModule: { useLingui: [inLocale("useLingui"), "useLingui"], Trans: [inLocale("Trans"), "Trans"] },
    }),
  },
];

const isMacro = ({ leadingComments }) => leadingComments?.some(({ value }) => value.trim() === "i18n");
const isNote = ({ key }) => key.name === "comment" || key.name === "context";

/** That English is compiled here, so that no page carries a parser of messages; notes for translators are left out. */
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
              node.properties = node.properties.filter((property) => !isNote(property));
              const message = node.properties.find(({ key }) => key.name === "message");
              if (types.isStringLiteral(message?.value))
                message.value = types.valueToNode(compileSentence(message.value.value));
            },
          });
        },
      },
    },
  };
}

export const messagePlugins = [sentences, compileEnglish];
