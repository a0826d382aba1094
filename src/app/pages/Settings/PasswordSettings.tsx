import { useLingui } from "@lingui/react/macro";
import { changePasswordRules } from "../../../contract/accountRules";
import { Card } from "../../ui/Card";
import { checkRules, useForm } from "../../ui/form/useForm";
import { Form } from "../../ui/form/Form";
import { announce } from "../../ui/notices";
import { PasswordField } from "../../ui/TextField";
import styles from "./ProfileSettings.module.css";
import { useChangePassword } from "./useChangePassword";

/** A new password for the old one. All other sessions end with the old one. */
export function PasswordSettings() {
  const { t } = useLingui();
  const changePassword = useChangePassword();
  const { field, ...form } = useForm({
    initial: { current: "", next: "" },
    isEmptiedWhenDone: true,
    check: (values) => checkRules(changePasswordRules, values),
    send: async (values) => {
      const outcome = await changePassword(values);
      if (outcome.kind === "done") announce(t`Your password is changed. Other devices have been signed out.`);
      return outcome;
    },
  });

  return (
    <Card id="password" title={t`Password`} lead={t`Other devices are signed out when it changes.`}>
      <div className={styles["name"]}>
        <Form {...form} action={t`Change password`} actionUnderWay={t`Changing`}>
          <PasswordField {...field("current")} label={t`Current password`} autoComplete="current-password" required />
          <PasswordField
            {...field("next")}
            label={t`New password`}
            hint={t`At least 8 characters. A few words are easy to remember.`}
            autoComplete="new-password"
            required
          />
        </Form>
      </div>
    </Card>
  );
}
