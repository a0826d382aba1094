import type { LayoutId } from "../../engine/keyboards/KeyboardLayout";
import type { LessonMaterial } from "../../engine/lessons/Course";
import type { SpeedUnit } from "../../engine/metrics/rates";
import type { PunctuationRules } from "../../engine/practice/makeWordText";
import type { TextFigures } from "../../engine/text/measureDifficulty";
import type { ErrorCode } from "../errorCodes";
import type { RoleWords } from "../groupRules";

/**
 * What the table says about a language. The first load of every page has the whole table, so an entry is small, and its
 * parts are loaded when wanted. How a language counts, and writes numbers and lists, is known to `Intl`, by the locale.
 * Names are sorted in one order for all languages, the same as the database's: see compareNames.
 */
export type LanguageEntry = {
  /** Its own name, for people who read no other language. */
  readonly name: string;
  /**
   * How it says that it is in beta, which is a part of its name on screen. Only until native teachers have read its
   * texts; until then people can report its sentences.
   */
  readonly beta?: string;
  /** BCP 47: the language and country of what Typeloop says and formats. */
  readonly locale: string;
  /** The locale whose lists read best, if it is another one. */
  readonly listLocale?: string;
  readonly direction: "ltr" | "rtl";
  /** Quotation marks around a title on screen. */
  readonly quotes: readonly [open: string, close: string];
  /** The lower-case letters of its words beyond a to z. */
  readonly specialLetters: string;
  /** The unit in which its speakers read a typing speed, until the user has chosen one. */
  readonly speedUnit: SpeedUnit;
  /**
   * What a school of its country calls those who teach and those who learn: the first choice of who starts a group in
   * this language. Missing where coaches and members are the usual words.
   */
  readonly roleWords?: RoleWords;
  /** Keyboards of its country, the most common first: that one is assumed until the user has chosen. */
  readonly layouts: readonly [LayoutId, ...LayoutId[]];
  /** By ISO 3166 code: the keyboard of another country where it is spoken, if that is not the first of `layouts`. */
  readonly countryLayouts?: Readonly<Record<string, LayoutId>>;
  /** Which of the optional parts it has. Where one is missing, the language is not offered. */
  readonly has: readonly OptionalPart[];
  readonly loaders: () => Promise<PartLoaders>;
  /** Said by a page that cannot start, and so has no catalog. Only for languages of the interface. */
  readonly stopped?: { readonly title: string; readonly action: string };
};

/** The parts of a language, each loaded by itself. */
export type LanguageParts = {
  /** Common words of the course, of adaptive practice, and of pages that send no list; most common first. */
  readonly words: readonly string[];
  /** For adaptive practice in languages with passages: how often each letter follows another in ordinary text. */
  readonly letterPairs: string;
  /** The 1,000 most common words of texts, most common first, and the 4,000 after them. */
  readonly commonWords: readonly string[];
  readonly furtherWords: readonly string[];
  /** How words become sentences. */
  readonly punctuation: PunctuationRules;
  /** Where the formula of difficulty begins, so that a text is easy or hard for its language. */
  readonly leastFigures: TextFigures;
  /** The title of a race's text while it is still secret. */
  readonly hiddenTitle: string;
  /** What the course needs. */
  readonly lessons: LessonMaterial;
  /** More than 1,024 easy words for pass-phrases, of 3 to 9 letters from a to z. */
  readonly passPhraseWords: readonly string[];
  readonly examTexts: ExamTexts;
  /** What a language of the interface has besides its catalogs, which are the files in messages/. */
  readonly errorMessages: Readonly<Record<ErrorCode, string>>;
  readonly outside: OutsideTexts;
};

export type PartName = keyof LanguageParts;

type RequiredPart =
  | "words"
  | "letterPairs"
  | "commonWords"
  | "furtherWords"
  | "punctuation"
  | "leastFigures"
  | "hiddenTitle";

/** Passages are files that the server alone reads (readLibrary). */
export type OptionalPart = "lessons" | "passages" | "examTexts" | "passPhraseWords";

/** The parts that pages load. */
export type PagePart = "words" | "lessons";

type Loaders = { readonly [Name in PartName]: () => Promise<LanguageParts[Name]> };

export type PartLoaders = Pick<Loaders, RequiredPart> & Partial<Loaders>;

/** What Typeloop says where there are no catalogs. */
export type OutsideTexts = {
  /** What an operating system shows of an installed Typeloop: a sentence, and the names of its shortcuts. */
  readonly description: string;
  readonly practice: string;
  readonly course: string;
  readonly race: string;
  readonly progress: string;
  /** Pages without scripts. */
  readonly needsJavaScript: string;
  readonly noPage: string;
  readonly noForms: string;
};

/** A text used only in exams. It is not sent to a page before an attempt with it begins. */
export type ExamText = {
  /** Unique among all exam texts; never changed or reused. */
  readonly slug: string;
  readonly title: string;
  /** Prose of one paragraph, normalized. An attempt has as many texts in a row as it needs (fillAttempts). */
  readonly body: string;
};

/** Texts for an ordinary speed in exams of these lengths. */
export type ExamTexts = Readonly<Record<"sevenMinutes" | "tenMinutes", readonly ExamText[]>>;

/** What lessons in a language are made of besides its most common words. Only `npm run words` reads it. */
export type EarlyWords = {
  /** Words for lessons whose letters occur in few of the most common words. */
  readonly words: readonly string[];
  /** Phrases, which come before those from sentences. */
  readonly phrases: readonly string[];
  /** Common words that are nothing to practice with at the age of nine, such as those of offices and law. */
  readonly excludedWords: readonly string[];
  /** Ends of sentences that are no phrase by themselves. */
  readonly excludedPhrases: readonly string[];
  /** Words that keep their capital and are not names. */
  readonly capitalized: RegExp;
  /** With these a phrase begins: a preposition, then an article or the like. */
  readonly phraseBeginnings: readonly [first: readonly string[], second: readonly string[]];
};
