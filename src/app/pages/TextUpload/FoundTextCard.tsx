import { useLingui } from "@lingui/react/macro";
import type { Language } from "../../../engine/practice/PracticeMode";
import { useLocale } from "../../platform/locale/useLocale";
import { formatFigure } from "../../typing/figures/formatFigure";
import { Checkbox } from "../../ui/Checkbox";
import { LinkButton } from "../../ui/LinkButton";
import { Notice } from "../../ui/Notice";
import { Select } from "../../ui/Select";
import { TextArea } from "../../ui/TextArea";
import { TextField } from "../../ui/TextField";
import { useErrorMessage } from "../../ui/useErrorMessage";
import { describeChanges } from "../Practice/custom/describeChanges";
import type { FoundText } from "./FoundText";
import styles from "./TextUploadPage.module.css";

type Props = {
  readonly text: FoundText;
  /** Which of how many, from 1. */
  readonly place: number;
  readonly count: number;
  readonly onChange: (part: Partial<FoundText>) => void;
};

/** One text of the file: what it is called, what it says, what was changed of it, and whether it is wanted. */
export function FoundTextCard({ text, place, count, onChange }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const { title, body, language, isChosen, keptId } = text;
  const bodyMessage = useErrorMessage(text.bodyIssue);
  const [length, name] = [formatFigure(locale, body.length), title === "" ? t`Text ${place}` : title];
  if (keptId !== null) {
    return (
      <li>
        <Notice kind="success" text={t`“${name}” is kept with your texts.`}>
          <LinkButton isSmall to={`/texts/${encodeURIComponent(keptId)}`}>{t`Look at it`}</LinkButton>
        </Notice>
      </li>
    );
  }
  const changes = describeChanges(text.changes);
  return (
    <li className={styles["text"]}>
      {count > 1 && (
        <Checkbox
          label={t`Keep “${name}”`}
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
              options={[
                { value: "nl", label: t`Dutch` },
                { value: "en", label: t`English` },
              ]}
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
              <p>{t`So that it can be typed, this was changed:`}</p>
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
