import { randomUuid } from "../../relay/randomUuid";

const KEY = "typeloop-page";

let drawn: string | null = null;

/**
 * An id of this page: drawn once, and the same after a reload. Where storage is blocked, it lives as long as the page.
 */
export function pageId(): string {
  drawn ??= kept() ?? keep(randomUuid());
  return drawn;
}

function kept(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function keep(id: string): string {
  try {
    sessionStorage.setItem(KEY, id);
  } catch {
    // A reload will look like another page; the attempt can be taken over there.
  }
  return id;
}
