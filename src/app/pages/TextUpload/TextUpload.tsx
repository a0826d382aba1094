import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { limits } from "../../../contract/limits";
import { Button } from "../../ui/Button";
import { ErrorNotice } from "../../ui/ErrorNotice";
import { FilePicker } from "../../ui/FilePicker";
import { LinkButton } from "../../ui/LinkButton";
import { Notice } from "../../ui/Notice";
import { ProgressBar } from "../../ui/ProgressBar";
import { FoundTextCard } from "./FoundTextCard";
import styles from "./TextUploadPage.module.css";
import { useTextUpload } from "./useTextUpload";

const MOST_MB = limits.textFileBytes / 1024 / 1024;

/** A file is chosen, what it holds is shown and can be changed, and what is wanted is kept. */
export function TextUpload() {
  const { t } = useLingui();
  const { part, keeping, issue, file, texts, choose, change, keep, again } = useTextUpload();
  const chosen = texts.filter(({ isChosen, keptId }) => isChosen && keptId === null).length;
  const left = texts.filter(({ keptId }) => keptId === null).length;
  const name = file?.name ?? "";
  return (
    <div className={styles["upload"]}>
      <FilePicker
        label={texts.length === 0 ? t`Choose a file` : t`Choose another file`}
        hint={t`A .txt, .csv or .docx file of at most ${MOST_MB} MB. A table with the columns “title” and “text” is several texts. Nothing is kept before you say so.`}
        accept=".txt,.csv,.docx,text/plain,text/csv,application/vnd.openxmlformats-officedocument.wordprocessingml.document"
        isBusy={part !== null || keeping !== null}
        onChoose={choose}
      />
      {part !== null && (
        <div className={styles["sending"]}>
          <output>{part < 1 ? t`“${name}” is on its way.` : t`“${name}” is being read.`}</output>
          <ProgressBar label={t`Upload of the file`} part={part} />
        </div>
      )}
      {issue === "PAYLOAD_TOO_LARGE" ? (
        <Notice
          kind="error"
          text={t`“${name}” is larger than ${MOST_MB} MB, or unpacks to far more than a text can be. Choose a smaller file.`}
        />
      ) : (
        issue !== null && <ErrorNotice code={issue} onRetry={again} />
      )}
      {texts.length > 0 && (
        <section className={styles["found"]} aria-label={t`What is in the file`}>
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
                isBusy={keeping !== null}
                onClick={keep}
                disabled={chosen === 0 && texts.length > 1}
              >
                {texts.length === 1
                  ? t`Keep this text`
                  : t`${plural(chosen, { one: "Keep # text", other: "Keep # texts" })}`}
              </Button>
              {keeping !== null && (
                <ProgressBar label={t`Texts that are kept`} part={keeping / Math.max(1, keeping + chosen)} />
              )}
            </div>
          ) : (
            <LinkButton to="/texts?owner=own">{t`To my texts`}</LinkButton>
          )}
        </section>
      )}
    </div>
  );
}
