import { useLingui } from "@lingui/react/macro";
import { object, string } from "yup";
import type { ErrorCode } from "../../../../contract/errorCodes";
import { announce } from "../../../ui/notices";
import { checkRules, outcomeOfRefusal, useForm } from "../../../ui/form/useForm";
import { Form } from "../../../ui/form/Form";
import { TextField } from "../../../ui/TextField";
import { useAppointAdmin } from "./adminMutations";

const required: ErrorCode = "REQUIRED";

const rules = object({ username: string().trim().required(required) });

/** Makes a member an admin, by their username. */
export function AppointAdmin() {
  const { t } = useLingui();
  const appoint = useAppointAdmin();
  const { field, ...form } = useForm({
    initial: { username: "" },
    check: (values) => checkRules(rules, values),
    send: async ({ username }) => {
      const answer = await appoint(username);
      if (answer?.__typename !== "AdminSuccess") return outcomeOfRefusal(answer);
      const displayName = answer.user?.displayName ?? username;
      announce(t`${displayName} is an admin now.`);
      return { kind: "done" };
    },
    isEmptiedWhenDone: true,
  });
  return (
    <Form {...form} action={t`Appoint admin`} actionUnderWay={t`Appointing`}>
      <TextField
        {...field("username")}
        label={t`Username`}
        hint={t`The username of an existing account.`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
    </Form>
  );
}
