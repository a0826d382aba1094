import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { object, string } from "yup";
import type { ErrorCode } from "../../../contract/errorCodes";
import { enterAccount, safeNext } from "../../platform/enterAccount";
import { getToken } from "../../relay/sessionToken";
import { Checkbox } from "../../ui/ChoiceFields";
import { checkRules, useForm } from "../../ui/form/useForm";
import { Form } from "../../ui/form/Form";
import { announce } from "../../ui/notices";
import { PasswordField, TextField } from "../../ui/TextField";
import { useSignIn } from "./useSignIn";

const required: ErrorCode = "REQUIRED";

/** Only whether there is something to try: the rules for new names and passwords are not for those chosen long ago. */
const rules = object({ username: string().trim().required(required), password: string().required(required) });

/** The fields of sign-in. A guest may take the results along. */
export function SignInForm({ isGuest }: { readonly isGuest: boolean }) {
  const { t } = useLingui();
  const { search } = useLocation();
  const [isShared, setIsShared] = useState(false);
  const [keepsResults, setKeepsResults] = useState(true);
  const signIn = useSignIn();

  const { field, ...form } = useForm({
    initial: { username: "", password: "" },
    check: (values) => checkRules(rules, values),
    send: async ({ username, password }) => {
      const outcome = await signIn({
        username,
        password,
        shared: isShared,
        guestToken: isGuest && keepsResults ? getToken() : null,
      });
      if (outcome.kind !== "entered") return outcome;
      const { displayName } = outcome;
      announce(t`Welcome back, ${displayName}.`);
      enterAccount(outcome.token, { shared: isShared, at: safeNext(search) });
      return { kind: "done" };
    },
  });

  return (
    <Form {...form} action={t`Sign in`} actionUnderWay={t`Signing in`}>
      <TextField
        {...field("username")}
        label={t`Username`}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordField {...field("password")} label={t`Password`} autoComplete="current-password" required />
      <div>
        {isGuest && (
          <Checkbox
            label={t`Keep my results as a guest`}
            hint={t`They move to your account.`}
            isChecked={keepsResults}
            onChange={setKeepsResults}
          />
        )}
        <Checkbox
          label={t`This is a shared computer`}
          hint={t`Signs you out when this tab closes, and after 12 hours.`}
          isChecked={isShared}
          onChange={setIsShared}
        />
      </div>
    </Form>
  );
}
