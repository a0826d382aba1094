import { languageOptions } from "../../../platform/locale/languageName";
import { useLingui } from "@lingui/react/macro";
import { useState, useCallback } from "react";
import { useNavigate } from "react-router-dom";
import { limits } from "../../../../contract/limits";
import { makeTextRules } from "../../../../contract/textRules";
import {
  type Language,
  toWireLanguage,
  DEFAULT_LANGUAGE,
  findLanguage,
} from "../../../../contract/languages/languages";
import { normalizeText, isUnchanged, reportNormalizing } from "../../../../engine/text/normalizeText";
import { useLocale } from "../../../platform/locale/useLocale";
import { formatFigure } from "../../../typing/figures/formatFigure";
import { Button } from "../../../ui/Button";
import { checkRules, useForm, type FormOutcome, PageForm, Form } from "../../../ui/form/Form";
import { TextArea, TextField } from "../../../ui/TextField";
import { customQuery, PASTED } from "../../../features/addresses";
import { bodyIssue, describeChanges } from "../../../features/text/bodyIssue";
import styles from "./TextRows.module.css";
import { Dialog } from "../../../ui/Dialog";
import { Select } from "../../../ui/ChoiceFields";
import { graphql } from "react-relay";
import type {
  SaveOwnTextInput,
  OwnTextFormsUseSaveOwnTextMutation,
} from "../../../../../__generated__/OwnTextFormsUseSaveOwnTextMutation.graphql";
import { toFormOutcome, useResultMutation } from "../../../relay/useResultMutation";
import { announce } from "../../../ui/Notice";
import { asRecord, readOwn, writeOwn } from "../../../features/text/personalStorage";

const rules = makeTextRules(normalizeText).pick(["body"]);

/** A form to paste a text and type it at once, without an account; it can be saved for later. */
export function PasteForm({ language, onSaved }: { readonly language: Language; readonly onSaved: () => void }) {
  const { t } = useLingui();
  const locale = useLocale();
  const navigate = useNavigate();
  const [isSaving, setSaving] = useState(false);
  const inFigures = (value: number): string => formatFigure(locale, value);
  const [before] = useState(readPasted);
  const { field, formProps } = useForm({
    initial: { body: before?.original ?? "" },
    check: (values) => checkRules(rules, values),
    send: async ({ body }) => {
      // If the storage is full or forbidden, it is kept in memory, and the typing page says so.
      const text = normalizeText(body);
      storePasted({ body: text, original: body, language, position: text === before?.body ? before.position : 0 });
      await navigate({ search: customQuery(language, { choice: "own", text: PASTED }) });
      return { kind: "done" };
    },
  });
  const { issue, ...body } = field("body");
  const now = inFigures(normalizeText(body.value).length);
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
              : t`${now} of ${most} characters`
          }
          issue={issue === null ? null : t(bodyIssue(issue, body.value, inFigures))}
          lang={language}
        />
        <div className={styles["ownTextsActions"]}>
          <Button type="submit" look="primary">
            {t`Type this text`}
          </Button>
          <Button onClick={() => setSaving(true)}>{t`Save to my texts`}</Button>
        </div>
        <p
          className={styles["note"]}
        >{t`The text stays in this browser. The part you type is saved with your result. Others only see it if you share it.`}</p>
      </PageForm>
      <TextDialog
        isOpen={isSaving}
        text={{ id: null, title: "", body: body.value, language }}
        onClose={() => setSaving(false)}
        onSaved={onSaved}
      />
    </>
  );
}

type Props = {
  readonly isOpen: boolean;
  readonly text: EditedText;
  readonly onClose: () => void;
  readonly onSaved: () => void;
};

/** A dialog to save or change one of the viewer's texts. */
export function TextDialog({ isOpen, text, onClose, onSaved }: Props) {
  const { t } = useLingui();
  const done = (): void => {
    onClose();
    onSaved();
  };
  return (
    <Dialog title={text.id === null ? t`Save this text` : t`Edit this text`} isOpen={isOpen} onClose={onClose}>
      <TextForm text={text} onSaved={done} />
    </Dialog>
  );
}

const textFormRules = makeTextRules(normalizeText);

type TextFormProps = { readonly text: EditedText; readonly onSaved: () => void };

/** The fields of one of the viewer's texts, by the server's rules. */
function TextForm({ text, onSaved }: TextFormProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const save = useSaveOwnText();
  const inFigures = (value: number): string => formatFigure(locale, value);
  const { field, ...form } = useForm({
    initial: { title: text.title, body: text.body, language: text.language },
    check: (values) => checkRules(textFormRules, values),
    send: async ({ title, body, language }) => {
      const outcome = await save({ id: text.id, title, body, language: toWireLanguage(language) });
      if (outcome.kind === "done") onSaved();
      return outcome;
    },
  });
  const { issue, ...body } = field("body");
  const language = field("language");
  const now = inFigures(normalizeText(body.value).length);
  const most = inFigures(limits.textBody.max);

  return (
    <Form {...form} action={t`Save`} actionUnderWay={t`Saving`}>
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
    </Form>
  );
}

/** `id` is null for a text that is not saved yet. */
type EditedText = {
  readonly id: string | null;
  readonly title: string;
  readonly body: string;
  readonly language: Language;
};

/**
 * Saves a text in the viewer's account, or in that of a new guest, and announces what normalizing changed.
 */
function useSaveOwnText() {
  const { t } = useLingui();
  const [run] = useResultMutation<OwnTextFormsUseSaveOwnTextMutation, true>(
    graphql`
      mutation OwnTextFormsUseSaveOwnTextMutation($input: SaveOwnTextInput!) {
        saveOwnText(input: $input) {
          __typename
          ... on SaveOwnTextSuccess {
            text {
              # eslint-disable-next-line relay/unused-fields -- Refreshes the text wherever it is on screen.
              ...TextRows_text
            }
          }
          ... on Error {
            code
          }
          ... on InvalidInputError {
            issues {
              path
              code
            }
          }
        }
      }
    `,
    () => true,
    { needsAccount: true },
  );
  return useCallback(
    async (input: SaveOwnTextInput): Promise<FormOutcome> => {
      const result = await run({ input });
      if (!result.ok) return toFormOutcome(result);
      const report = reportNormalizing(input.body);
      announce(
        isUnchanged(report)
          ? t`The text is saved.`
          : [t`The text is saved.`, ...describeChanges(report).map((change) => t(change))].join(" "),
      );
      return { kind: "done" };
    },
    [run, t],
  );
}

/** The text that the user pasted. It is only in this browser and survives reloads, but other devices do not have it. */
type PastedText = {
  /** Normalized. */
  readonly body: string;
  /** As it was pasted, to report what normalizing changed. */
  readonly original: string;
  readonly language: Language;
  /** Where the next portion begins, in UTF-16 units. */
  readonly position: number;
};

const NAME = "pasted";

export function readPasted(): PastedText | null {
  const stored = asRecord(readOwn(NAME));
  if (stored === null || typeof stored["body"] !== "string" || typeof stored["position"] !== "number") return null;
  const original = typeof stored["original"] === "string" ? stored["original"] : stored["body"];
  return {
    body: normalizeText(stored["body"]),
    original,
    language: findLanguage(stored["language"]) ?? DEFAULT_LANGUAGE,
    position: Math.max(0, stored["position"]),
  };
}

/** False if it is only kept until the page closes. */
export function storePasted(text: PastedText): boolean {
  return writeOwn(NAME, text);
}
