import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { GroupSwitches_group$key } from "../../../../__generated__/GroupSwitches_group.graphql";
import { limits } from "../../../contract/limits";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Checkbox, Select } from "../../ui/ChoiceFields";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { PageForm } from "../../ui/form/Form";
import { announce } from "../../ui/notices";
import { layoutIdOf, layoutNames } from "../../typing/keyboard/layouts";
import { TextField } from "../../ui/TextField";
import styles from "./GroupSettingsPage.module.css";
import { useGroupDraft, type Conflict, type GroupDraft } from "./groupDraft";
import { Notice } from "../../ui/Notice";
import type { LayoutId } from "../../../engine/keyboards/KeyboardLayout";
import { findLayout, keyboardLayouts } from "../../../engine/keyboards/keyboardLayouts";

/** The name of a group and its six settings, saved together. */
export function GroupSwitches({ groupRef }: { readonly groupRef: GroupSwitches_group$key }) {
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
        }
      }
    `,
    groupRef,
  );
  const { leaderboard, nicknames, layout, backspace, keyboardPicture, guestsInRaces } = group.settings;
  const { draft, change, save, undo, conflict, isChanged, isSaving, nameIssue, refusal } = useGroupDraft(group.id, {
    version: group.version,
    draft: {
      name: group.name,
      leaderboard,
      nicknames,
      backspace,
      keyboardPicture,
      guestsInRaces,
      layout: layoutIdOf(layout),
    },
  });
  const submit = async (): Promise<void> => {
    if (await save()) announce(t`The settings are saved.`);
  };
  return (
    <Card title={t`Name and switches`} lead={t`They hold for everybody in the group, at once.`}>
      <PageForm className={styles["groupSwitchesForm"]} onSubmit={() => void submit()}>
        <TextField
          name="name"
          label={t`Name of the group`}
          issue={nameIssue}
          value={draft.name}
          onChange={(name) => change({ name })}
          maxLength={limits.groupName.max}
          autoComplete="off"
          required
        />
        <GroupLayout layout={draft.layout} onChange={(chosen) => change({ layout: chosen })} />
        <div className={styles["switches"]}>
          <Checkbox
            label={t`Members may show the keyboard on the screen`}
            hint={t`Switch it off to type blind.`}
            isChecked={draft.keyboardPicture}
            onChange={(isOn) => change({ keyboardPicture: isOn })}
          />
          <Checkbox
            label={t`Backspace works in the group's work`}
            hint={t`Switched off, a run counts for an assignment only when nothing in it was taken back.`}
            isChecked={draft.backspace}
            onChange={(isOn) => change({ backspace: isOn })}
          />
          <Checkbox
            label={t`Members see the board of the week`}
            hint={t`Who typed fastest in the group this week.`}
            isChecked={draft.leaderboard}
            onChange={(isOn) => change({ leaderboard: isOn })}
          />
          <Checkbox
            label={t`Nicknames on the big screen`}
            hint={t`Instead of the names of members, where others can read along.`}
            isChecked={draft.nicknames}
            onChange={(isOn) => change({ nicknames: isOn })}
          />
          <Checkbox
            label={t`Guests may join the races of the group`}
            hint={t`With the code of the race, under a nickname.`}
            isChecked={draft.guestsInRaces}
            onChange={(isOn) => change({ guestsInRaces: isOn })}
          />
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
      text={t`Somebody else changed this group meanwhile. Nothing of yours is saved yet, and all of it is still here. Look, then save again.`}
    >
      <ul className={styles["changes"]}>
        {changed.map((field) => {
          const theirs = describe(field, now);
          const mine = describe(field, draft);
          return <li key={field}>{theirs === mine ? t`Now: ${theirs}.` : t`Now: ${theirs}. You want: ${mine}.`}</li>;
        })}
      </ul>
    </Notice>
  );
}

const order = Object.values(keyboardLayouts).map(({ id }) => id);

type Props = { readonly layout: LayoutId | null; readonly onChange: (layout: LayoutId | null) => void };

/** The keyboard layout of a group, or a choice for each member. */
function GroupLayout({ layout, onChange }: Props) {
  const { t } = useLingui();
  return (
    <div className={styles["layout"]}>
      <Select
        label={t`Keyboard of the group`}
        options={[
          { value: "", label: t`Each member chooses` },
          ...order.map((one) => ({ value: one, label: t(layoutNames[one]) })),
        ]}
        value={layout ?? ""}
        onChange={(chosen) => onChange(findLayout(chosen)?.id ?? null)}
      />
      <p
        className={styles["groupSwitchesHint"]}
      >{t`For members who chose none themselves: texts and the picture of the keyboard fit it.`}</p>
    </div>
  );
}

/** A field of a draft in words: "the board of the week is off". */
function useFieldWords(): (field: keyof GroupDraft, draft: GroupDraft) => string {
  const { t } = useLingui();
  return (field, draft) => {
    switch (field) {
      case "name": {
        const { name } = draft;
        return t`the name is “${name}”`;
      }
      case "layout": {
        const layout = draft.layout === null ? null : t(layoutNames[draft.layout]);
        return layout === null ? t`each member chooses a keyboard` : t`the keyboard is ${layout}`;
      }
      case "keyboardPicture":
        return draft.keyboardPicture ? t`the keyboard may be shown` : t`the keyboard may not be shown`;
      case "backspace":
        return draft.backspace ? t`backspace works` : t`backspace does not work`;
      case "leaderboard":
        return draft.leaderboard ? t`members see the board of the week` : t`members do not see the board of the week`;
      case "nicknames":
        return draft.nicknames ? t`the big screen shows nicknames` : t`the big screen shows names`;
      case "guestsInRaces":
        return draft.guestsInRaces ? t`guests may join races` : t`guests may not join races`;
    }
  };
}
