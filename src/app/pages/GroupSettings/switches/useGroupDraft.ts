import { useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { type ErrorCode, readErrorCode } from "../../../../contract/errorCodes";
import { groupNameRules } from "../../../../contract/groupRules";
import { checkRules } from "../../../ui/form/useForm";
import type { Conflict } from "./Conflict";
import { fetchGroup } from "./fetchGroup";
import type { GroupDraft } from "./GroupDraft";
import { fieldsThatDiffer, mergeDraft } from "./mergeDraft";
import type { SavedGroup } from "./SavedGroup";
import { useChangeGroup } from "./useChangeGroup";

/**
 * What somebody wants of a group's name and switches until it is saved. What another one saved meanwhile is told and
 * not overwritten; what one typed stays.
 */
export function useGroupDraft(groupId: string, saved: SavedGroup) {
  const environment = useRelayEnvironment();
  const [base, setBase] = useState(saved);
  const [draft, setDraft] = useState(saved.draft);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  /** The version that one's own change made. */
  const [ownVersion, setOwnVersion] = useState(0);
  const [nameIssue, setNameIssue] = useState<ErrorCode | null>(null);
  const [refusal, setRefusal] = useState<ErrorCode | null>(null);
  const [send, isSaving] = useChangeGroup();
  const isChanged = fieldsThatDiffer(base.draft, draft).length > 0;

  if (saved.version !== base.version) {
    const merged = mergeDraft(base.draft, draft, saved.draft);
    setBase(saved);
    setDraft(merged.draft);
    setConflict(isChanged && saved.version !== ownVersion ? { now: saved.draft, changed: merged.changed } : null);
  }

  const showCurrent = async (): Promise<void> => {
    const isThere = await fetchGroup(environment, groupId).catch(readErrorCode);
    if (isThere !== true) setRefusal(isThere === false ? "NOT_FOUND" : isThere);
  };

  /** True when it is saved. */
  const save = async (): Promise<boolean> => {
    if (isSaving) return false;
    const issue = checkRules(groupNameRules, { name: draft.name })[0]?.code ?? null;
    setNameIssue(issue);
    setRefusal(null);
    if (issue !== null) return false;
    const answer = await send(groupId, base.version, draft);
    if (answer.ok) {
      setOwnVersion(base.version + 1);
      setConflict(null);
    } else if (answer.error === "EDIT_CONFLICT") await showCurrent();
    else setRefusal(answer.error);
    return answer.ok;
  };

  return {
    draft,
    conflict,
    nameIssue,
    refusal,
    isSaving,
    isChanged,
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
