import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { limits } from "../../../../../contract/limits";
import { makeTextRules } from "../../../../../contract/textRules";
import type { Language } from "../../../../../engine/practice/PracticeMode";
import { normaliseText } from "../../../../../engine/text/normaliseText";
import { useLocale } from "../../../../platform/locale/useLocale";
import { formatFigure } from "../../../../typing/figures/formatFigure";
import { Button } from "../../../../ui/Button";
import { checkRules, useForm } from "../../../../ui/form/useForm";
import { PageForm } from "../../../../ui/form/Form";
import { TextArea } from "../../../../ui/TextField";
import { customQuery, PASTED } from "../customPlace";
import { keepPasted, readPasted } from "../store/pastedText";
import { bodyIssue } from "./bodyIssue";
import styles from "./OwnTexts.module.css";
import { TextDialog } from "./TextDialog";

const rules = makeTextRules(normaliseText).pick(["body"]);

/** A text is pasted here and typed at once, without an account; who wants it again keeps it. */
export function PasteForm({ language, onKept }: { readonly language: Language; readonly onKept: () => void }) {
  const { t } = useLingui();
  const locale = useLocale();
  const navigate = useNavigate();
  const [isKeeping, setKeeping] = useState(false);
  const inFigures = (value: number): string => formatFigure(locale, value);
  const [before] = useState(readPasted);
  const { field, formProps } = useForm({
    initial: { body: before?.original ?? "" },
    check: (values) => checkRules(rules, values),
    send: async ({ body }) => {
      // Where the storage is full or forbidden it goes on in memory, and the page that types it says so.
      const text = normaliseText(body);
      keepPasted({ body: text, original: body, language, position: text === before?.body ? before.position : 0 });
      await navigate({ search: customQuery(language, { choice: "own", text: PASTED }) });
      return { kind: "done" };
    },
  });
  const { issue, ...body } = field("body");
  const now = inFigures(normaliseText(body.value).length);
  const [least, most] = [inFigures(limits.textBody.min), inFigures(limits.textBody.max)];

  return (
    <>
      <PageForm className={styles["paste"]} {...formProps}>
        <TextArea
          {...body}
          label={t`Your own text`}
          hint={
            body.value === ""
              ? t`Paste or write what you want to type: ${least} to ${most} characters.`
              : t`${now} characters, of ${most} at most.`
          }
          issue={issue === null ? null : t(bodyIssue(issue, body.value, inFigures))}
          lang={language}
        />
        <div className={styles["actions"]}>
          <Button type="submit" look="primary">
            {t`Type this text`}
          </Button>
          <Button onClick={() => setKeeping(true)}>{t`Keep it with my texts`}</Button>
        </div>
        <p
          className={styles["note"]}
        >{t`The text stays in this browser. What you type of it is saved with your result; others see that only if you share it.`}</p>
      </PageForm>
      <TextDialog
        isOpen={isKeeping}
        text={{ id: null, title: "", body: body.value, language }}
        onClose={() => setKeeping(false)}
        onSaved={onKept}
      />
    </>
  );
}
