import { materialOf } from "../../support/languages";
import { courses } from "../../../src/engine/lessons/courses";
import { isOpen, openKeys } from "../../../src/engine/lessons/lessonKeys";

const languages = ["nl", "en", "fr", "de"] as const;

describe.each(languages)("in %s", (language) => {
  const { lessonWords, phrases } = materialOf[language];
  const last = courses.map((course) => openKeys(course, course.lessons.at(-1)!));

  it("words and phrases are all different, and some course can type each", () => {
    for (const list of [lessonWords, phrases]) {
      expect(new Set(list).size).toBe(list.length);
      expect(list.filter((piece) => !last.some((keys) => isOpen(piece, keys)))).toEqual([]);
    }
    expect(lessonWords.filter((word) => !/^[\p{L}'-]+$/u.test(word))).toEqual([]);
    expect(phrases.filter((phrase) => !/^[\p{L}'-]+(?: [\p{L}'-]+){1,3}$/u.test(phrase))).toEqual([]);
  });

  it("each course has words and phrases as soon as it has taught ten letters", () => {
    for (const course of courses) {
      const lesson = course.lessons.find((each) => [...openKeys(course, each)].length > 12)!;
      const open = openKeys(course, lesson);
      const count = (list: readonly string[]) => list.filter((piece) => isOpen(piece, open)).length;
      expect([course.id, count(lessonWords) >= 40, count(phrases) >= 15]).toEqual([course.id, true, true]);
    }
  });
});
