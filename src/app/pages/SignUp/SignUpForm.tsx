import { useState } from "react";
import { useLocation } from "react-router-dom";
import { signUpRules } from "../../../contract/accountRules";
import { enterAccount } from "../../platform/enterAccount";
import { safeNext } from "../../platform/safeNext";
import { Checkbox } from "../../ui/Checkbox";
import { checkRules } from "../../ui/form/checkRules";
import { Form } from "../../ui/form/Form";
import { useForm } from "../../ui/form/useForm";
import { announce } from "../../ui/notices";
import { PasswordField } from "../../ui/PasswordField";
import { TextField } from "../../ui/TextField";
import { useSignUp } from "./useSignUp";

/** The fields of sign-up, by the rules that the server keeps too. */
export function SignUpForm() {
  const { search } = useLocation();
  const [isShared, setIsShared] = useState(false);
  const signUp = useSignUp();

  const { field, ...form } = useForm({
    initial: { username: "", displayName: "", password: "" },
    check: (values) => checkRules(signUpRules, values),
    send: async (values) => {
      const outcome = await signUp({ ...values, shared: isShared });
      if (outcome.kind !== "entered") return outcome;
      announce(`Welcome, ${values.displayName}. Your results are kept from now on.`);
      enterAccount(outcome.token, { shared: isShared, at: safeNext(search) });
      return { kind: "done" };
    },
  });

  return (
    <Form {...form} action="Sign up" actionUnderWay="Signing up">
      <TextField {...field("username")} label="Username" hint="3 to 20 letters, digits, dashes or underscores. You sign in with it." autoComplete="username" autoCapitalize="none" spellCheck={false} required />
      <TextField {...field("displayName")} label="Name" hint="What others see, in a race for instance." autoComplete="nickname" required />
      <PasswordField {...field("password")} label="Password" hint="At least 8 characters. A few words are easy to remember." autoComplete="new-password" required />
      <Checkbox label="This is a shared computer" hint="Signs you out when this tab closes, and after 12 hours." isChecked={isShared} onChange={setIsShared} />
    </Form>
  );
}
