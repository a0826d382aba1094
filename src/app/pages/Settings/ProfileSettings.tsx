import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { ProfileSettings_viewer$key } from "../../../../__generated__/ProfileSettings_viewer.graphql";
import { renameRules } from "../../../contract/accountRules";
import { Card } from "../../ui/Card";
import { checkRules, useForm } from "../../ui/form/useForm";
import { Form } from "../../ui/form/Form";
import { announce } from "../../ui/notices";
import { TextField } from "../../ui/TextField";
import { AvatarSettings } from "./AvatarSettings";
import styles from "./ProfileSettings.module.css";
import { useRenameMe } from "./useRenameMe";

/** What others see of a member: picture and name. */
export function ProfileSettings({ viewerRef }: { readonly viewerRef: ProfileSettings_viewer$key }) {
  const { t } = useLingui();
  const viewer = useFragment(
    graphql`
      fragment ProfileSettings_viewer on User @throwOnFieldError {
        username
        displayName
        ...AvatarSettings_viewer
      }
    `,
    viewerRef,
  );
  const { username } = viewer;
  const renameMe = useRenameMe();

  const { field, ...form } = useForm({
    initial: { displayName: viewer.displayName },
    check: (values) => checkRules(renameRules, values),
    send: async ({ displayName }) => {
      const outcome = await renameMe(displayName);
      if (outcome.kind === "done") announce(t`Your name is changed.`);
      return outcome;
    },
  });

  return (
    <Card id="profile" title={t`Profile`} lead={username == null ? undefined : t`You sign in as ${username}.`}>
      <AvatarSettings viewerRef={viewer} />
      <div className={styles["name"]}>
        <Form {...form} action={t`Change name`} actionUnderWay={t`Changing`}>
          <TextField
            {...field("displayName")}
            label={t`Name`}
            hint={t`What others see, in a race for instance.`}
            autoComplete="nickname"
            required
          />
        </Form>
      </div>
    </Card>
  );
}
