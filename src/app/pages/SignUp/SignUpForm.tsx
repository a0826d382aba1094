import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { signUpRules } from "../../../contract/accountRules";
import { enterAccount, safeNext } from "../../platform/enterAccount";
import { Checkbox } from "../../ui/ChoiceFields";
import { checkRules, useForm } from "../../ui/form/useForm";
import { Form } from "../../ui/form/Form";
import { announce } from "../../ui/notices";
import { PasswordField, TextField } from "../../ui/TextField";
import { useSignUp } from "./useSignUp";

/** The fields of sign-up, by the rules that the server keeps too. */
export function SignUpForm() {
  const { t } = useLingui();
  const { search } = useLocation();
  const [isShared, setIsShared] = useState(false);
  const signUp = useSignUp();

  const { field, ...form } = useForm({
    initial: { username: "", displayName: "", password: "" },
    check: (values) => checkRules(signUpRules, values),
    send: async (values) => {
      const outcome = await signUp({ ...values, shared: isShared });
      if (outcome.kind !== "entered") return outcome;
      const { displayName } = values;
      announce(t`Welcome, ${displayName}. Your results are kept from now on.`);
      enterAccount(outcome.token, { shared: isShared, at: safeNext(search) });
      return { kind: "done" };
    },
  });

  return (
    <Form {...form} action={t`Sign up`} actionUnderWay={t`Signing up`}>
      <TextField
        {...field("username")}
        label={t`Username`}
        hint={t`3 to 20 letters, digits, dashes or underscores. You sign in with it.`}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <TextField
        {...field("displayName")}
        label={t`Name`}
        hint={t`What others see, in a race for instance.`}
        autoComplete="nickname"
        required
      />
      <PasswordField
        {...field("password")}
        label={t`Password`}
        hint={t`At least 8 characters. A few words are easy to remember.`}
        autoComplete="new-password"
        required
      />
      <Checkbox
        label={t`This is a shared computer`}
        hint={t`Signs you out when this tab closes, and after 12 hours.`}
        isChecked={isShared}
        onChange={setIsShared}
      />
    </Form>
  );
}
