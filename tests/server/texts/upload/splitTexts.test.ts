import { splitTexts } from "../../../../src/server/texts/upload/readTexts";

test("a plain text takes a heading as its title, else the file's name", () => {
  expect(splitTexts("De uil\n\nEen uil jaagt 's nachts.", "bos.txt")).toEqual([
    { title: "De uil", body: "\nEen uil jaagt 's nachts." },
  ]);
  expect(splitTexts("Een uil jaagt 's nachts.", "mijn_mooie-tekst.docx")).toEqual([
    { title: "mijn mooie tekst", body: "Een uil jaagt 's nachts." },
  ]);
});

test("a table with titles and texts is several, whichever separator and language", () => {
  const expected = [
    { title: "Uil", body: "Een uil, stil en grijs." },
    { title: "Vos", body: 'Een "vos";\ntwee regels.' },
  ];
  expect(splitTexts('Titel;Tekst\nUil;Een uil, stil en grijs.\n\nVos;"Een ""vos"";\ntwee regels."\n', "t.csv")).toEqual(
    expected,
  );
  expect(
    splitTexts('language,title,text\nnl,Uil,"Een uil, stil en grijs."\r\nnl,Vos,"Een ""vos"";\ntwee regels."', "t.csv"),
  ).toEqual(expected);
  expect(splitTexts("Titre;Contenu\nUil;Een uil, stil en grijs.", "t.csv")).toEqual(expected.slice(0, 1));
  expect(splitTexts("Name;Inhalt\nUil;Een uil, stil en grijs.", "t.csv")).toEqual(expected.slice(0, 1));
  expect(splitTexts("text\ttitle\nEen uil, stil en grijs.\tUil", "t.tsv")).toEqual(expected.slice(0, 1));
});

test("a table without such columns, or a broken one, is one text as it is", () => {
  expect(splitTexts("a,b\n1,2", "t.csv")).toHaveLength(1);
  expect(splitTexts('title,text\nx,"never closed', "t.csv")).toEqual([
    { title: "title,text", body: 'x,"never closed' },
  ]);
});
