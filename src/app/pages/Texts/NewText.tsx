import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useLocale } from "../../platform/locale/useLocale";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { textAddress } from "../Text/textAddress";
import { EditForm } from "../Text/edit/EditForm";

/** Where a text of one's own begins; its page comes next. */
export function NewText() {
  const { t } = useLingui();
  const locale = useLocale();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="primary" onClick={() => setOpen(true)}>
        {t`Write a text`}
      </Button>
      <Dialog title={t`A text of your own`} isOpen={isOpen} onClose={() => setOpen(false)}>
        <EditForm
          text={{
            id: null,
            version: null,
            title: "",
            body: "",
            language: locale === "nl-NL" ? "nl" : "en",
            tags: [],
            source: "",
          }}
          onSaved={(id) => void navigate(textAddress(id))}
        />
      </Dialog>
    </>
  );
}
