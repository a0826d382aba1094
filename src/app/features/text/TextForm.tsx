import { languageOptions } from "../../platform/locale/languageName";
import { toWireLanguage } from "../../../contract/languages/languages";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { limits } from "../../../contract/limits";
import { makeTextDetailRules, makeTextRules, splitTags } from "../../../contract/textRules";
import { normaliseText } from "../../../engine/text/normaliseText";
import { useLocale } from "../../platform/locale/useLocale";
import { formatFigure } from "../../typing/figures/formatFigure";
import { checkRules, useForm } from "../../ui/form/useForm";
import { Form } from "../../ui/form/Form";
import { Select } from "../../ui/ChoiceFields";
import { TextArea, TextField } from "../../ui/TextField";
import { bodyIssue } from "./bodyIssue";
import { tagWord } from "./TextFacts";
import { type EditedText, useSaveText } from "./saveText";
import styles from "./TextForm.module.css";

const rules = makeTextRules(normaliseText).concat(makeTextDetailRules(normaliseText));

type Props = { readonly text: EditedText; readonly onSaved: (id: string) => void };

/**
 * The fields of a text, by the server's rules. After an edit conflict the other user's version is shown below the
 * fields, which stay as they are.
 */
export function EditForm({ text, onSaved }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const save = useSaveText();
  const [version, setVersion] = useState(text.version);
  const [conflict, setConflict] = useState<EditedText | null>(null);
  const inFigures = (value: number): string => formatFigure(locale, value);
  const { field, ...form } = useForm({
    initial: {
      title: text.title,
      body: text.body,
      language: text.language,
      tags: text.tags.join(", "),
      source: text.source,
    },
    check: (values) => checkRules(rules, { ...values, tags: splitTags(values.tags) }),
    send: async ({ title, body, language, tags, source }) => {
      const {
        outcome,
        saved,
        now: theirs,
      } = await save({
        id: text.id,
        version,
        title,
        body,
        language: toWireLanguage(language),
        tags: splitTags(tags),
        source,
      });
      setConflict(theirs);
      // Once the other version was shown, this one may overwrite it.
      if (theirs !== null) setVersion(theirs.version);
      if (saved !== null) onSaved(saved);
      return outcome;
    },
  });
  const { issue, ...body } = field("body");
  const language = field("language");
  const now = inFigures(normaliseText(body.value).length);
  const most = inFigures(limits.textBody.max);
  const subjects = ["animals", "history"].map((tag) => tagWord(tag, t)).join(", ");

  return (
    <Form {...form} action={conflict === null ? t`Save` : t`Overwrite with my version`} actionUnderWay={t`Saving`}>
      <TextField {...field("title")} label={t`Title`} maxLength={limits.textTitle.max} required />
      <TextArea
        {...body}
        rows={6}
        label={t`Text`}
        hint={t`${now} of ${most} characters`}
        issue={issue === null ? null : t(bodyIssue(issue, body.value, inFigures))}
        lang={language.value}
      />
      <Select
        label={t`Language`}
        options={languageOptions(locale)}
        value={language.value}
        onChange={language.onChange}
      />
      <TextField
        {...field("tags")}
        label={t`Tags`}
        hint={t`Topics, separated by commas, such as ${subjects}. Up to 10.`}
      />
      <TextField
        {...field("source")}
        label={t`Source and license`}
        hint={t`Who wrote it, and whether others may use it. An admin checks this before a text becomes public.`}
        maxLength={limits.textSource.max}
      />
      {conflict !== null && <EditConflict theirs={conflict} />}
    </Form>
  );
}

/** The version of a text that another user saved meanwhile. */
function EditConflict({ theirs }: { readonly theirs: EditedText }) {
  const { t } = useLingui();
  const { title } = theirs;
  return (
    <details className={styles["column"]} open>
      <summary>{t`Current version: “${title}”`}</summary>
      <p lang={theirs.language}>{theirs.body}</p>
      {theirs.tags.length > 0 && <p className={styles["soft"]}>{theirs.tags.join(", ")}</p>}
      {theirs.source !== "" && <p className={styles["soft"]}>{theirs.source}</p>}
    </details>
  );
}
