import { type DifficultyReport, measureDifficulty } from "../../engine/text/measureDifficulty";
import { builder } from "../graphql/builder";
import { TextNode } from "./TextNode";

const DifficultyReportType = builder.objectRef<DifficultyReport>("DifficultyReport").implement({
  description: "How hard a text is to type, and why: src/engine/text/difficulty says how it is computed.",
  fields: (t) => ({
    score: t.exposeFloat("score", { description: "0 to 100, to one decimal. MEDIUM begins at 32, HARD at 48." }),
    words: t.exposeFloat("words", { description: "0 to 100: how rare its words are. 40 % of the score." }),
    length: t.exposeFloat("length", { description: "0 to 100: how long they are. 25 % of the score." }),
    pairs: t.exposeFloat("pairs", {
      description: "0 to 100: how rare the pairs of letters in them are. 20 % of the score.",
    }),
    signs: t.exposeFloat("signs", {
      description: "0 to 100: how much of it is capitals, digits and signs. 15 % of the score.",
    }),
    uncommonWords: t.exposeFloat("uncommonWords", {
      description: "Share of the words that are not among the 1000 most common of the language, 0 to 1.",
    }),
    lettersPerWord: t.exposeFloat("lettersPerWord", { description: "On average." }),
    signShare: t.exposeFloat("signShare", {
      description: "Share of the characters that are capitals, digits or signs, 0 to 1.",
    }),
  }),
});

builder.objectFields(TextNode, (t) => ({
  difficultyScore: t.float({
    resolve: ({ difficultyScore, body, language }) => difficultyScore ?? measureDifficulty(body, language).score,
    description: "How hard it is to type, 0 to 100.",
  }),
  difficultyReport: t.field({
    type: DifficultyReportType,
    resolve: ({ body, language }) => measureDifficulty(body, language),
    description: "The same with its reasons. Computed when it is asked for: ask for one text, not for a list.",
  }),
}));
