import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { groupNameRules, type RoleWords } from "../../../contract/groupRules";
import { languages } from "../../../contract/languages/languages";
import { limits } from "../../../contract/limits";
import { Card } from "../../ui/Card";
import { checkRules, useForm, Form } from "../../ui/form/Form";
import { Select } from "../../ui/ChoiceFields";
import { TextField } from "../../ui/TextField";
import { groupAddress } from "../../features/addresses";
import { graphql } from "react-relay";
import type { CreateGroupMutation } from "../../../../__generated__/CreateGroupMutation.graphql";
import { toFormOutcome, useResultMutation } from "../../relay/useResultMutation";
import { toRoleWords, useRoleNouns, useRoleOptions } from "../../features/group/roleWords";
import { useLanguage } from "../../platform/locale/useLocale";
import { addToMyGroups } from "../../features/group/myGroups";

/** Makes a group, and opens it. */
export function CreateGroup() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [createGroup] = useCreateGroup();
  const language = useLanguage();
  const roleOptions = useRoleOptions();
  const [chosenWords, setChosenWords] = useState<RoleWords | null>(null);
  const roleWords = chosenWords ?? languages[language].roleWords ?? "COACH_MEMBER";
  const { coach, members } = useRoleNouns(roleWords);
  const { field, ...form } = useForm({
    initial: { name: "" },
    check: (values) => checkRules(groupNameRules, values),
    send: async ({ name }) => {
      const result = await createGroup(
        { name, roleWords },
        { updater: (store) => addToMyGroups(store, "createGroup") },
      );
      if (result.ok) await navigate(groupAddress(result.data));
      return toFormOutcome(result);
    },
  });
  return (
    <Card title={t`Start a group`} lead={t`For teachers and team leads. You'll be the group's owner and ${coach}.`}>
      <Form {...form} action={t`Start a group`} actionUnderWay={t`Starting`}>
        <TextField
          {...field("name")}
          label={t`Group name`}
          hint={t`The name ${members} know, such as “3B” or “Front desk”.`}
          maxLength={limits.groupName.max}
          autoComplete="off"
          required
        />
        <Select
          label={t`Words for the people in this group`}
          options={roleOptions}
          value={roleWords}
          onChange={(value) => setChosenWords(toRoleWords(value))}
        />
      </Form>
    </Card>
  );
}

/** Makes a group with the viewer as its owner. Returns the group's id. */
function useCreateGroup() {
  return useResultMutation<CreateGroupMutation, string>(
    graphql`
      mutation CreateGroupMutation($name: String!, $roleWords: RoleWords) {
        createGroup(name: $name, roleWords: $roleWords) {
          __typename
          ... on GroupSuccess {
            group {
              id
              # eslint-disable-next-line relay/unused-fields -- The lists of groups that it joins show all of it.
              archivedAt
              # eslint-disable-next-line relay/must-colocate-fragment-spreads -- The same.
              ...GroupsPage_group
            }
          }
          ... on Error {
            code
          }
          ... on InvalidInputError {
            issues {
              path
              code
            }
          }
        }
      }
    `,
    ({ group }) => group?.id,
  );
}
