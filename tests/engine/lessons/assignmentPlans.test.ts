import { planIds, planWeeks, type PlanTask } from "../../../src/engine/lessons/assignmentPlans";
import { courses } from "../../../src/engine/lessons/courses";
import type { Lesson } from "../../../src/engine/lessons/Course";

const table = planIds.flatMap((id) => courses.map((course) => [id, course.id, course] as const));

/** What a plan does not teach: sitting, the optional keys, and lessons that repeat what others have taught. */
const left: readonly Lesson["kind"][] = ["posture", "words", "review", "numpad", "mockExam", "exam"];
const lessonsOf = (tasks: readonly PlanTask[]) =>
  tasks.flatMap((task) => (task.kind === "LESSON" && task.exercise === undefined ? [task.lesson] : []));

test("there are plans for two ages and five courses", () => expect(table).toHaveLength(10));

describe.each(table)("%s of %s", (id, _, course) => {
  const weeks = planWeeks(id, course);

  test("has twelve weeks of 1 to 10 tasks, each with a goal", () => {
    expect(weeks.map(({ number }) => number)).toEqual(Array.from({ length: 12 }, (__, at) => at + 1));
    for (const { tasks } of weeks) {
      expect(tasks.length).toBeGreaterThanOrEqual(1);
      expect(tasks.length).toBeLessThanOrEqual(10);
      expect(tasks.filter(({ kind }) => kind === "GOAL")).toHaveLength(1);
    }
  });

  test("teaches every lesson of its chapters once, in the order of the course", () => {
    const set = weeks.flatMap(({ tasks }) => lessonsOf(tasks));
    const last = course.lessons.findIndex((lesson) => lesson.id === set.at(-1));
    const taught = course.lessons.slice(0, last + 1).filter(({ kind }) => !left.includes(kind));
    expect(set).toEqual(taught.map((lesson) => lesson.id));
    // Those of thirteen and older see the whole course.
    if (id === "AGE_13_UP") expect(taught).toEqual(course.lessons.filter(({ kind }) => !left.includes(kind)));
  });
});
