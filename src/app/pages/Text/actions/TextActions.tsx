import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { TextActions_text$key } from "../../../../../__generated__/TextActions_text.graphql";
import type { TextActions_viewer$key } from "../../../../../__generated__/TextActions_viewer.graphql";
import type { ErrorCode } from "../../../../contract/errorCodes";
import { Button } from "../../../ui/Button";
import { Card } from "../../../ui/Card";
import { ErrorNotice } from "../../../ui/ErrorNotice";
import { announce } from "../../../ui/notices";
import { EditText } from "../edit/EditText";
import styles from "../TextPage.module.css";
import { DeleteText } from "./DeleteText";
import { ShareText } from "./ShareText";
import { useArchiveText } from "./useArchiveText";
import { useRestoreText } from "./useRestoreText";
import { useShareText } from "./useShareText";
import { useSubmitText } from "./useSubmitText";

type Props = { readonly textRef: TextActions_text$key; readonly viewerRef: TextActions_viewer$key | null };

/** What the viewer may do with a text besides typing it: what the server would refuse is not here. */
export function TextActions({ textRef, viewerRef }: Props) {
  const { t } = useLingui();
  const viewer = useFragment(
    graphql`
      fragment TextActions_viewer on User @throwOnFieldError {
        ...ShareText_viewer
      }
    `,
    viewerRef,
  );
  const text = useFragment(
    graphql`
      fragment TextActions_text on Text @throwOnFieldError {
        id
        version
        rights
        visibility
        ...EditText_text
        ...ShareText_text
        ...DeleteText_text
      }
    `,
    textRef,
  );
  const [share, isTaking] = useShareText();
  const [submit, isSubmitting] = useSubmitText();
  const [archive, isArchiving] = useArchiveText();
  const [restore, isRestoring] = useRestoreText();
  const [refusal, setRefusal] = useState<ErrorCode | null>(null);
  const { id, version, rights } = text;
  const may = new Set<string>(rights);
  const input = { id, version };

  const change = async (asked: Promise<ErrorCode | null>, done: string): Promise<void> => {
    setRefusal(null);
    const code = await asked;
    setRefusal(code);
    if (code === null) announce(done);
  };

  if (rights.every((right) => right === "REVIEW")) return null;
  return (
    <Card title={t`What you can do`}>
      {refusal !== null && <ErrorNotice code={refusal} />}
      <div className={styles["actions"]}>
        {may.has("EDIT") && <EditText textRef={text} />}
        {may.has("SHARE") && viewer !== null && viewer !== undefined && <ShareText textRef={text} viewerRef={viewer} />}
        {may.has("TAKE_BACK") && (
          <Button
            isBusy={isTaking}
            onClick={() => void change(share({ input: { text: input } }), t`The text is yours alone again.`)}
          >
            {text.visibility === "PUBLIC" ? t`Withdraw it` : t`Take it back`}
          </Button>
        )}
        {may.has("SUBMIT") && (
          <Button
            isBusy={isSubmitting}
            onClick={() => void change(submit({ input }), t`The text waits for an admin now.`)}
          >
            {t`Offer it to everybody`}
          </Button>
        )}
        {may.has("ARCHIVE") && (
          <Button isBusy={isArchiving} onClick={() => void change(archive({ input }), t`The text is archived.`)}>
            {t`Archive`}
          </Button>
        )}
        {may.has("RESTORE") && (
          <Button
            isBusy={isRestoring}
            onClick={() => void change(restore({ input }), t`The text is out of the archive.`)}
          >
            {t`Take out of the archive`}
          </Button>
        )}
        {may.has("DELETE") && <DeleteText textRef={text} />}
      </div>
    </Card>
  );
}
