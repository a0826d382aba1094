import { type Language, DEFAULT_LANGUAGE, findLanguage } from "../../../contract/languages/languages";
import type { TextPart } from "../../../engine/practice/portions";
import { asRecord, ownNames, readOwn, removeOwn, writeOwn } from "./personalStorage";
import { useCallback } from "react";
import { graphql } from "react-relay";
import type { textShelfUseDeleteOwnTextMutation } from "../../../../__generated__/textShelfUseDeleteOwnTextMutation.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { useResultMutation } from "../../relay/useResultMutation";

/** A copy of a text in this browser, to read offline. */
export type ShelfText = {
  /** Global id. */
  readonly id: string;
  readonly title: string;
  readonly language: Language;
  readonly body: string;
  /** Empty for a text without parts of its own. */
  readonly parts: readonly TextPart[];
  readonly isOwn: boolean;
  /** The server's last known bookmark; null if the user has not begun. */
  readonly bookmark: number | null;
  /** A bookmark that was moved offline and not yet saved; null for none. */
  readonly moved: number | null;
  /** When it was last stored here, in ms since 1970. */
  readonly at: number;
};

/** Local storage has room for about 2.5 million characters in total. */
const MOST_CHARACTERS = 1_000_000;

const START = "text-";

export function readShelf(id: string): ShelfText | null {
  return readText(readOwn(START + id));
}

/** All copies, last used first. */
export function shelfTexts(): readonly ShelfText[] {
  const texts = ownNames(START).flatMap((name) => readText(readOwn(name)) ?? []);
  return texts.sort((a, b) => b.at - a.at);
}

/** Stores a copy, or replaces it by a newer one. Removes the least recently used copies to make room. */
export function storeText(text: Omit<ShelfText, "at">): void {
  writeOwn(START + text.id, { ...text, at: Date.now() });
  let characters = 0;
  for (const { id, body } of shelfTexts()) {
    characters += body.length;
    if (characters > MOST_CHARACTERS) removeText(id);
  }
}

function removeText(id: string): void {
  removeOwn(START + id);
}

function readText(value: unknown): ShelfText | null {
  const stored = asRecord(value);
  if (stored === null) return null;
  const { id, title, body, bookmark, moved, at } = stored;
  if (typeof id !== "string" || typeof title !== "string" || typeof body !== "string" || typeof at !== "number")
    return null;
  return {
    id,
    title,
    body,
    at,
    parts: readParts(stored["parts"]),
    language: findLanguage(stored["language"]) ?? DEFAULT_LANGUAGE,
    isOwn: stored["isOwn"] === true,
    bookmark: numberOf(bookmark),
    moved: numberOf(moved),
  };
}

/** A copy from an earlier version has none. */
function readParts(value: unknown): readonly TextPart[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((part: unknown) => {
    const { title, end } = asRecord(part) ?? {};
    return typeof title === "string" && typeof end === "number" ? [{ title, end }] : [];
  });
}

function numberOf(value: unknown): number | null {
  return typeof value === "number" ? value : null;
}

/** Stores the server's version of a text in this browser. A bookmark moved offline is kept until it is saved. */
export function storeServerText(text: Omit<ShelfText, "at" | "moved">): void {
  const before = readShelf(text.id);
  const isSame =
    before !== null &&
    before.body === text.body &&
    before.title === text.title &&
    before.bookmark === text.bookmark &&
    before.parts.length === text.parts.length;
  if (!isSame) storeText({ ...text, moved: before?.moved ?? null });
}

/**
 * Deletes one of the viewer's texts, here and on the server. Returns why it failed, or null, also if it was already
 * deleted.
 */
export function useDeleteOwnText() {
  const [run, isDeleting] = useResultMutation<textShelfUseDeleteOwnTextMutation, true>(
    graphql`
      mutation textShelfUseDeleteOwnTextMutation($input: DeleteOwnTextInput!) {
        deleteOwnText(input: $input) {
          __typename
          ... on Error {
            code
          }
        }
      }
    `,
    () => true,
  );
  const remove = useCallback(
    async (id: string): Promise<ErrorCode | null> => {
      const result = await run({ input: { id } });
      if (!result.ok && result.error !== "NOT_FOUND") return result.error;
      removeText(id);
      return null;
    },
    [run],
  );
  return [remove, isDeleting] as const;
}
