import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { GroupSwitches_group$key } from "../../../../../__generated__/GroupSwitches_group.graphql";
import { limits } from "../../../../contract/limits";
import { Button } from "../../../ui/Button";
import { Card } from "../../../ui/Card";
import { Checkbox } from "../../../ui/ChoiceFields";
import { ErrorNotice } from "../../../ui/ErrorBoundary";
import { PageForm } from "../../../ui/form/Form";
import { announce } from "../../../ui/notices";
import { layoutIdOf } from "../../../typing/keyboard/layouts";
import { TextField } from "../../../ui/TextField";
import { ConflictNotice } from "./ConflictNotice";
import { GroupLayout } from "./GroupLayout";
import styles from "./GroupSwitches.module.css";
import { useGroupDraft } from "./useGroupDraft";

/** The name of a group and its six switches, saved together. */
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
      <PageForm className={styles["form"]} onSubmit={() => void submit()}>
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
        <div className={styles["actions"]}>
          <Button type="submit" look="primary" isBusy={isSaving}>
            {isSaving ? t`Saving` : t`Save`}
          </Button>
          {isChanged && <Button onClick={undo}>{t`Undo my changes`}</Button>}
        </div>
      </PageForm>
    </Card>
  );
}
