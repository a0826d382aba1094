import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { ProfileSettings_viewer$key } from "../../../../__generated__/ProfileSettings_viewer.graphql";
import { renameRules } from "../../../contract/accountRules";
import { Card } from "../../ui/Card";
import { checkRules, useForm } from "../../ui/form/useForm";
import { Form } from "../../ui/form/Form";
import { announce } from "../../ui/notices";
import { TextField } from "../../ui/TextField";
import styles from "./ProfileSettings.module.css";
import { useRenameMe, useAvatarUpload } from "./settingsMutations";
import { useId } from "react";
import type { ProfileSettings_avatarSettingsViewer$key } from "../../../../__generated__/ProfileSettings_avatarSettingsViewer.graphql";
import { limits } from "../../../contract/limits";
import { Avatar, ProgressBar } from "../../ui/primitives";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { FileButton } from "../../ui/FilePicker";
import { Notice } from "../../ui/Notice";
import avatarSettingsStyles from "./AvatarSettings.module.css";

/** What others see of a member: picture and name. */
export function ProfileSettings({ viewerRef }: { readonly viewerRef: ProfileSettings_viewer$key }) {
  const { t } = useLingui();
  const viewer = useFragment(
    graphql`
      fragment ProfileSettings_viewer on User @throwOnFieldError {
        username
        displayName
        ...ProfileSettings_avatarSettingsViewer
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
      if (outcome.kind === "done") announce(t`Your name was changed.`);
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
            hint={t`What others see, for example in a race.`}
            autoComplete="nickname"
            required
          />
        </Form>
      </div>
    </Card>
  );
}

const MOST_MB = limits.avatarBytes / 1024 / 1024;

/** The viewer's picture, and a button to choose another. The chosen one is shown while it is uploaded. */
function AvatarSettings({ viewerRef }: { readonly viewerRef: ProfileSettings_avatarSettingsViewer$key }) {
  const { t } = useLingui();
  const viewer = useFragment(
    graphql`
      fragment ProfileSettings_avatarSettingsViewer on User @throwOnFieldError {
        displayName
        avatarUrl
      }
    `,
    viewerRef,
  );
  const { preview, part, issue, choose, again } = useAvatarUpload();
  const input = useId();
  const isUploading = part !== null;

  return (
    <div className={avatarSettingsStyles["avatar"]}>
      <Avatar name={viewer.displayName} url={preview ?? viewer.avatarUrl ?? null} size="large" />
      <div className={avatarSettingsStyles["words"]}>
        <p className={avatarSettingsStyles["label"]}>{t`Picture`}</p>
        <p id={`${input}hint`} className={avatarSettingsStyles["hint"]}>
          {t`PNG, JPEG or WebP, up to ${MOST_MB} MB. It will be cropped to a square.`}
        </p>
        <div className={avatarSettingsStyles["choose"]}>
          <FileButton
            label={t`Choose a picture`}
            text={isUploading ? t`Uploading` : t`Choose a picture`}
            accept="image/png,image/jpeg,image/webp"
            hintId={`${input}hint`}
            isBusy={isUploading}
            onChoose={choose}
          />
        </div>
        {isUploading && <ProgressBar label={t`Picture upload`} part={part} />}
      </div>
      {issue !== null && (
        <div className={avatarSettingsStyles["issue"]}>
          {issue === "PAYLOAD_TOO_LARGE" ? (
            <Notice kind="error" text={t`This picture is larger than ${MOST_MB} MB. Choose a smaller one.`} />
          ) : (
            <ErrorNotice code={issue} onRetry={again} />
          )}
        </div>
      )}
    </div>
  );
}
