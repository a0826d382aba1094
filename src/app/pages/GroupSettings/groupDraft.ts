import { useState } from "react";
import { useRelayEnvironment } from "react-relay";
import type { ErrorCode } from "../../../contract/errorCodes";
import { readErrorCode } from "../../../contract/readErrorCode";
import { groupNameRules, type GroupSettings } from "../../../contract/groupRules";
import { checkRules } from "../../ui/form/Form";
import { useChangeGroup } from "./groupSettingsMutations";
import { layoutNameOf } from "../../typing/keyboard/layouts";
import { fetchQuery, graphql, type IEnvironment } from "relay-runtime";
import type { groupDraftQuery } from "../../../../__generated__/groupDraftQuery.graphql";

/**
 * A draft of a group's name and settings until it is saved. Changes that another coach saved meanwhile are shown and
 * not overwritten, and the draft is kept.
 */
export function useGroupDraft(groupId: string, saved: SavedGroup) {
  const environment = useRelayEnvironment();
  const [base, setBase] = useState(saved);
  const [draft, setDraft] = useState(saved.draft);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  /** The version of the viewer's own change. */
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
    const { name, layout, ...switches } = draft;
    const settings = { ...switches, layout: layout === null ? null : layoutNameOf(layout) };
    const answer = await send({ input: { groupId, version: base.version, name, settings } });
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
    /** Resets the draft to what is saved. */
    undo: () => {
      setDraft(base.draft);
      setConflict(null);
      setNameIssue(null);
      setRefusal(null);
    },
    save,
  };
}

/** A group's name and settings, saved or as a draft. */
export type GroupDraft = GroupSettings & { readonly name: string };

/** For a save that came too late: what the other coach changed, and the current values. */
export type Conflict = { readonly now: GroupDraft; readonly changed: readonly (keyof GroupDraft)[] };

/** A group's name and settings on the server, with their version. */
type SavedGroup = { readonly draft: GroupDraft; readonly version: number };

/**
 * Fetches the current name and settings of a group for all components that show them. False if it was deleted. Rejects
 * when there is no response.
 */
async function fetchGroup(environment: IEnvironment, groupId: string): Promise<boolean> {
  const answer = await fetchQuery<groupDraftQuery>(
    environment,
    graphql`
      query groupDraftQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          __typename
          # eslint-disable-next-line relay/must-colocate-fragment-spreads -- The form that shows it reads it.
          ...GroupSwitches_group @alias(as: "group")
        }
      }
    `,
    { id: groupId },
    { fetchPolicy: "network-only" },
  ).toPromise();
  return answer?.node?.group != null;
}

type Merged = {
  /** The viewer's changes, applied to the current values. */
  readonly draft: GroupDraft;
  /** What another coach changed meanwhile. */
  readonly changed: readonly (keyof GroupDraft)[];
};

/**
 * Merges the viewer's draft with another coach's changes. If both changed a field, the draft wins and the field is
 * reported.
 */
export function mergeDraft(base: GroupDraft, draft: GroupDraft, now: GroupDraft): Merged {
  const mine = fieldsThatDiffer(base, draft);
  const edited = Object.fromEntries(mine.map((field) => [field, draft[field]]));
  return { draft: { ...now, ...edited }, changed: fieldsThatDiffer(base, now) };
}

/** The fields in which two drafts differ. */
function fieldsThatDiffer(one: GroupDraft, other: GroupDraft): readonly (keyof GroupDraft)[] {
  const fields = [
    "name",
    "layout",
    "keyboardPicture",
    "backspace",
    "leaderboard",
    "nicknames",
    "guestsInRaces",
    "participation",
    "roleWords",
  ] as const;
  return fields.filter((field) => one[field] !== other[field]);
}
