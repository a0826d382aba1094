import { languageOptions } from "../../platform/locale/languageName";
import {
  findWireLanguage,
  type Language,
  languageOfLocale,
  languagesWith,
  withPart,
  toWireLanguage,
} from "../../../contract/languages/languages";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useNavigate, useSearchParams } from "react-router-dom";
import type { ExamStart_norm$key } from "../../../../__generated__/ExamStart_norm.graphql";
import type { ExamStart_viewer$key } from "../../../../__generated__/ExamStart_viewer.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { findExercise } from "../../../engine/lessons/courses";
import { useLocale } from "../../platform/locale/useLocale";
import { Button, LinkButton } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Checkbox, SegmentedControl } from "../../ui/ChoiceFields";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { Notice } from "../../ui/Notice";
import { PageHeader } from "../../ui/PageHeader";
import { carryWork } from "../../features/dueWork/WorkSlot";
import styles from "./ExamPage.module.css";
import { useCreateExam } from "./examMutations";
import { NormFacts, NormSource } from "../../features/exam/NormFacts";
import { nameOfNorm, timeWords } from "../../features/exam/examWords";
import { givenMs } from "../../../engine/exams/examNorms";

type Props = {
  readonly normRef: ExamStart_norm$key;
  readonly viewerRef: ExamStart_viewer$key | null;
  /** The course exercise that this exam is for. */
  readonly exerciseId: string | null;
};

/** Before an exam: its requirements, its rules, and the options. */
export function ExamStart({ normRef, viewerRef, exerciseId }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const navigate = useNavigate();
  const norm = useFragment(
    graphql`
      fragment ExamStart_norm on ExamNorm @throwOnFieldError {
        name
        title
        version
        minutes
        dyslexiaLevels {
          name
        }
        ...NormFacts_norm
        ...NormFacts_source
      }
    `,
    normRef,
  );
  const viewer = useFragment(
    graphql`
      fragment ExamStart_viewer on User @throwOnFieldError {
        role
        displayName
        examExtraTime
        exams(first: 10) {
          edges {
            node {
              id
              phase
              exerciseId
              norm {
                name
              }
            }
          }
        }
      }
    `,
    viewerRef,
  );
  // An assignment determines the language.
  const [search] = useSearchParams();
  const requestedLanguage = findWireLanguage(search.get("language"));
  const [language, setLanguage] = useState<Language>(
    requestedLanguage ?? withPart(languageOfLocale(locale), "examTexts"),
  );
  const [hasDyslexia, setDyslexia] = useState(false);
  const [error, setError] = useState<ErrorCode | null>(null);
  const [create, isCreating] = useCreateExam();
  const exercise = exerciseId === null ? null : findExercise(exerciseId)?.exercise;
  const isMock = exercise?.kind === "exam" && exercise.isMock;
  const isMember = viewer !== null && viewer !== undefined && viewer.role !== "GUEST";
  const open = viewer?.exams?.edges.find(
    ({ node }) => node.phase !== "FINISHED" && node.norm.name === norm.name && (node.exerciseId ?? null) === exerciseId,
  )?.node;
  const roomOf = (id: string): string => carryWork(search, `/exam/${norm.name}?exam=${encodeURIComponent(id)}`);
  const start = async (): Promise<void> => {
    const answer = await create({
      input: { norm: norm.name, version: norm.version, language: toWireLanguage(language), hasDyslexia, exerciseId },
    });
    setError(answer.ok ? null : answer.error);
    if (answer.ok) await navigate(roomOf(answer.data), { replace: true });
  };
  const name = nameOfNorm(t, norm.name, norm.title);
  const displayName = viewer?.displayName ?? "";
  const extraTime = viewer?.examExtraTime ?? 0;
  const { minutes } = norm;
  const time = timeWords(t, givenMs({ minutes }, extraTime));

  return (
    <div className={styles["start"]}>
      <PageHeader
        title={isMock ? t`Practice exam: ${name}` : name}
        lead={
          isMock
            ? t`Just like the exam, but for practice. There is no certificate.`
            : t`If you pass, you get a certificate with your name on it.`
        }
      />
      {open && (
        <Notice text={t`You have an unfinished exam for this standard.`}>
          <LinkButton look="primary" to={roomOf(open.id)}>
            {t`Continue exam`}
          </LinkButton>
        </Notice>
      )}
      <Card title={t`Requirements`}>
        <NormFacts normRef={norm} hasDyslexia={hasDyslexia} />
        {extraTime > 0 && (
          <p>{t`You have ${time} per attempt, including the ${extraTime}% extra time your group gave you.`}</p>
        )}
        <NormSource normRef={norm} />
      </Card>
      <Card title={t`How it works`}>
        <ExamRules />
      </Card>
      {!isMember && !isMock ? (
        <Notice
          text={t`You need an account to take an exam, because your name goes on the certificate. Everything you typed as a guest moves to your account.`}
        >
          <LinkButton look="primary" to="/sign-up">
            {t`Create an account`}
          </LinkButton>
          <LinkButton to="/sign-in">{t`Sign in`}</LinkButton>
        </Notice>
      ) : (
        <Card
          title={t`Your choice`}
          lead={
            isMock
              ? undefined
              : t`The certificate will show the name ${displayName}. You can change it in the settings.`
          }
        >
          <div className={styles["choices"]}>
            <SegmentedControl
              label={t`Language of the text`}
              options={languageOptions(locale, languagesWith(isMock ? "lessons" : "examTexts"))}
              value={language}
              onChange={setLanguage}
            />
            {norm.dyslexiaLevels && (
              <Checkbox
                label={t`I have a formal dyslexia diagnosis`}
                hint={t`Anyone who checks the certificate can see that these levels were used.`}
                isChecked={hasDyslexia}
                onChange={setDyslexia}
              />
            )}
            <div>
              <Button look="primary" isBusy={isCreating} onClick={() => void start()}>
                {t`Go to the exam room`}
              </Button>
            </div>
          </div>
          {error !== null && <ErrorNotice code={error} onRetry={() => void start()} />}
        </Card>
      )}
    </div>
  );
}

/** The rules of an attempt for candidates, as in the engine's decideExam. */
export function ExamRules() {
  const { t } = useLingui();
  return (
    <ol className={styles["rules"]}>
      <li>{t`Copy the text exactly. Backspace works. At the end of the text, start again from the top.`}</li>
      <li>{t`Several errors in one word count as one. You see your errors and results only afterward.`}</li>
      <li>{t`The clock starts three seconds after you start the attempt. It keeps running, even if you leave or lose your connection.`}</li>
      <li>{t`If you leave or reload the page, come back before time is up to continue where you left off.`}</li>
      <li>{t`If you lose your connection, keep typing. Your keystrokes are saved here, and count if they arrive within ten minutes after time is up.`}</li>
      <li>{t`Type in one window. If you continue in another one, only that window counts.`}</li>
      <li>{t`You can have the text read aloud by a screen reader or this device's voice. Press Down arrow to hear the next words, Up arrow to hear the sentence, or Tab to go to dictation. Your result will say “by ear”.`}</li>
      <li>{t`Every attempt you start counts, no matter how it ends.`}</li>
    </ol>
  );
}
