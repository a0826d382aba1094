const words =
  "the of and to in is you that it he was for on are with his they at be this have from or one had by word but " +
  "not what all were".split(" ");

/** Plain words of at least so many characters together. */
export function proseOf(length: number): string {
  let text = "";
  for (let at = 0; text.length < length; at += 1) text += `${words[(at * 7) % words.length]} `;
  return text.trimEnd();
}
