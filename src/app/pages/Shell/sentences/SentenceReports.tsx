import { useLingui } from "@lingui/react/macro";
import { useState, useCallback, useEffect, useRef } from "react";
import { BareButton } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import styles from "./SentenceReports.module.css";
import { SentenceList, type Reported } from "./SentenceList";
import { useLocation } from "react-router-dom";
import { sentencesOnPage } from "./useSentences";

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

/**
 * Collects the texts of dialogs that were open on this page, because nothing behind an open dialog can be pressed.
 * @returns a function that reads them.
 */
function useDialogTexts(): () => readonly string[] {
  const { pathname } = useLocation();
  const texts = useRef<{ readonly pathname: string; readonly found: ReadonlySet<string> } | null>(null);
  useEffect(() => {
    const found = new Set<string>();
    texts.current = { pathname, found };
    const observer = new MutationObserver((records) => {
      for (const { target } of records) {
        if (!(target instanceof HTMLDialogElement) || !target.open || target.closest("[data-sentence-reports]"))
          continue;
        for (const text of sentencesOnPage(target, (shown) => shown)) found.add(text);
      }
    });
    observer.observe(document.body, { subtree: true, attributes: true, attributeFilter: ["open"] });
    return () => observer.disconnect();
  }, [pathname]);
  return useCallback(() => [...(texts.current?.found ?? [])], []);
}
