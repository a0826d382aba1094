import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { Language } from "../../../../contract/languages/languages";
import { reportNormalising } from "../../../../engine/text/normaliseText";
import { Button, LinkButton } from "../../../ui/Button";
import { Notice } from "../../../ui/Notice";
import { customQuery } from "../../../features/text/practiceAddress";
import { describeChanges } from "../../../features/text/bodyIssue";
import { TextDialog } from "./OwnTextForms";
import { storePasted, readPasted } from "./pastedText";
import { type Book, BookReading } from "./BookReading";
import styles from "./BookReading.module.css";

/** The text that was pasted in this browser. */
export function PastedReading({ language }: { readonly language: Language }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [pasted] = useState(readPasted);
  // Stored again unchanged, to find out whether this browser stores it.
  const [isSafe] = useState(() => pasted === null || storePasted(pasted));
  const [isSaving, setSaving] = useState(false);
  const back = customQuery(language, { choice: "own", text: null });

  if (pasted === null || pasted.body === "") {
    return (
      <div className={styles["column"]}>
        <Notice text={t`There is no pasted text in this browser.`}>
          <LinkButton look="primary" to={{ search: back }}>
            {t`Paste a text`}
          </LinkButton>
        </Notice>
      </div>
    );
  }
  const { language: spoken, body } = pasted;
  const book: Book = { id: null, title: t`Your own text`, language: spoken, body, parts: [] };
  const changes = describeChanges(reportNormalising(pasted.original));
  return (
    <>
      <BookReading
        book={book}
        start={pasted.position}
        onMove={(position) => void storePasted({ ...pasted, position })}
        back={back}
      >
        <div className={styles["notes"]}>
          {changes.length > 0 && <p>{changes.map((change) => t(change)).join(" ")}</p>}
          {!isSafe && <p>{t`This browser can't save the text. It's here until you close the page.`}</p>}
          <div className={styles["ways"]}>
            <Button look="quiet" isSmall onClick={() => setSaving(true)}>
              {t`Save to my texts`}
            </Button>
            <LinkButton look="quiet" isSmall to={{ search: back }}>
              {t`Edit text`}
            </LinkButton>
          </div>
        </div>
      </BookReading>
      <TextDialog
        isOpen={isSaving}
        text={{ id: null, title: "", body: pasted.body, language: pasted.language }}
        onClose={() => setSaving(false)}
        onSaved={() => void navigate({ search: back })}
      />
    </>
  );
}
