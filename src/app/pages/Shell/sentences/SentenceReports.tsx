import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { BareButton } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import styles from "./SentenceReports.module.css";
import { SentenceList } from "./SentenceList";
import { useDialogTexts } from "./useDialogTexts";
import type { Reported } from "./useReportSentence";

/** In a beta language: opens the list of the sentences on the page, of which each can be reported. */
export function SentenceReports() {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const [reported, setReported] = useState<ReadonlyMap<string, Reported>>(new Map());
  const readDialogs = useDialogTexts();
  return (
    <div data-sentence-reports>
      <BareButton className={styles["open"]} onClick={() => setIsOpen(true)}>
        {t`Report a sentence`}
      </BareButton>
      <Dialog title={t`Report a sentence`} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <SentenceList
          readMore={readDialogs}
          reported={reported}
          onReported={(sentence, next) => setReported((before) => new Map([...before, [sentence, next]]))}
        />
      </Dialog>
    </div>
  );
}
