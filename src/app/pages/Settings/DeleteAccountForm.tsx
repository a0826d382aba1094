import { useLingui } from "@lingui/react/macro";
import { object, string } from "yup";
import type { ErrorCode } from "../../../contract/errorCodes";
import { checkRules, useForm } from "../../ui/form/useForm";
import { Form } from "../../ui/form/Form";
import { PasswordField } from "../../ui/TextField";
import { useDeleteAccount } from "./useDeleteAccount";

const required: ErrorCode = "REQUIRED";
const rules = object({ password: string().required(required) });

/** The password once more, and the account is gone. */
export function DeleteAccountForm() {
  const { t } = useLingui();
  const deleteAccount = useDeleteAccount();
  const { field, ...form } = useForm({
    initial: { password: "" },
    check: (values) => checkRules(rules, values),
    send: ({ password }) => deleteAccount(password),
  });
  return (
    <>
      <p>{t`Nothing brings it back. Write your password to show that it is you.`}</p>
      <Form {...form} action={t`Delete for good`} actionUnderWay={t`Deleting`}>
        <PasswordField {...field("password")} label={t`Your password`} autoComplete="current-password" required />
      </Form>
    </>
  );
}
