import { readFileSync } from "node:fs";
import path from "node:path";
import createSpeller from "nspell";
import type { Language } from "../../src/contract/languages/languages";

/** What may stand between the two words of a compound. */
const joints = { nl: ["", "s", "e", "en"], de: ["", "s", "es", "e", "n", "en"] };

/** What a language puts before or after a word without a space. */
const attached: Readonly<Record<Language, RegExp>> = {
  en: /'(?:s|d|ll|ve|re)$/u,
  nl: /'s$/u,
  fr: /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu|presqu)'/iu,
  de: /'s$/u,
};

/** Letters and digits, with signs between them but not around them. */
const token = /[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu;

/** Addresses of mail and of sites, which no dictionary has. */
const address = /\S*@\S+|\b[\w-]+(?:\.[\w-]+)*\.(?:org|com|net|nl|fr|de)\b\S*/giu;

/** Tells whether a word is spelled well: it is in the dictionary of a language, or made of words that are. */
export class Speller {
  readonly #dictionary: ReturnType<typeof createSpeller>;
  readonly #joints: readonly string[];
  readonly #attached: RegExp;
  /** What the dictionary said; it is slow at words that it does not know. */
  readonly #answers = new Map<string, boolean>();
  /** Entries of the dictionary, in lower case: some are no words but begin them, such as "Schul". */
  readonly #stems: ReadonlySet<string>;

  constructor(language: Language) {
    const [rules, entries] = ["aff", "dic"].map((ending) =>
      readFileSync(path.resolve(`node_modules/dictionary-${language}/index.${ending}`), "utf8"),
    ) as [string, string];
    // A word may have a further entry as the end of compounds, and for nspell is then nothing else.
    const end = language === "de" ? /\/.*o/u : /^$/u;
    const lines = entries.split("\n");
    this.#dictionary = createSpeller(rules, lines.filter((line) => !end.test(line)).join("\n"));
    this.#joints = language === "nl" || language === "de" ? joints[language] : [];
    this.#stems = new Set(language === "de" ? lines.map((line) => line.replace(/\/.*/u, "").toLowerCase()) : []);
    this.#attached = attached[language];
  }

  /**
   * The words of a text that are unknown, as they stand there.
   * @param isListed whether a word is known for another reason.
   */
  findUnknown(text: string, isListed: (word: string) => boolean = () => false): readonly string[] {
    const knows = (word: string) => isListed(word) || isListed(word.toLowerCase()) || this.#isWord(word);
    return (text.replace(address, " ").match(token) ?? []).flatMap((whole) => {
      if (knows(whole)) return [];
      const parts = whole.split("-").map((part) => part.replace(this.#attached, ""));
      return parts.filter((part) => !knows(part) && !this.#isCompound(part));
    });
  }

  #isWord(word: string): boolean {
    return word.length === 1 || /\p{N}/u.test(word) || this.#asks(word);
  }

  #asks(word: string): boolean {
    const answer = this.#answers.get(word) ?? this.#dictionary.correct(word);
    this.#answers.set(word, answer);
    return answer;
  }

  #isCompound(word: string): boolean {
    return this.#joints.some((joint) => {
      for (let end = 3; end + joint.length + 3 <= word.length; end += 1) {
        if (!word.startsWith(joint, end)) continue;
        if (this.#begins(word.slice(0, end)) && this.#ends(word.slice(end + joint.length))) return true;
      }
      return false;
    });
  }

  #begins(word: string): boolean {
    return this.#ends(word) || this.#stems.has(word.toLowerCase());
  }

  #ends(word: string): boolean {
    return this.#asks(word) || this.#asks(capitalize(word));
  }
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
