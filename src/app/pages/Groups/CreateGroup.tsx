import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "react-router-dom";
import { groupNameRules } from "../../../contract/groupRules";
import { limits } from "../../../contract/limits";
import { Card } from "../../ui/Card";
import { checkRules, useForm } from "../../ui/form/useForm";
import { Form } from "../../ui/form/Form";
import { TextField } from "../../ui/TextField";
import { groupAddress } from "../Group/groupAddress";
import { useCreateGroup } from "./useCreateGroup";

/** Makes a group, and goes there. */
export function CreateGroup() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const createGroup = useCreateGroup();
  const { field, ...form } = useForm({
    initial: { name: "" },
    check: (values) => checkRules(groupNameRules, values),
    send: async ({ name }) => {
      const outcome = await createGroup(name);
      if (outcome.kind !== "made") return outcome;
      await navigate(groupAddress(outcome.groupId));
      return { kind: "done" };
    },
  });
  return (
    <Card title={t`Start a group`} lead={t`For who teaches or leads: you become its owner, and coach it.`}>
      <Form {...form} action={t`Start a group`} actionUnderWay={t`Starting`}>
        <TextField
          {...field("name")}
          label={t`Name of the group`}
          hint={t`As the members know it, “3B” or “Reception desk” for instance.`}
          maxLength={limits.groupName.max}
          autoComplete="off"
          required
        />
      </Form>
    </Card>
  );
}
