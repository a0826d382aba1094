import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { GroupSwitches_group$key } from "../../../../__generated__/GroupSwitches_group.graphql";
import { limits } from "../../../contract/limits";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Checkbox, Select } from "../../ui/ChoiceFields";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { PageForm } from "../../ui/form/Form";
import { announce, Notice } from "../../ui/Notice";
import { layoutIdOf, layoutNames } from "../../typing/keyboard/layouts";
import { TextField } from "../../ui/TextField";
import styles from "./GroupSettingsPage.module.css";
import { useGroupDraft, type Conflict, type GroupDraft } from "./groupDraft";
import { toRoleWords, useRoleNouns, useRoleOptions } from "../../features/group/roleWords";
import type { LayoutId } from "../../../engine/keyboards/KeyboardLayout";
import { findLayout, keyboardLayouts } from "../../../engine/keyboards/keyboardLayouts";

type SwitchesProps = {
  readonly groupRef: GroupSwitches_group$key;
  /** Whether the host lets coaches see sums about participation. */
  readonly hasParticipation: boolean;
};

/** The name of a group and its settings, saved together. */
export function GroupSwitches({ groupRef, hasParticipation }: SwitchesProps) {
  const { t } = useLingui();
  const group = useFragment(
    graphql`
      fragment GroupSwitches_group on Group @throwOnFieldError {
        id
        name
        version
        settings {
          leaderboard
          nicknames
          layout
          backspace
          keyboardPicture
          guestsInRaces
          participation
          roleWords
        }
      }
    `,
    groupRef,
  );
  const { leaderboard, nicknames, layout, backspace, keyboardPicture, guestsInRaces, participation } = group.settings;
  const words = toRoleWords(group.settings.roleWords);
  const roleOptions = useRoleOptions();
  const nouns = useRoleNouns();
  const { draft, change, save, undo, conflict, isChanged, isSaving, nameIssue, refusal } = useGroupDraft(group.id, {
    version: group.version,
    draft: {
      name: group.name,
      leaderboard,
      nicknames,
      backspace,
      keyboardPicture,
      guestsInRaces,
      participation,
      roleWords: words,
      layout: layoutIdOf(layout),
    },
  });
  const submit = async (): Promise<void> => {
    if (await save()) announce(t`Settings saved.`);
  };
  return (
    <Card title={t`Name and options`} lead={t`Changes apply to everyone in the group right away.`}>
      <PageForm className={styles["groupSwitchesForm"]} onSubmit={() => void submit()}>
        <TextField
          name="name"
          label={t`Group name`}
          issue={nameIssue}
          value={draft.name}
          onChange={(name) => change({ name })}
          maxLength={limits.groupName.max}
          autoComplete="off"
          required
        />
        <Select
          label={t`Words for the people in this group`}
          options={roleOptions}
          value={draft.roleWords ?? "COACH_MEMBER"}
          onChange={(chosen) => change({ roleWords: toRoleWords(chosen) })}
        />
        <GroupLayout layout={draft.layout} onChange={(chosen) => change({ layout: chosen })} />
        <div className={styles["switches"]}>
          <Checkbox
            label={t`${nouns.Members} can show the keyboard on the screen`}
            hint={t`Turn this off so ${nouns.members} type without looking.`}
            isChecked={draft.keyboardPicture}
            onChange={(isOn) => change({ keyboardPicture: isOn })}
          />
          <Checkbox
            label={t`Allow Backspace in assignments`}
            hint={t`When this is off, a run counts toward an assignment only if nothing was deleted.`}
            isChecked={draft.backspace}
            onChange={(isOn) => change({ backspace: isOn })}
          />
          <Checkbox
            label={t`${nouns.Members} can see the weekly leaderboard`}
            hint={t`Shows who typed fastest in the group this week.`}
            isChecked={draft.leaderboard}
            onChange={(isOn) => change({ leaderboard: isOn })}
          />
          <Checkbox
            label={t`Nicknames on the big screen`}
            hint={t`Shows nicknames instead of names where others can see the screen.`}
            isChecked={draft.nicknames}
            onChange={(isOn) => change({ nicknames: isOn })}
          />
          <Checkbox
            label={t`Guests can join the group's races`}
            hint={t`With the race code and a nickname.`}
            isChecked={draft.guestsInRaces}
            onChange={(isOn) => change({ guestsInRaces: isOn })}
          />
          {hasParticipation && (
            <Checkbox
              label={t`Show participation in the results`}
              hint={t`How many ${nouns.members} keep practicing and where they stop: totals for ${nouns.coaches}, never about fewer than ten people.`}
              isChecked={draft.participation === true}
              onChange={(isOn) => change({ participation: isOn })}
            />
          )}
        </div>
        {conflict !== null && <ConflictNotice conflict={conflict} draft={draft} />}
        {refusal !== null && <ErrorNotice code={refusal} onRetry={() => void submit()} />}
        <div className={styles["groupSwitchesActions"]}>
          <Button type="submit" look="primary" isBusy={isSaving}>
            {isSaving ? t`Saving` : t`Save`}
          </Button>
          {isChanged && <Button onClick={undo}>{t`Undo my changes`}</Button>}
        </div>
      </PageForm>
    </Card>
  );
}

/** Shows what another coach changed meanwhile: the current values, and where the viewer's draft differs. */
function ConflictNotice({
  conflict: { now, changed },
  draft,
}: {
  readonly conflict: Conflict;
  readonly draft: GroupDraft;
}) {
  const { t } = useLingui();
  const describe = useFieldWords();
  return (
    <Notice
      kind="error"
      text={t`Someone else changed this group while you were editing it. Your changes are still here, but not saved yet. Check them, then save again.`}
    >
      <ul className={styles["changes"]}>
        {changed.map((field) => {
          const theirs = describe(field, now);
          const mine = describe(field, draft);
          return <li key={field}>{theirs === mine ? t`Now: ${theirs}.` : t`Now: ${theirs}. Your change: ${mine}.`}</li>;
        })}
      </ul>
    </Notice>
  );
}

type LayoutProps = { readonly layout: LayoutId | null; readonly onChange: (layout: LayoutId | null) => void };

/** The keyboard layout of a group, or a choice for each member. */
function GroupLayout({ layout, onChange }: LayoutProps) {
  const { t } = useLingui();
  const { Members, members } = useRoleNouns();
  return (
    <div className={styles["layout"]}>
      <Select
        label={t`Group keyboard`}
        options={[
          { value: "", label: t`${Members} choose their own` },
          ...Object.values(keyboardLayouts).map(({ id }) => ({ value: id, label: t(layoutNames[id]) })),
        ]}
        value={layout ?? ""}
        onChange={(chosen) => onChange(findLayout(chosen)?.id ?? null)}
      />
      <p
        className={styles["groupSwitchesHint"]}
      >{t`For ${members} who haven't chosen one. Texts and the on-screen keyboard match it.`}</p>
    </div>
  );
}

/** A field of a draft in words: "the board of the week is off". */
function useFieldWords(): (field: keyof GroupDraft, draft: GroupDraft) => string {
  const { t } = useLingui();
  const roleOptions = useRoleOptions();
  const { members } = useRoleNouns();
  return (field, draft) => {
    switch (field) {
      case "name": {
        const { name } = draft;
        return t`the name is “${name}”`;
      }
      case "layout": {
        const layout = draft.layout === null ? null : t(layoutNames[draft.layout]);
        return layout === null ? t`${members} choose their own keyboard` : t`the keyboard is ${layout}`;
      }
      case "keyboardPicture":
        return draft.keyboardPicture ? t`${members} can show the keyboard` : t`${members} can't show the keyboard`;
      case "backspace":
        return draft.backspace ? t`backspace is on` : t`backspace is off`;
      case "leaderboard":
        return draft.leaderboard
          ? t`${members} can see the weekly leaderboard`
          : t`${members} can't see the weekly leaderboard`;
      case "nicknames":
        return draft.nicknames ? t`the big screen shows nicknames` : t`the big screen shows names`;
      case "roleWords": {
        const words = roleOptions.find(({ value }) => value === draft.roleWords)?.label ?? "";
        return t`the words are ${words}`;
      }
      case "guestsInRaces":
        return draft.guestsInRaces ? t`guests can join races` : t`guests can't join races`;
      case "participation":
        return draft.participation === true ? t`participation is shown` : t`participation isn't shown`;
    }
  };
}
