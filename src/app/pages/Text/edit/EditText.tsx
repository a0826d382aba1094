import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { EditText_text$key } from "../../../../../__generated__/EditText_text.graphql";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import { EditForm } from "./EditForm";

/** Changes a text. */
export function EditText({ textRef }: { readonly textRef: EditText_text$key }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { id, version, title, body, language, tags, source, ...text } = useFragment(
    graphql`
      fragment EditText_text on Text @throwOnFieldError {
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
      <Dialog title={t`Change this text`} isOpen={isOpen} onClose={() => setOpen(false)}>
        {text.visibility === "PUBLIC" && <p>{t`Changed, it waits for review again.`}</p>}
        <EditForm
          text={{ id, version, title, body, language: language === "NL" ? "nl" : "en", tags, source }}
          onSaved={() => setOpen(false)}
        />
      </Dialog>
    </>
  );
}
