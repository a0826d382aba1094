import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { ProfileSettings_viewer$key } from "../../../../__generated__/ProfileSettings_viewer.graphql";
import { renameRules } from "../../../contract/accountRules";
import { Card } from "../../ui/Card";
import { checkRules, useForm, Form } from "../../ui/form/Form";
import { announce, Notice } from "../../ui/Notice";
import { TextField } from "../../ui/TextField";
import styles from "./ProfileSettings.module.css";
import type { ProfileSettings_competesViewer$key } from "../../../../__generated__/ProfileSettings_competesViewer.graphql";
import { useRenameMe, useSetAllowsGhost, useSetCompetes, useSetProfileVisibility } from "./settingsMutations";
import { Link } from "react-router-dom";
import { Checkbox, SegmentedControl } from "../../ui/ChoiceFields";
import type { ProfileSettings_ghostViewer$key } from "../../../../__generated__/ProfileSettings_ghostViewer.graphql";
import type { ProfileSettings_visibilityViewer$key } from "../../../../__generated__/ProfileSettings_visibilityViewer.graphql";
import { useEffect, useId, useRef, useState } from "react";
import type { ProfileSettings_avatarSettingsViewer$key } from "../../../../__generated__/ProfileSettings_avatarSettingsViewer.graphql";
import type { ProfileSettingsUploadAvatarMutation } from "../../../../__generated__/ProfileSettingsUploadAvatarMutation.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { type ProgressListener, subscribeToUploadProgress } from "../../relay/multipartTransport";
import { useResultMutation } from "../../relay/useResultMutation";
import { limits } from "../../../contract/limits";
import { Avatar, ProgressBar } from "../../ui/primitives";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { FileButton } from "../../ui/FilePicker";

/** What others see of a member: picture and name. */
export function ProfileSettings({ viewerRef }: { readonly viewerRef: ProfileSettings_viewer$key }) {
  const { t } = useLingui();
  const viewer = useFragment(
    graphql`
      fragment ProfileSettings_viewer on User @throwOnFieldError {
        username
        displayName
        ...ProfileSettings_avatarSettingsViewer
        ...ProfileSettings_visibilityViewer
        ...ProfileSettings_ghostViewer
        ...ProfileSettings_competesViewer
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
      <ProfileVisibility viewerRef={viewer} />
      <GhostPermission viewerRef={viewer} />
      <Competition viewerRef={viewer} />
    </Card>
  );
}

/** Who may see the viewer's profile, saved at once. */
function ProfileVisibility({ viewerRef }: { readonly viewerRef: ProfileSettings_visibilityViewer$key }) {
  const { t } = useLingui();
  const { username, profileVisibility, profileVisibilityChoices } = useFragment(
    graphql`
      fragment ProfileSettings_visibilityViewer on User @throwOnFieldError {
        username
        profileVisibility
        profileVisibilityChoices
      }
    `,
    viewerRef,
  );
  const [set] = useSetProfileVisibility();
  const [issue, setIssue] = useState<ErrorCode | null>(null);
  const words = {
    ME: { label: t`Only me`, hint: t`People who lead your groups can always see it.` },
    GROUP: { label: t`My groups`, hint: t`Everyone in your groups sees your best runs and practice days.` },
    ALL: {
      label: t`Everyone`,
      hint: t`Everyone sees your best runs and practice days, and you're on the leaderboard.`,
    },
  };
  const options = visibilities
    .filter((value) => profileVisibilityChoices?.includes(value))
    .map((value) => ({ value, label: words[value].label }));
  const value = visibilities.find((one) => one === profileVisibility) ?? "ME";
  const choose = async (visibility: (typeof visibilities)[number]): Promise<void> => {
    const result = await set({ visibility });
    setIssue(result.ok ? null : result.error);
  };
  return (
    <div className={styles["visibility"]}>
      <SegmentedControl
        label={t`Who can see your profile`}
        options={options}
        value={value}
        onChange={(visibility) => void choose(visibility)}
      />
      <p className={styles["hint"]}>
        {words[value].hint} {username != null && <Link to={`/players/${username}`}>{t`See your profile`}</Link>}
      </p>
      {!options.some((option) => option.value === "ALL") && (
        <p className={styles["hint"]}>{t`Your account was created in a group, so your profile can't be public.`}</p>
      )}
      {issue !== null && <ErrorNotice code={issue} />}
    </div>
  );
}

/** Whether others may race the viewer's ghost, saved at once. Guests and accounts made by a coach are not asked. */
function GhostPermission({ viewerRef }: { readonly viewerRef: ProfileSettings_ghostViewer$key }) {
  const { t } = useLingui();
  const { allowsGhost } = useFragment(
    graphql`
      fragment ProfileSettings_ghostViewer on User @throwOnFieldError {
        allowsGhost
      }
    `,
    viewerRef,
  );
  const [set] = useSetAllowsGhost();
  const [issue, setIssue] = useState<ErrorCode | null>(null);
  if (allowsGhost == null) return null;
  const choose = async (allows: boolean): Promise<void> => {
    const result = await set({ allows });
    setIssue(result.ok ? null : result.error);
  };
  return (
    <div className={styles["visibility"]}>
      <Checkbox
        label={t`Others may race my ghost`}
        hint={t`Someone at your speed can race one of your saved runs when no one else is there. They see your name only if they can see your profile, and never what you typed.`}
        isChecked={allowsGhost}
        onChange={(allows) => void choose(allows)}
      />
      {issue !== null && <ErrorNotice code={issue} />}
    </div>
  );
}

/** Whether the viewer is on leaderboards and has a rating, saved at once. */
function Competition({ viewerRef }: { readonly viewerRef: ProfileSettings_competesViewer$key }) {
  const { t } = useLingui();
  const { competes } = useFragment(
    graphql`
      fragment ProfileSettings_competesViewer on User @throwOnFieldError {
        competes
      }
    `,
    viewerRef,
  );
  const [set] = useSetCompetes();
  const [issue, setIssue] = useState<ErrorCode | null>(null);
  if (competes == null) return null;
  const choose = async (chosen: boolean): Promise<void> => {
    const result = await set({ competes: chosen });
    setIssue(result.ok ? null : result.error);
  };
  return (
    <div className={styles["visibility"]}>
      <Checkbox
        label={t`Leaderboards and ratings`}
        hint={t`If you turn this off, you won't be on any leaderboard, not even in your groups or for the text of the day, and you won't see any. Races won't change your rating. You'll keep your best runs.`}
        isChecked={competes}
        onChange={(chosen) => void choose(chosen)}
      />
      {issue !== null && <ErrorNotice code={issue} />}
    </div>
  );
}

const visibilities = ["ME", "GROUP", "ALL"] as const;

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
    <div className={styles["avatar"]}>
      <Avatar name={viewer.displayName} url={preview ?? viewer.avatarUrl ?? null} size="large" />
      <div className={styles["words"]}>
        <p className={styles["label"]}>{t`Picture`}</p>
        <p id={`${input}hint`} className={styles["hint"]}>
          {t`PNG, JPEG or WebP, up to ${MOST_MB} MB. It will be cropped to a square.`}
        </p>
        <div className={styles["choose"]}>
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
        <div className={styles["issue"]}>
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

const kinds = ["image/png", "image/jpeg", "image/webp"];

/** What is wrong with a chosen file before it is sent. The server checks its content. */
function issueOf(file: File): ErrorCode | null {
  if (!kinds.includes(file.type)) return "NOT_AN_IMAGE";
  return file.size > limits.avatarBytes ? "PAYLOAD_TOO_LARGE" : null;
}

/**
 * Uploads a chosen picture at once. `preview` is a URL of it while it is new, `part` the fraction uploaded (0 to 1,
 * null if not running).
 */
function useAvatarUpload() {
  const { t } = useLingui();
  const [preview, setPreview] = useState<string | null>(null);
  const [part, setPart] = useState<number | null>(null);
  const [issue, setIssue] = useState<ErrorCode | null>(null);
  const chosen = useRef<File | null>(null);
  const uploadAvatar = useUploadAvatar();

  useEffect(() => () => (preview === null ? undefined : URL.revokeObjectURL(preview)), [preview]);

  const send = async (file: File) => {
    setIssue(null);
    setPart(0);
    const code = await uploadAvatar(file, setPart);
    setPart(null);
    setIssue(code);
    if (code === null) announce(t`Your picture was changed.`);
    // A refused picture is no longer shown; one that could not be sent can be tried again.
    if (code === null || (code !== "NETWORK" && code !== "OFFLINE")) setPreview(null);
  };

  const choose = (file: File) => {
    const found = issueOf(file);
    setIssue(found);
    if (found !== null) return;
    chosen.current = file;
    setPreview(URL.createObjectURL(file));
    void send(file);
  };

  const again = () => {
    if (chosen.current !== null) void send(chosen.current);
  };

  return { preview, part, issue, choose, again };
}

/**
 * Uploads a picture in a multipart request. Gives the error code, or null when it is the viewer's picture.
 */
function useUploadAvatar() {
  const [run] = useResultMutation<ProfileSettingsUploadAvatarMutation, true>(
    graphql`
      mutation ProfileSettingsUploadAvatarMutation($file: Upload!) {
        uploadAvatar(file: $file) {
          __typename
          ... on UploadAvatarSuccess {
            user {
              # eslint-disable-next-line relay/unused-fields -- Refreshes the picture wherever it is on screen.
              avatarUrl
            }
          }
          ... on Error {
            code
          }
        }
      }
    `,
    () => true,
  );
  return async (file: File, onProgress: ProgressListener): Promise<ErrorCode | null> => {
    subscribeToUploadProgress(file, onProgress);
    const result = await run({ file });
    return result.ok ? null : result.error;
  };
}
