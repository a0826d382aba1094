import { materialOf } from "../../support/languages";
import { courses, findCourse, findExercise, findLesson } from "../../../src/engine/lessons/courses";
import type { Course, Exercise } from "../../../src/engine/lessons/Course";
import { instructions as english } from "../../../src/contract/languages/en/instructions";
import { practiceInstructions } from "../../../src/contract/languages/en/practiceInstructions";
import { findLessonText } from "../../../src/engine/lessons/findLessonText";
import { openKeys } from "../../../src/engine/lessons/lessonKeys";
import { findExamNorm } from "../../../src/engine/exams/examNorms";

function ladder({ lessons }: Course): string {
  return lessons
    .map(({ kind, keys }) =>
      kind === "capitals"
        ? `capitals${keys.slice(26).join("")}`
        : kind === "keys"
          ? keys.join("")
          : `${kind} ${keys.join("")}`.trim(),
    )
    .join(" · ");
}

describe("the courses", () => {
  it("of US-International has posture and 24 lessons", () => {
    expect(ladder(findCourse("us-intl")!)).toBe(
      "posture · fj · dk · sl · a; · gh · ei · ru · ty · ow · pq · nv · bm · c, · x. · z/ · capitals · correcting " +
        "· signs ?!:'\"éëïóèêç · digits 1234567890 · symbols €@&()-_+=% · paragraphs · speed · mockExam · exam",
    );
  });

  it("of US is the same, without accents and with the dollar", () => {
    expect(ladder(findCourse("us")!)).toBe(
      "posture · fj · dk · sl · a; · gh · ei · ru · ty · ow · pq · nv · bm · c, · x. · z/ · capitals · correcting " +
        "· signs ?!:'\" · digits 1234567890 · symbols $@&()-_+=% · paragraphs · speed · mockExam · exam",
    );
  });

  it("of Belgian AZERTY has its own pairs", () => {
    expect(ladder(findCourse("be-azerty")!)).toBe(
      "posture · fj · dk · sl · qm · gh · ei · ru · ty · zo · ap · nv · b, · c; · x: · w= · capitals.? · " +
        "correcting · signs éèçàù'\"!êëï · digits 1234567890 · symbols €@&()-_+/%§ · paragraphs · speed · " +
        "mockExam · exam",
    );
  });

  it("of French AZERTY has the pairs of the Belgian one, and its own signs", () => {
    expect(ladder(findCourse("fr-azerty")!)).toBe(
      "posture · fj · dk · sl · qm · gh · ei · ru · ty · zo · ap · nv · b, · c; · x: · w! · capitals.? · " +
        "correcting · signs éèçàù'\"êëïâîôû · digits 1234567890 · symbols €@&()-_+=/% · paragraphs · speed · " +
        "mockExam · exam",
    );
  });

  it("of German QWERTZ has the umlauts beside their neighbors", () => {
    expect(ladder(findCourse("de-qwertz")!)).toBe(
      "posture · fj · dk · sl · aöä · gh · ei · ru · tz · ow · pqü · nv · bm · c, · x. · y-ß · capitals · " +
        "correcting · signs ?!:'\" · signs ÄÖÜéèê · digits 1234567890 · symbols €@&/()=_+%§ · paragraphs · speed · " +
        "mockExam · exam",
    );
  });

  it("do not include others", () => {
    expect(courses.map(({ id }) => id)).toEqual(["us-intl", "us", "be-azerty", "fr-azerty", "de-qwertz"]);
    expect(findCourse("dvorak")).toBeNull();
  });
});

describe.each([...courses])("the course for $id", (course) => {
  const { id, lessons } = course;

  it("introduces every key once, and all letters before the capitals", () => {
    const keys = lessons.flatMap((lesson) => lesson.keys);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.every((key) => key === key.normalize("NFC") && [...key].length === 1)).toBe(true);
    const capitals = lessons.findIndex(({ kind }) => kind === "capitals");
    const known = openKeys(course, lessons[capitals - 1]!);
    expect([..."abcdefghijklmnopqrstuvwxyz"].filter((letter) => !known.has(letter))).toEqual([]);
  });

  it("has lessons of 10 to 15 minutes at the speed that passes, and one to read", () => {
    const minutes = (exercise: Exercise): number => {
      if (exercise.kind === "strokes") return exercise.strokes / exercise.pass.strokesPerMinute;
      if (exercise.kind === "minutes") return exercise.minutes;
      // A mock exam is one attempt, and time to look at the errors.
      return exercise.kind === "exam"
        ? exercise.isMock
          ? 10
          : findExamNorm(exercise.norm)!.minutes * findExamNorm(exercise.norm)!.attempts
        : 0;
    };
    for (const { kind, exercises } of lessons) {
      const total = 1 + exercises.reduce((sum, exercise) => sum + minutes(exercise), 0);
      if (kind === "posture") expect(total).toBe(1);
      else expect(total >= 10 && total <= 15).toBe(true);
    }
  });

  it("requires 97 % over at least 150 strokes, and speeds that increase to 100", () => {
    const typed = lessons.flatMap(({ exercises }) => exercises).filter((exercise) => exercise.kind === "strokes");
    expect(typed.every(({ strokes, pass }) => strokes >= 150 && pass.accuracy === 97)).toBe(true);
    const speeds = (kinds: readonly string[]) =>
      lessons
        .filter(({ kind }) => kinds.includes(kind))
        .flatMap(({ exercises }) =>
          exercises.flatMap((exercise) => ("pass" in exercise ? exercise.pass.strokesPerMinute : [])),
        );
    const rising = speeds(["keys", "capitals", "correcting", "paragraphs"]);
    expect(rising).toEqual([...rising].sort((a, b) => a - b));
    expect(rising[0]).toBe(40);
    expect(speeds(["speed"])).toEqual([60, 80, 100]);
  });

  it("has stop on error until correcting is taught", () => {
    const correcting = lessons.findIndex(({ kind }) => kind === "correcting");
    lessons.forEach(({ rules }, at) => expect(rules).toBe(at < correcting ? "stopOnError" : "free"));
  });

  it("ends with the exam of the CBT, after a mock exam", () => {
    expect(lessons.at(-2)?.exercises).toEqual([{ id: `${id}-mock-exam.1`, kind: "exam", norm: "cbt", isMock: true }]);
    expect(lessons.at(-1)?.exercises).toEqual([{ id: `${id}-exam.1`, kind: "exam", norm: "cbt", isMock: false }]);
  });

  it("finds its lessons and exercises by their ids", () => {
    for (const lesson of lessons) {
      expect(findLesson(lesson.id)).toEqual({ course, lesson });
      for (const exercise of lesson.exercises) expect(findExercise(exercise.id)).toEqual({ course, lesson, exercise });
    }
  });

  it.each(["nl", "en", "fr", "de"] as const)(
    "tells a child of nine in %s what to do: few lines, short sentences, keys by name",
    (language) => {
      for (const lesson of lessons) {
        const { title, lines } = findLessonText(lesson, materialOf[language].instructions);
        expect([lesson.id, title.length > 0 && title !== lesson.id && title.length <= 50]).toEqual([lesson.id, true]);
        expect(lines.length >= 3 && lines.length <= 5).toBe(true);
        for (const sentence of lines.flatMap((line) => line.split(/(?<=[a-zà-ÿ0-9)][.!?]) /u))) {
          expect([sentence, sentence.split(" ").length <= 13]).toEqual([sentence, true]);
          expect(sentence).toMatch(/[.!?]$/u);
        }
        if (lesson.kind === "keys")
          for (const key of lesson.keys) expect([key, naming(key, lines.join(" "))]).toEqual([key, true]);
      }
    },
  );
});

function naming(key: string, text: string): boolean {
  const label = key === "ß" ? key : key.toUpperCase();
  return /\p{Ll}/u.test(key) ? new RegExp(`(?<!\\p{L})${label}(?!\\p{L})`, "u").test(text) : text.includes(`(${key})`);
}

it("ids never change, because progress is stored by them", () => {
  const ids = courses.flatMap(({ lessons }) => lessons.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every((id) => /^[a-z-]+$/u.test(id))).toBe(true);
  expect(ids.filter((id) => id.startsWith("us-intl"))).toMatchInlineSnapshot(`
[
  "us-intl-posture",
  "us-intl-fj",
  "us-intl-dk",
  "us-intl-sl",
  "us-intl-a",
  "us-intl-gh",
  "us-intl-ei",
  "us-intl-ru",
  "us-intl-ty",
  "us-intl-ow",
  "us-intl-pq",
  "us-intl-nv",
  "us-intl-bm",
  "us-intl-c",
  "us-intl-x",
  "us-intl-z",
  "us-intl-capitals",
  "us-intl-correcting",
  "us-intl-accents",
  "us-intl-digits",
  "us-intl-symbols",
  "us-intl-paragraphs",
  "us-intl-speed",
  "us-intl-mock-exam",
  "us-intl-exam",
]
`);
  expect(ids.filter((id) => id.startsWith("be-azerty"))).toMatchInlineSnapshot(`
[
  "be-azerty-posture",
  "be-azerty-fj",
  "be-azerty-dk",
  "be-azerty-sl",
  "be-azerty-qm",
  "be-azerty-gh",
  "be-azerty-ei",
  "be-azerty-ru",
  "be-azerty-ty",
  "be-azerty-zo",
  "be-azerty-ap",
  "be-azerty-nv",
  "be-azerty-b",
  "be-azerty-c",
  "be-azerty-x",
  "be-azerty-w",
  "be-azerty-capitals",
  "be-azerty-correcting",
  "be-azerty-accents",
  "be-azerty-digits",
  "be-azerty-symbols",
  "be-azerty-paragraphs",
  "be-azerty-speed",
  "be-azerty-mock-exam",
  "be-azerty-exam",
]
`);
});

it.each(["", "us-intl", "us-intl-fj.9", "us-intl-fj.", "us-intl-nothing.1", "fj.1", "constructor.1"])(
  "there is no exercise %j",
  (id) => {
    expect(findExercise(id)).toBeNull();
  },
);

it("all languages have the same instructions, and none that are unused", () => {
  const used = new Set(courses.flatMap(({ lessons }) => lessons.map(({ instructions }) => instructions)));
  // The lessons of these are still to come.
  for (const name of Object.keys(practiceInstructions)) used.add(name);
  for (const { instructions } of Object.values(materialOf)) {
    expect(new Set(Object.keys(instructions))).toEqual(used);
    for (const [name, { lines }] of Object.entries(instructions))
      expect([name, lines.length]).toEqual([name, english[name]?.lines.length]);
  }
});

it("instructions for lessons of one group of signs have room for its keys, in few short lines", () => {
  for (const { instructions } of Object.values(materialOf)) {
    for (const name of Object.keys(practiceInstructions)) {
      const { title = "", lines = [] } = instructions[name] ?? {};
      expect([name, title.includes("{keys}")]).toEqual([name, name === "words" || /(?:new|dead)-/u.test(name)]);
      expect([name, lines.length >= 2 && lines.length <= 4]).toEqual([name, true]);
      for (const sentence of lines.flatMap((line) => line.split(/(?<=[.!?]) /u)))
        expect([sentence, sentence.split(" ").length <= 13]).toEqual([sentence, true]);
    }
  }
});
