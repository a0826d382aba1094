import { languageOfLocale, toWireLanguage, withPart } from "../../../contract/languages/languages";
import { chunk, type PreviewedRow, useAddMembers, usePreviewMembers } from "./memberMutations";
import { useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { ErrorCode } from "../../../contract/errorCodes";
import { limits } from "../../../contract/limits";
import { useLocale } from "../../platform/locale/useLocale";
import { randomUuid } from "../../platform/random";
import { groupAddress } from "../../features/addresses";
import { type CardFacts, storeCards } from "../../features/group/memberCards";

type Batch = { readonly id: string; readonly rows: readonly PreviewedRow[]; cards: readonly CardFacts[] | null };

/**
 * Makes members in batches, then shows their cards. A retry after a failure continues with the same batch, whose id
 * prevents duplicates if the response was lost. `part` is the fraction made (0 to 1, null if not running).
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
      const answer = await add({
        groupId,
        batchId: batch.id,
        language: toWireLanguage(withPart(languageOfLocale(locale), "passPhraseWords")),
        rows,
      });
      if (!answer.ok) return answer.error;
      batch.cards = answer.data;
      // At once, so that these can be printed even if the rest fails.
      storeCards(
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
    const code = await makeAll();
    setPart(null);
    setIssue(code);
    if (code === null) void navigate(groupAddress(groupId, "members/cards"));
  };

  return { make, part, issue };
}

/** Previews a list: its rows once it was parsed, the fraction uploaded (0 to 1, null if not running), and an error. */
export function usePreview(groupId: string) {
  const [rows, setRows] = useState<readonly PreviewedRow[] | null>(null);
  const [part, setPart] = useState<number | null>(null);
  const [issue, setIssue] = useState<ErrorCode | null>(null);
  const preview = usePreviewMembers();

  const look = async (file: File): Promise<readonly PreviewedRow[] | null> => {
    setRows(null);
    setIssue(null);
    if (file.size > limits.memberListBytes) {
      setIssue("PAYLOAD_TOO_LARGE");
      return null;
    }
    setPart(0);
    const answer = await preview(groupId, file, setPart);
    setPart(null);
    if (!answer.ok) {
      setIssue(answer.error);
      return null;
    }
    setRows(answer.data);
    return answer.data;
  };

  const forget = () => {
    setRows(null);
    setIssue(null);
  };

  return { rows, part, issue, look, forget };
}

/**
 * Rows as a list that can be edited and parsed again: with a heading if usernames were requested, because the server
 * then recognizes them in any form.
 */
export function listOf(rows: readonly PreviewedRow[], heading: string): string {
  const isTable = rows.some(({ isUsernameChosen }) => isUsernameChosen);
  const lines = rows.map(({ name, username, isUsernameChosen }) =>
    isTable ? `${quoted(name)};${isUsernameChosen ? quoted(username) : ""}` : quoted(name),
  );
  return [...(isTable ? [heading] : []), ...lines].join("\n");
}

function quoted(text: string): string {
  return /[;,\t\n"]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
