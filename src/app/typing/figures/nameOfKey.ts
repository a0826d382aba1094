/** A character as it can be read: a space would not be seen. */
export function nameOfKey(characters: string): string {
  return characters.replaceAll(" ", "␣");
}
