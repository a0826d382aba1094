import { useLingui } from "@lingui/react/macro";
import { graphql, usePreloadedQuery } from "react-relay";
import TextUploadPageQueryNode, {
  type TextUploadPageQuery,
} from "../../../../__generated__/TextUploadPageQuery.graphql";
import { useViewerQuery } from "../../relay/routeQuery";
import { useIsSwitchedOff, SwitchedOff } from "../../features/switches/SwitchedOff";
import { LinkButton, Button } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { PageHeader, PageMeta } from "../../ui/PageHeader";
import styles from "./TextUploadPage.module.css";
import { languageOptions } from "../../platform/locale/languageName";
import { plural } from "@lingui/core/macro";
import { limits } from "../../../contract/limits";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { FilePicker } from "../../ui/FilePicker";
import { ProgressBar } from "../../ui/primitives";
import { isToBeSaved, type FoundText, useTextUpload } from "./useTextUpload";
import type { Language } from "../../../contract/languages/languages";
import { useLocale } from "../../platform/locale/useLocale";
import { formatFigure } from "../../typing/figures/formatFigure";
import { Checkbox, Select } from "../../ui/ChoiceFields";
import { TextArea, TextField } from "../../ui/TextField";
import { useErrorMessage } from "../../ui/errorMessages";
import { describeChanges } from "../../features/text/bodyIssue";

/** Uploads a file with texts. For members. */
export function TextUploadPage() {
  const { t } = useLingui();
  const { viewer, ...query } = usePreloadedQuery<TextUploadPageQuery>(
    graphql`
      query TextUploadPageQuery @throwOnFieldError @preloadable {
        viewer {
          role
        }
        ...SwitchedOff_query
      }
    `,
    useViewerQuery<TextUploadPageQuery>(TextUploadPageQueryNode),
  );
  const isOff = useIsSwitchedOff("UPLOADS", query);
  const isMember = viewer != null && viewer.role !== "GUEST";
  return (
    <div className={styles["page"]}>
      <PageMeta
        title={t`Upload texts`}
        description={t`Add your own texts to type, from a .txt, .csv or .docx file, for yourself, a group or everyone.`}
      />
      <PageHeader
        title={t`Upload texts`}
        lead={t`Type what your class is already reading: a story, a word list, the text of a lesson.`}
      />
      {isMember && isOff && <SwitchedOff feature="UPLOADS" />}
      {isMember && !isOff && <TextUpload />}
      {!isMember && (
        <Notice
          text={t`With an account, you can upload texts and share them with your group. A name and a password are enough.`}
        >
          <LinkButton look="primary" to="/sign-up?next=/texts/upload">
            {t`Sign up`}
          </LinkButton>
          <LinkButton to="/sign-in?next=/texts/upload">{t`Sign in`}</LinkButton>
        </Notice>
      )}
    </div>
  );
}

const MOST_MB = limits.textFileBytes / 1024 / 1024;

const accepted = [
  ".txt",
  ".csv",
  ".docx",
  "text/plain",
  "text/csv",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
].join(",");

/** Chooses a file, shows its texts for editing, and saves the selected ones. */
export function TextUpload() {
  const { t } = useLingui();
  const { part, saving, issue, file, texts, choose, change, save, retry } = useTextUpload();
  const chosen = texts.filter(isToBeSaved).length;
  const left = texts.filter(({ savedId }) => savedId === null).length;
  const name = file?.name ?? "";
  return (
    <div className={styles["upload"]}>
      <FilePicker
        label={texts.length === 0 ? t`Choose a file` : t`Choose another file`}
        hint={t`A .txt, .csv or .docx file, up to ${MOST_MB} MB. A table with the columns “title” and “text” can hold several texts. Nothing is saved until you choose to.`}
        accept={accepted}
        isBusy={part !== null || saving !== null}
        onChoose={choose}
      />
      {part !== null && (
        <div className={styles["sending"]}>
          <output>{part < 1 ? t`Uploading “${name}”` : t`Reading “${name}”`}</output>
          <ProgressBar label={t`File upload`} part={part} />
        </div>
      )}
      {issue === "PAYLOAD_TOO_LARGE" ? (
        <Notice
          kind="error"
          text={t`“${name}” is larger than ${MOST_MB} MB, or gets too large when unpacked. Choose a smaller file.`}
        />
      ) : (
        issue !== null && <ErrorNotice code={issue} onRetry={retry} />
      )}
      {texts.length > 0 && (
        <section className={styles["found"]} aria-label={t`File contents`}>
          <h2>{t`${plural(texts.length, { one: "One text", other: "# texts" })} in “${name}”`}</h2>
          <ul className={styles["list"]}>
            {texts.map((text, at) => (
              <FoundTextCard
                key={text.key}
                text={text}
                place={at + 1}
                count={texts.length}
                onChange={(changed) => change(text.key, changed)}
              />
            ))}
          </ul>
          {left > 0 ? (
            <div className={styles["actions"]}>
              <Button
                look="primary"
                isBusy={saving !== null}
                onClick={save}
                disabled={chosen === 0 && texts.length > 1}
              >
                {texts.length === 1
                  ? t`Save this text`
                  : t`${plural(chosen, { one: "Save # text", other: "Save # texts" })}`}
              </Button>
              {saving !== null && <ProgressBar label={t`Saving texts`} part={saving / Math.max(1, saving + chosen)} />}
            </div>
          ) : (
            <LinkButton to="/texts?in=own">{t`Go to my texts`}</LinkButton>
          )}
        </section>
      )}
    </div>
  );
}

type Props = {
  readonly text: FoundText;
  /** Number of the text, from 1. */
  readonly place: number;
  readonly count: number;
  readonly onChange: (part: Partial<FoundText>) => void;
};

/** A text in the file: title, content, changes by normalizing, and whether it is selected. */
function FoundTextCard({ text, place, count, onChange }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const { title, body, language, isChosen, savedId } = text;
  const bodyMessage = useErrorMessage(text.bodyIssue);
  const [length, name] = [formatFigure(locale, body.length), title === "" ? t`Text ${place}` : title];
  if (savedId !== null) {
    return (
      <li>
        <Notice kind="success" text={t`“${name}” is saved to your texts.`}>
          <LinkButton isSmall to={`/texts/${encodeURIComponent(savedId)}`}>{t`View text`}</LinkButton>
        </Notice>
      </li>
    );
  }
  const changes = describeChanges(text.changes);
  return (
    <li className={styles["text"]}>
      {count > 1 && (
        <Checkbox
          label={t`Save “${name}”`}
          isChecked={isChosen}
          onChange={(chosen) => onChange({ isChosen: chosen })}
        />
      )}
      {isChosen || count === 1 || text.titleIssue !== null || text.bodyIssue !== null ? (
        <>
          <div className={styles["fields"]}>
            <TextField
              name={`title-${place}`}
              label={t`Title`}
              value={title}
              issue={text.titleIssue}
              onChange={(value) => onChange({ title: value, titleIssue: null, isChosen: true })}
            />
            <Select<Language>
              label={t`Language`}
              options={languageOptions(locale)}
              value={language}
              onChange={(value) => onChange({ language: value })}
            />
          </div>
          <TextArea
            name={`body-${place}`}
            label={t`Text`}
            lang={language}
            rows={count > 1 ? 4 : 10}
            hint={t`${length} characters.`}
            issue={text.bodyIssue === null ? null : bodyMessage}
            value={body}
            onChange={(value) => onChange({ body: value, bodyIssue: null, isChosen: true })}
          />
          {changes.length > 0 && (
            <div className={styles["changes"]}>
              <p>{t`Changed so it can be typed:`}</p>
              <ul>
                {changes.map((change) => (
                  <li key={change.id}>{t(change)}</li>
                ))}
              </ul>
            </div>
          )}
        </>
      ) : (
        <p className={styles["excerpt"]} lang={language}>
          {body.slice(0, 160)}
        </p>
      )}
    </li>
  );
}
