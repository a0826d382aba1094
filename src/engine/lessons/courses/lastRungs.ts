import type { Rung } from "../buildCourse";

/** What is the same on every keyboard: text of more than one line, speed, and the exam. */
export const lastRungs: readonly Rung[] = [
  { name: "paragraphs", kind: "paragraphs", keys: [], speed: 80 },
  { name: "speed", kind: "speed", keys: [], speed: 100 },
  { name: "mock-exam", kind: "mockExam", keys: [], speed: 100 },
  { name: "exam", kind: "exam", keys: [], speed: 100 },
];
