/** One of a list, each as likely; the empty text when there is none. */
export function pick(list: readonly string[], random: () => number): string {
  return list[Math.floor(random() * list.length)] ?? "";
}
