import { sql, type SQL } from "drizzle-orm";
import { DEFAULT_LIST, type WordList } from "../../contract/wordLists";
import { BOARD_ACCURACY } from "../../engine/practice/boardRules";

/**
 * Results that can be compared (see isOnBoards). Without parameters and table, because an index has it. What it asks of
 * the kind of a run is also in {@link isComparableKind}.
 */
export const isComparable: SQL = sql.raw(`status = 'VERIFIED' and key_rule is null and not punctuation and not numbers
  and coalesce(word_list, '${DEFAULT_LIST}') = '${DEFAULT_LIST}' and accuracy >= ${BOARD_ACCURACY}`);

type Kind = {
  readonly keyRule: string | null;
  readonly punctuation: boolean;
  readonly numbers: boolean;
  readonly wordList: WordList | null;
};

/** Whether runs of a kind can be compared: {@link isComparable} without what differs from run to run. */
export function isComparableKind({ keyRule, punctuation, numbers, wordList }: Kind): boolean {
  return keyRule === null && !punctuation && !numbers && (wordList ?? DEFAULT_LIST) === DEFAULT_LIST;
}
