import { examNorms } from "../exams/examNorms";

/** The speeds that the Dutch norms ask for, in strokes per minute, from low to high, each once. */
export const strokeLevels: readonly number[] = [
  ...new Set(examNorms.flatMap(({ levels }) => levels.map(({ strokesPerMinute }) => strokesPerMinute))),
].sort((a, b) => a - b);
