import { languageCodes, languages, type Language } from "../../../src/contract/languages/languages";
import { loadWordList } from "../../../src/contract/loadWordList";
import { commonLists, findWordList, listSizes } from "../../../src/contract/wordLists";
import { keyboardLayouts } from "../../../src/engine/keyboards/keyboardLayouts";
import { fitWords } from "../../../src/engine/keyboards/fitText";
import { makeWordText } from "../../../src/engine/practice/makeWordText";

/** Not for a child of nine, whatever stands around it. */
const unfit: Readonly<Record<Language, RegExp>> = {
  en: /fuck|shit|bitch|bastard|murder|suicid|sex|naked|whore|weapon|drunk|cocaine|nazi|^rape|^(?:kill|killed|guns?|damn|hell|ass|beer|wine|god|dead)$/iu,
  nl: /neuk|kut|hoer|moord|wapen|klootzak|verdomme|seks|naakt|zelfmoord|^(?:dood|lul|bier|wijn|god|drugs)$/iu,
  fr: /merde|putain|salope|meurtr|suicid|sexe|^(?:con|cul|tuer|tué|mort|arme|armes|vin|bière|drogue|dieu|nu|nue)$/iu,
  de: /scheiß|^arsch|fick|hure|mörder|selbstmord|sex|nackt|^nazi|^(?:waffe|waffen|tod|tot|bier|wein|drogen|gott)$/iu,
};

/** Words that a text never has without their capital, or without their apostrophe. */
const misspelled: Readonly<Record<Language, readonly string[]>> = {
  en: [
    ..."i im ive dont cant didnt isnt wasnt doesnt couldnt wouldnt youre theyre thats whats".split(" "),
    ..."monday tuesday january february april english french dutch german europe america christmas".split(" "),
  ],
  nl: "fotos autos opas omas babys engels frans duits nederlands nederland europa pasen kerstmis".split(" "),
  fr: "aujourdhui quelquun france europe belgique noël cest jai".split(" "),
  de: "haus schule lehrer kind mutter vater stadt jahr tag zeit frau mann deutschland europa montag januar tagen".split(
    " ",
  ),
};

describe.each(languageCodes)("the word lists in %s", (language) => {
  test("have as many words as they say, each once, the smaller within the larger", async () => {
    const [small, medium, large] = await Promise.all(commonLists.map((list) => loadWordList(language, list)));
    expect([small?.length, medium?.length, large?.length]).toEqual(Object.values(listSizes));
    expect(new Set(large).size).toBe(5000);
    expect(medium?.slice(0, 200)).toEqual(small);
    expect(large?.slice(0, 1000)).toEqual(medium);
  });

  test("are whole words of the language's letters, without digits and spaces", async () => {
    const words = await loadWordList(language, "COMMON_5000");
    const letters = `a-z${languages[language].specialLetters}`;
    const shape = new RegExp(`^[${letters}]+(?:['-][${letters}]+)*$`, "iu");
    expect(words.filter((word) => !shape.test(word) || word !== word.normalize("NFC"))).toEqual([]);
    expect(words.filter((word) => word.length > 22)).toEqual([]);
    // A capital is the first letter, or one of a name with a hyphen: États-Unis, E-Mail.
    expect(words.filter((word) => /\p{L}\p{Lu}/u.test(word))).toEqual([]);
  });

  test("have the capitals and apostrophes of a text, and one spelling of a word", async () => {
    const words = new Set(await loadWordList(language, "COMMON_5000"));
    expect(misspelled[language].filter((word) => words.has(word))).toEqual([]);
    expect([...words].filter((word) => /^\p{Lu}/u.test(word) && words.has(word.toLowerCase()))).toEqual([]);
  });

  test("have nothing that is unfit for a child", async () => {
    const words = await loadWordList(language, "COMMON_5000");
    expect(words.filter((word) => unfit[language].test(word))).toEqual([]);
  });

  test("are of use on the keyboards of the language", async () => {
    const words = await loadWordList(language, "COMMON_1000");
    for (const layout of languages[language].layouts)
      expect(fitWords(keyboardLayouts[layout], words).length).toBeGreaterThan(990);
    expect(makeWordText(words, 25, 7).split(" ")).toHaveLength(25);
  });
});

test("English has the contractions and I", async () => {
  const words = await loadWordList("en", "COMMON_200");
  for (const word of ["I", "it's", "don't", "that's"]) expect(words).toContain(word);
});

test("French has its elisions", async () => {
  const words = await loadWordList("fr", "COMMON_200");
  for (const word of ["c'est", "qu'il", "j'ai"]) expect(words).toContain(word);
});

test("an unknown list is none", () => {
  expect(findWordList("COMMON_9")).toBeNull();
  expect(findWordList(null)).toBeNull();
  expect(findWordList("PYTHON")).toBe("PYTHON");
});
