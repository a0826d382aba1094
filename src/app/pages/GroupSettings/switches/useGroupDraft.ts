import { useState } from "react";
import { useRelayEnvironment } from "react-relay";
import type { ErrorCode } from "../../../../contract/errorCodes";
import { groupNameRules } from "../../../../contract/groupRules";
import { checkRules } from "../../../ui/form/checkRules";
import { readErrorCode } from "../../../ui/readErrorCode";
import type { GroupDraft } from "./GroupDraft";
import { fetchDraft } from "./fetchDraft";
import { fieldsThatDiffer, mergeDraft } from "./mergeDraft";
import type { SavedDraft } from "./readDraft";
import { useChangeGroup } from "./useChangeGroup";


/** Of a change that came too late: what the other one changed, and how that is now. */
export type Conflict = { readonly now: GroupDraft; readonly changed: readonly (keyof GroupDraft)[] };

/** What somebody wants of a group's name and switches until it is saved. What another one saved meanwhile is told and not overwritten; what one typed stays. */
export function useGroupDraft(groupId: string, saved: SavedDraft) {
  const environment = useRelayEnvironment();
  const [base, setBase] = useState(saved);
  const [draft, setDraft] = useState(saved.draft);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [nameIssue, setNameIssue] = useState<ErrorCode | null>(null);
  const [refusal, setRefusal] = useState<ErrorCode | null>(null);
  const [send, isSaving] = useChangeGroup();

  const takeOver = (now: SavedDraft): void => {
    const { draft: merged, changed } = mergeDraft(base.draft, draft, now.draft);
    setBase(now);
    setDraft(merged);
    setConflict({ now: now.draft, changed });
  };

  /** True when it is saved. */
  const save = async (): Promise<boolean> => {
    if (isSaving) return false;
    const issue = checkRules(groupNameRules, { name: draft.name })[0]?.code ?? null;
    setNameIssue(issue);
    setRefusal(null);
    if (issue !== null) return false;
    const answer = await send(groupId, base.version, draft);
    if (answer.ok && answer.payload.group != null) {
      // What was sent is what holds; the server tidies only the name.
      const { name, version } = answer.payload.group;
      const now: SavedDraft = { draft: { ...draft, name: name ?? draft.name }, version: version ?? base.version + 1 };
      setBase(now);
      setDraft(now.draft);
      setConflict(null);
      return true;
    }
    const error = answer.ok ? "INTERNAL" : answer.error;
    if (error !== "EDIT_CONFLICT") {
      setRefusal(error);
      return false;
    }
    const now = await fetchDraft(environment, groupId).catch(readErrorCode);
    if (now === null) setRefusal("NOT_FOUND");
    else if (typeof now === "string") setRefusal(now);
    else takeOver(now);
    return false;
  };

  return {
    draft,
    base: base.draft,
    conflict,
    nameIssue,
    refusal,
    isSaving,
    isChanged: fieldsThatDiffer(base.draft, draft).length > 0,
    change: (part: Partial<GroupDraft>) => {
      setDraft((current) => ({ ...current, ...part }));
      if (part.name !== undefined) setNameIssue(null);
    },
    /** Back to what is saved. */
    undo: () => {
      setDraft(base.draft);
      setConflict(null);
      setNameIssue(null);
      setRefusal(null);
    },
    save,
  };
}
