import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "react-router-dom";
import { groupNameRules } from "../../../contract/groupRules";
import { limits } from "../../../contract/limits";
import { Card } from "../../ui/Card";
import { checkRules, useForm } from "../../ui/form/useForm";
import { Form } from "../../ui/form/Form";
import { TextField } from "../../ui/TextField";
import { groupAddress } from "../../features/group/groupPaths";
import { graphql } from "react-relay";
import type { CreateGroupMutation } from "../../../../__generated__/CreateGroupMutation.graphql";
import { toFormOutcome, useResultMutation } from "../../relay/useResultMutation";
import { addToMyGroups } from "../../features/group/viewerGroups";

/** Makes a group, and opens it. */
export function CreateGroup() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [createGroup] = useCreateGroup();
  const { field, ...form } = useForm({
    initial: { name: "" },
    check: (values) => checkRules(groupNameRules, values),
    send: async ({ name }) => {
      const result = await createGroup({ name }, { updater: (store) => addToMyGroups(store, "createGroup") });
      if (result.ok) await navigate(groupAddress(result.data));
      return toFormOutcome(result);
    },
  });
  return (
    <Card title={t`Start a group`} lead={t`For teachers and team leads. You'll be the group's owner and coach.`}>
      <Form {...form} action={t`Start a group`} actionUnderWay={t`Starting`}>
        <TextField
          {...field("name")}
          label={t`Group name`}
          hint={t`The name members know, such as “3B” or “Front desk”.`}
          maxLength={limits.groupName.max}
          autoComplete="off"
          required
        />
      </Form>
    </Card>
  );
}

/** Makes a group with the viewer as its owner. Returns the group's id. */
function useCreateGroup() {
  return useResultMutation<CreateGroupMutation, string>(
    graphql`
      mutation CreateGroupMutation($name: String!) {
        createGroup(name: $name) {
          __typename
          ... on GroupSuccess {
            group {
              id
              # eslint-disable-next-line relay/unused-fields -- It comes into the lists of one's groups with all that they show of it.
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
