import { useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { graphql, useFragment } from "react-relay";
import type { AvatarSettings_viewer$key } from "../../../../__generated__/AvatarSettings_viewer.graphql";
import { limits } from "../../../contract/limits";
import { Avatar, ProgressBar } from "../../ui/primitives";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { FileButton } from "../../ui/FilePicker";
import { Notice } from "../../ui/Notice";
import styles from "./AvatarSettings.module.css";
import { useAvatarUpload } from "./useAvatarUpload";

const MOST_MB = limits.avatarBytes / 1024 / 1024;

/** The viewer's picture, and choosing another. The chosen one is shown while it is on its way. */
export function AvatarSettings({ viewerRef }: { readonly viewerRef: AvatarSettings_viewer$key }) {
  const { t } = useLingui();
  const viewer = useFragment(
    graphql`
      fragment AvatarSettings_viewer on User @throwOnFieldError {
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
          {t`PNG, JPEG or WebP, at most ${MOST_MB} MB. It is cut to a square.`}
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
        {isUploading && <ProgressBar label={t`Upload of the picture`} part={part} />}
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
