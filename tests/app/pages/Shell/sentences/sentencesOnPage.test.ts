import { sentencesOnPage } from "../../../../../src/app/pages/Shell/sentences/useSentences";

const known = new Set(["Titre", "Une phrase entière.", "Bouton", "Étiquette", "Indice", "Caché", "Autre", "Fin"]);
const match = (shown: string) => (known.has(shown.trim()) ? shown.trim() : null);
const read = (html: string) => {
  document.documentElement.lang = "fr-FR";
  document.body.innerHTML = html;
  return sentencesOnPage(document.body, match);
};

test("distinct sentences, those of the page before its frame: text, buttons, labels and hints", () => {
  expect(
    read(`<header><button>Bouton</button></header>
      <main><h1>Titre</h1><p>Une <b>phrase</b> <span>entière.</span></p>
      <button aria-label="Étiquette">Bouton</button><input placeholder="Indice" value="Autre"></main>
      <dialog open><p>Fin</p></dialog>`),
  ).toEqual(["Titre", "Une phrase entière.", "Étiquette", "Bouton", "Indice", "Fin"]);
});

test.each([
  ["marked as people's own", '<p translate="no">Titre</p>'],
  ["hidden", "<p hidden>Titre</p>"],
  ["in another language", '<p lang="en">Titre</p>'],
  ["in a field", "<textarea>Titre</textarea>"],
  ["editable", '<p contenteditable="true">Titre</p>'],
  ["in the list of sentences itself", "<div data-sentence-reports><p>Titre</p></div>"],
  ["in a script", "<script>Titre</script>"],
  ["unknown", "<p>Ada</p>"],
  ["parts of sentences", "<p>Une <b>phrase</b></p>"],
])("none that are %s", (_, html) => {
  expect(read(html)).toEqual([]);
});

test("text beside elements is a sentence of its own", () => {
  expect(read("<div>Titre <div>Fin</div></div>")).toEqual(["Titre", "Fin"]);
  expect(read('<p lang="fr">Titre</p>')).toEqual(["Titre"]);
});
