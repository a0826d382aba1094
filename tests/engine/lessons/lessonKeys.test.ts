import { courseForLayout, courseLayouts, courses, findLesson } from "../../../src/engine/lessons/courses";
import { lessonKeys } from "../../../src/engine/lessons/lessonKeys";
import { lessonMinutes } from "../../../src/engine/lessons/courseProgress";

const keysOf = (id: string) => {
  const found = findLesson(id);
  if (found === null) throw new Error(id);
  return lessonKeys(found.course, found.lesson);
};
const fresh = (id: string) => [...keysOf(id).fresh].sort();

test.each([
  ["us-intl-fj", ["KeyF", "KeyJ"]],
  ["be-azerty-qm", ["KeyA", "Semicolon"]],
  ["us-intl-posture", ["KeyF", "KeyJ", "Space"]],
  // The letters are known; the keys to hold are new.
  ["us-intl-capitals", ["ShiftLeft", "ShiftRight"]],
  ["us-intl-correcting", ["Backspace"]],
  ["be-azerty-enter", ["Enter"]],
  ["be-azerty-tab", ["Tab"]],
  ["us-intl-speed", []],
])("the keys of %s", (id, codes) => expect(fresh(id)).toEqual(codes));

test("a character of two presses is learned by its dead key", () => {
  expect(fresh("us-intl-accents")).toEqual(expect.arrayContaining(["Quote", "Backquote", "Digit6"]));
  expect(fresh("us-intl-accents")).not.toContain("KeyE");
});

test("what was taught before is known, what comes later is not", () => {
  const { learned } = keysOf("us-intl-ei");
  expect(learned.has("KeyG")).toBe(true);
  expect(learned.has("Space")).toBe(true);
  expect(learned.has("KeyR")).toBe(false);
});

test("a keyboard has its course, or none", () => {
  expect(courseForLayout("belgian")?.id).toBe("be-azerty");
  expect(courseForLayout("colemak")).toBeNull();
  expect(courseForLayout("")).toBeNull();
  for (const { id } of courses) expect(courseForLayout(courseLayouts[id])?.id).toBe(id);
});

test("a lesson takes four to seven minutes with its instructions, except the exams", () => {
  for (const lesson of courses.flatMap(({ lessons }) => lessons)) {
    if (lesson.kind === "posture" || lesson.chapter === "exam") continue;
    expect([lesson.id, lessonMinutes(lesson) >= 4 && lessonMinutes(lesson) <= 7]).toEqual([lesson.id, true]);
  }
});
