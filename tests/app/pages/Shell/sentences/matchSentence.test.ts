import { compileMessage } from "@lingui/message-utils/compileMessage";
import { makeMatcher } from "../../../../../src/app/pages/Shell/sentences/useSentences";

const match = makeMatcher(
  [
    "Enregistrer",
    "Compte de {name}",
    "Ajouté par {owner} le {day}.",
    "{n, plural, one {# texte de {owner}} other {# textes de {owner}}}",
    "{role, select, a {Coach} other {Membre}}",
    "<0>?</0> affiche les raccourcis (tous)",
    "{a} · {b}",
    "Jusqu’à {date, date, short}",
    "×",
  ].map((message) => compileMessage(message)),
);

test.each([
  ["Enregistrer", "Enregistrer"],
  ["  Enregistrer\n ", "Enregistrer"],
  ["Compte de Ada", "Compte de …"],
  ["Compte de ", null],
  ["Ajouté par Ada le 3 mars.", "Ajouté par … le …."],
  ["1 texte de Ada", "… texte de …"],
  ["12 textes de Ada", "… textes de …"],
  ["Membre", "Membre"],
  ["? affiche les raccourcis (tous)", "? affiche les raccourcis (tous)"],
  ["Jusqu’à 3/3/26", "Jusqu’à …"],
])("%j is the sentence %j", (shown, sentence) => {
  expect(match(shown)).toBe(sentence);
});

test.each(["Ada", "a text that people type", "x · y", "×", "", "Enregistrer tout", "affiche les raccourcis"])(
  "%j is not of the interface",
  (shown) => expect(match(shown)).toBeNull(),
);

test("a message with many choices has no more variants than there is time for", () => {
  const choice = "{n, select, a {un} b {deux} c {trois} other {quatre}} ";
  expect(makeMatcher([compileMessage(choice.repeat(8))])("un un un un un un un un")).toBe("un un un un un un un un");
});

test("hostile text takes no time", () => {
  const started = performance.now();
  expect(match(`Ajouté par ${" le ".repeat(240)}`)).toBeNull();
  expect(performance.now() - started).toBeLessThan(200);
});
