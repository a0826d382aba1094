import macros from "@lingui/babel-plugin-lingui-macro";
import { makeConfig } from "@lingui/conf";
import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";

/**
 * Sentences as they are in the code (`t`, `msg`, `<Trans>`, `<Plural>`) become an id, and what the id says in English.
 * The English stays: it needs no catalogue, and stands in for what is not translated.
 */
const sentences = [
  macros,
  {
    stripNonEssentialFields: true,
    stripMessageField: false,
    linguiConfig: makeConfig({ locales: ["nl-NL"], sourceLocale: "en-US" }),
  },
];

const isMacro = ({ leadingComments }) => leadingComments?.some(({ value }) => value.trim() === "i18n");

/** That English is compiled here as the catalogues are, so that no page carries a parser of messages. */
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
