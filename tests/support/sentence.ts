/** Finds the smallest element with this text, also if a part of it, such as a date, has an element of its own. */
export function sentence(text: string | RegExp): (content: string, element: Element | null) => boolean {
  const hasText = ({ textContent }: Element): boolean =>
    typeof text === "string" ? textContent.trim() === text : text.test(textContent);
  return (_, element) => element !== null && hasText(element) && ![...element.children].some(hasText);
}
