/** The address of an exam's room. */
export function roomOf(norm: string, examId: string): string {
  return `/exam/${norm}?exam=${encodeURIComponent(examId)}`;
}
