/** Whether text most likely comes from a keyboard on the screen, which composes whole words where keys give letters. */
export function isTouchKeyboard(): boolean {
  return typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches;
}
