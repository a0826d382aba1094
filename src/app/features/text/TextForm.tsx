import { languageOptions } from "../../platform/locale/languageName";
import { fromWireLanguage, type Language, toWireLanguage } from "../../../contract/languages/languages";
import { useLingui } from "@lingui/react/macro";
import { useCallback, useState } from "react";
import { limits } from "../../../contract/limits";
import { makeTextDetailRules, makeTextRules, splitTags } from "../../../contract/textRules";
import { isUnchanged, normalizeText, reportNormalizing } from "../../../engine/text/normalizeText";
import { useLocale } from "../../platform/locale/useLocale";
import { formatFigure } from "../../typing/figures/formatFigure";
import { checkRules, type FormOutcome, useForm, Form } from "../../ui/form/Form";
import { Select } from "../../ui/ChoiceFields";
import { TextArea, TextField } from "../../ui/TextField";
import { bodyIssue, describeChanges } from "./bodyIssue";
import { tagWord } from "./TextFacts";
import styles from "./TextForm.module.css";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { SaveTextInput, TextFormMutation } from "../../../../__generated__/TextFormMutation.graphql";
import { toFormOutcome, useResultMutation } from "../../relay/useResultMutation";
import { announce } from "../../ui/Notice";
import type { IEnvironment } from "relay-runtime";
import type { TextFormQuery } from "../../../../__generated__/TextFormQuery.graphql";

const rules = makeTextRules(normalizeText).concat(makeTextDetailRules(normalizeText));

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
  const now = inFigures(normalizeText(body.value).length);
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

type Saving = {
  readonly outcome: FormOutcome;
  /** Id of the saved text; null if it was not saved. */
  readonly saved: string | null;
  /** The version that another user saved meanwhile; null without an edit conflict. */
  readonly now: EditedText | null;
};

/**
 * Saves a text, in the account of a new guest if there is none, and returns what normalizing changed. Rejects when
 * there is no response.
 */
function useSaveText() {
  const { t } = useLingui();
  const environment = useRelayEnvironment();
  const [run] = useResultMutation<TextFormMutation, string>(
    graphql`
      mutation TextFormMutation($input: SaveTextInput!) {
        saveText(input: $input) {
          __typename
          ... on SaveTextSuccess {
            text {
              id
              # eslint-disable-next-line relay/unused-fields -- Refreshes the text wherever it is on screen.
              ...TextPage_text
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
    ({ text }) => text?.id,
    { needsAccount: true },
  );
  return useCallback(
    async (input: SaveTextInput): Promise<Saving> => {
      const result = await run({ input });
      if (result.ok) {
        const report = reportNormalizing(input.body);
        announce(
          isUnchanged(report)
            ? t`The text is saved.`
            : [t`The text is saved.`, ...describeChanges(report).map((change) => t(change))].join(" "),
        );
        return { outcome: { kind: "done" }, saved: result.data, now: null };
      }
      return {
        outcome: toFormOutcome(result),
        saved: null,
        now: result.error === "EDIT_CONFLICT" && input.id != null ? await fetchEdited(environment, input.id) : null,
      };
    },
    [environment, run, t],
  );
}

/** The server's current version of a text; null if it was deleted. Rejects when there is no response. */
async function fetchEdited(environment: IEnvironment, id: string): Promise<EditedText | null> {
  const answer = await fetchQuery<TextFormQuery>(
    environment,
    graphql`
      query TextFormQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          __typename
          ... on Text {
            version
            title
            body
            language
            tags
            source
          }
        }
      }
    `,
    { id },
    { fetchPolicy: "network-only" },
  ).toPromise();
  if (answer?.node?.__typename !== "Text") return null;
  const { version, title, body, language, tags, source } = answer.node;
  return { id, version, title, body, language: fromWireLanguage(language), tags, source };
}

/** The editable part of a text. `id` and `version` are null until it is saved. */
type EditedText = {
  readonly id: string | null;
  readonly version: number | null;
  readonly title: string;
  readonly body: string;
  readonly language: Language;
  readonly tags: readonly string[];
  readonly source: string;
};
