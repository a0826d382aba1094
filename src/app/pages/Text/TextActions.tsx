import { fromWireLanguage } from "../../../contract/languages/languages";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { TextActions_share$key } from "../../../../__generated__/TextActions_share.graphql";
import type { TextActions_shareViewer$key } from "../../../../__generated__/TextActions_shareViewer.graphql";
import type { TextActions_text$key } from "../../../../__generated__/TextActions_text.graphql";
import type { TextActions_viewer$key } from "../../../../__generated__/TextActions_viewer.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import type { MutationResult } from "../../relay/useResultMutation";
import { Button, LinkButton } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Select } from "../../ui/ChoiceFields";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { announce } from "../../ui/Notice";
import styles from "./TextPage.module.css";
import { useArchiveText, useRestoreText, useShareText, useSubmitText } from "./textMutations";
import { useNavigate } from "react-router-dom";
import type { TextActions_delete$key } from "../../../../__generated__/TextActions_delete.graphql";
import { Dialog } from "../../ui/Dialog";
import { useDeleteOwnText } from "../../features/text/textShelf";
import type { TextActions_edit$key } from "../../../../__generated__/TextActions_edit.graphql";
import { EditForm } from "../../features/text/TextForm";

type Props = { readonly textRef: TextActions_text$key; readonly viewerRef: TextActions_viewer$key | null };

/** The viewer's actions on a text besides typing it, without those that the server would refuse. */
export function TextActions({ textRef, viewerRef }: Props) {
  const { t } = useLingui();
  const viewer = useFragment(
    graphql`
      fragment TextActions_viewer on User @throwOnFieldError {
        ...TextActions_shareViewer
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
        ...TextActions_edit
        ...TextActions_share
        ...TextActions_delete
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

  const change = async (request: Promise<MutationResult<object>>, done: string): Promise<void> => {
    setRefusal(null);
    const result = await request;
    if (result.ok) announce(done);
    else setRefusal(result.error);
  };

  if (rights.every((right) => right === "REVIEW")) return null;
  return (
    <Card title={t`What you can do`}>
      {refusal !== null && <ErrorNotice code={refusal} />}
      <div className={styles["actions"]}>
        {may.has("EDIT") && <EditText textRef={text} />}
        {may.has("SHARE") && viewer !== null && viewer !== undefined && <ShareText textRef={text} viewerRef={viewer} />}
        {may.has("TAKE_BACK") && (
          <Button isBusy={isTaking} onClick={() => void change(share({ text: input }), t`The text is private again.`)}>
            {text.visibility === "PUBLIC" ? t`Withdraw` : t`Stop sharing`}
          </Button>
        )}
        {may.has("SUBMIT") && (
          <Button
            isBusy={isSubmitting}
            onClick={() => void change(submit({ input }), t`The text is now waiting for an admin to review it.`)}
          >
            {t`Submit to make it public`}
          </Button>
        )}
        {may.has("ARCHIVE") && (
          <Button isBusy={isArchiving} onClick={() => void change(archive({ input }), t`The text was archived.`)}>
            {t`Archive`}
          </Button>
        )}
        {may.has("RESTORE") && (
          <Button isBusy={isRestoring} onClick={() => void change(restore({ input }), t`The text was restored.`)}>
            {t`Restore`}
          </Button>
        )}
        {may.has("DELETE") && <DeleteText textRef={text} />}
      </div>
    </Card>
  );
}

/** Deletes one of the viewer's texts, after a confirmation. */
function DeleteText({ textRef }: { readonly textRef: TextActions_delete$key }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { id, title } = useFragment(
    graphql`
      fragment TextActions_delete on Text @throwOnFieldError {
        id
        title
      }
    `,
    textRef,
  );
  const [remove, isDeleting] = useDeleteOwnText();
  const [isOpen, setOpen] = useState(false);
  const [refusal, setRefusal] = useState<ErrorCode | null>(null);

  const confirm = async (): Promise<void> => {
    const code = await remove(id);
    setRefusal(code);
    if (code !== null) return;
    announce(t`The text was deleted.`);
    await navigate("/texts");
  };

  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {t`Delete`}
      </Button>
      <Dialog title={t`Delete “${title}”?`} isOpen={isOpen} onClose={() => setOpen(false)}>
        <div className={styles["column"]}>
          <p>{t`The text and your place in it will be deleted on all your devices. Your results are kept.`}</p>
          {refusal !== null && <ErrorNotice code={refusal} />}
          <div className={styles["actions"]}>
            <Button look="danger" isBusy={isDeleting} onClick={() => void confirm()}>
              {t`Delete`}
            </Button>
            <Button onClick={() => setOpen(false)}>{t({ message: "Cancel", context: "text" })}</Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}

/** Changes a text. */
function EditText({ textRef }: { readonly textRef: TextActions_edit$key }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { id, version, title, body, language, tags, source, ...text } = useFragment(
    graphql`
      fragment TextActions_edit on Text @throwOnFieldError {
        id
        version
        title
        body
        language
        tags
        source
        visibility
      }
    `,
    textRef,
  );
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t`Change`}</Button>
      <Dialog title={t`Edit this text`} isOpen={isOpen} onClose={() => setOpen(false)}>
        {text.visibility === "PUBLIC" && <p>{t`If you change it, it needs to be reviewed again.`}</p>}
        <EditForm
          text={{ id, version, title, body, language: fromWireLanguage(language), tags, source }}
          onSaved={() => setOpen(false)}
        />
      </Dialog>
    </>
  );
}

type ShareTextProps = { readonly textRef: TextActions_share$key; readonly viewerRef: TextActions_shareViewer$key };

/** Shares a text with one of the viewer's groups. */
function ShareText({ textRef, viewerRef }: ShareTextProps) {
  const { t } = useLingui();
  const { groups } = useFragment(
    graphql`
      fragment TextActions_shareViewer on User @throwOnFieldError {
        groups {
          id
          name
          archivedAt
        }
      }
    `,
    viewerRef,
  );
  const { id, version, group } = useFragment(
    graphql`
      fragment TextActions_share on Text @throwOnFieldError {
        id
        version
        group {
          id
        }
      }
    `,
    textRef,
  );
  const [share, isSharing] = useShareText();
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<ErrorCode | null>(null);
  const open = (groups ?? []).filter(({ archivedAt, ...one }) => archivedAt == null && one.id !== group?.id);
  const target = open.find((one) => one.id === chosen) ?? open[0];

  const confirm = async (): Promise<void> => {
    if (target === undefined) return;
    const { name } = target;
    setRefusal(null);
    setOpen(false);
    const result = await share({ text: { id, version }, groupId: target.id });
    if (result.ok) {
      announce(t`The text is now shared with ${name}.`);
      return;
    }
    setRefusal(result.error);
    setOpen(true);
  };

  return (
    <>
      <Button isBusy={isSharing} onClick={() => setOpen(true)}>
        {t`Share with a group`}
      </Button>
      <Dialog title={t`Share with a group`} isOpen={isOpen} onClose={() => setOpen(false)}>
        <div className={styles["column"]}>
          {target === undefined ? (
            <>
              <p>{t`You're not in another group yet. Start one, or join one with its code.`}</p>
              <div>
                <LinkButton to="/groups">{t`Your groups`}</LinkButton>
              </div>
            </>
          ) : (
            <>
              <p>{t`Everyone in the group can read and type it right away. You can stop sharing it later.`}</p>
              <Select
                label={t`Group`}
                options={open.map(({ name, ...one }) => ({ value: one.id, label: name }))}
                value={target.id}
                onChange={setChosen}
              />
              {refusal !== null && <ErrorNotice code={refusal} />}
              <div>
                <Button look="primary" onClick={() => void confirm()}>
                  {t`Share`}
                </Button>
              </div>
            </>
          )}
        </div>
      </Dialog>
    </>
  );
}
