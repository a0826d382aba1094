import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ShareText_text$key } from "../../../../__generated__/ShareText_text.graphql";
import type { ShareText_viewer$key } from "../../../../__generated__/ShareText_viewer.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { Button, LinkButton } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { announce } from "../../ui/Notice";
import { Select } from "../../ui/ChoiceFields";
import styles from "./TextPage.module.css";
import { useShareText } from "./textMutations";

type Props = { readonly textRef: ShareText_text$key; readonly viewerRef: ShareText_viewer$key };

/** Shares a text with one of the viewer's groups. */
export function ShareText({ textRef, viewerRef }: Props) {
  const { t } = useLingui();
  const { groups } = useFragment(
    graphql`
      fragment ShareText_viewer on User @throwOnFieldError {
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
      fragment ShareText_text on Text @throwOnFieldError {
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
