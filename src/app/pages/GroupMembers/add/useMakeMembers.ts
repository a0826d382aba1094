import { useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { ErrorCode } from "../../../../contract/errorCodes";
import { limits } from "../../../../contract/limits";
import { useLocale } from "../../../platform/locale/useLocale";
import { randomUuid } from "../../../relay/randomId";
import { readErrorCode } from "../../../ui/readErrorCode";
import { groupAddress } from "../../Group/groupAddress";
import type { CardFacts } from "../../MemberCards/CardFacts";
import { keepCards } from "../../MemberCards/cardStore";
import { chunk } from "../chunk";
import { useAddMembers } from "../mutations/useAddMembers";
import type { PreviewedRow } from "./PreviewedRow";

type Batch = { readonly id: string; readonly rows: readonly PreviewedRow[]; cards: readonly CardFacts[] | null };

/**
 * Makes members, some at a time, and goes on to their cards. Tried again after a failure it goes on where it stopped,
 * and a batch whose answer was lost is not
 * made twice: it keeps its id. `part` is how many are made (0 to 1, null at rest).
 */
export function useMakeMembers(groupId: string) {
  const locale = useLocale();
  const navigate = useNavigate();
  const add = useAddMembers();
  const batches = useRef<readonly Batch[]>([]);
  const [part, setPart] = useState<number | null>(null);
  const [issue, setIssue] = useState<ErrorCode | null>(null);

  const makeAll = async (): Promise<ErrorCode | null> => {
    for (const [index, batch] of batches.current.entries()) {
      if (batch.cards !== null) continue;
      const rows = batch.rows.map(({ name, username, isUsernameChosen }) => ({ name, username, isUsernameChosen }));
      const answer = await add({ groupId, batchId: batch.id, language: locale === "nl-NL" ? "NL" : "EN", rows });
      if (typeof answer === "string") return answer;
      batch.cards = answer;
      // Kept at once: should the rest fail, these can be printed all the same.
      keepCards(
        groupId,
        batches.current.flatMap(({ cards }) => cards ?? []),
      );
      setPart((index + 1) / batches.current.length);
    }
    return null;
  };

  const make = async (rows: readonly PreviewedRow[]): Promise<void> => {
    if (part !== null) return;
    const done = batches.current.filter(({ cards }) => cards !== null);
    const doneLines = new Set(done.flatMap((batch) => batch.rows.map(({ line }) => line)));
    const left = rows.filter(({ line }) => !doneLines.has(line));
    const open = batches.current.find(({ cards }) => cards === null);
    const isSame = open !== undefined && open.rows.every(({ line }, index) => left[index]?.line === line);
    if (!isSame)
      batches.current = [
        ...done,
        ...chunk(left, limits.membersAtOnce).map((some) => ({ id: randomUuid(), rows: some, cards: null })),
      ];
    setIssue(null);
    setPart(done.length === 0 ? 0 : done.length / batches.current.length);
    const code = await makeAll().catch(readErrorCode);
    setPart(null);
    setIssue(code);
    if (code === null) void navigate(groupAddress(groupId, "members/cards"));
  };

  return { make, part, issue };
}
