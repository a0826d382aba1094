import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { limits } from "../../../../../contract/limits";
import { makeTextRules } from "../../../../../contract/textRules";
import { normaliseText } from "../../../../../engine/text/normaliseText";
import { useLocale } from "../../../../platform/locale/useLocale";
import { formatFigure } from "../../../../typing/figures/formatFigure";
import { checkRules, useForm } from "../../../../ui/form/useForm";
import { Form } from "../../../../ui/form/Form";
import { Select } from "../../../../ui/ChoiceFields";
import { TextArea, TextField } from "../../../../ui/TextField";
import { bodyIssue } from "./bodyIssue";
import { useSaveOwnText } from "./useSaveOwnText";
import type { Language } from "../../../../../engine/practice/PracticeMode";

const rules = makeTextRules(normaliseText);

const languages = [
  { value: "en", label: msg`English` },
  { value: "nl", label: msg`Dutch` },
] as const;

type Props = { readonly text: EditedText; readonly onSaved: () => void };

/** The fields of a text of one's own. The rules are those of the server. */
export function TextForm({ text, onSaved }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const save = useSaveOwnText();
  const inFigures = (value: number): string => formatFigure(locale, value);
  const { field, ...form } = useForm({
    initial: { title: text.title, body: text.body, language: text.language },
    check: (values) => checkRules(rules, values),
    send: async ({ title, body, language }) => {
      const outcome = await save({ id: text.id, title, body, language: language === "nl" ? "NL" : "EN" });
      if (outcome.kind === "done") onSaved();
      return outcome;
    },
  });
  const { issue, ...body } = field("body");
  const language = field("language");
  const now = inFigures(normaliseText(body.value).length);
  const most = inFigures(limits.textBody.max);

  return (
    <Form {...form} action={t`Keep`} actionUnderWay={t`Keeping`}>
      <TextField {...field("title")} label={t`Title`} maxLength={limits.textTitle.max} required />
      <TextArea
        {...body}
        rows={6}
        label={t`Text`}
        hint={t`${now} characters, of ${most} at most.`}
        issue={issue === null ? null : t(bodyIssue(issue, body.value, inFigures))}
        lang={language.value}
      />
      <Select
        label={t`Language`}
        options={languages.map(({ value, label }) => ({ value, label: t(label) }))}
        value={language.value === "nl" ? "nl" : "en"}
        onChange={language.onChange}
      />
    </Form>
  );
}

/** `id` is null for a text that is not kept yet. */
export type EditedText = {
  readonly id: string | null;
  readonly title: string;
  readonly body: string;
  readonly language: Language;
};
