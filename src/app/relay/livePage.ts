import { randomUuid } from "./randomUuid";

const page = randomUuid();

/**
 * This page by the name under which it follows the news and tells whether somebody sits at it: two windows of one
 * person have two.
 */
export function livePage(): string {
  return page;
}
