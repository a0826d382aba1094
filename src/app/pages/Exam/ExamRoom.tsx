import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ExamRoom_exam$key } from "../../../../__generated__/ExamRoom_exam.graphql";
import { ExamReady } from "./ExamReady";
import styles from "./ExamRoom.module.css";
import { ExamRunning } from "./ExamRunning";
import { ExamOver } from "./results/ExamOver";
import { nameOfNorm } from "./words/normNames";

/** One exam, wherever it stands. */
export function ExamRoom({ examRef }: { readonly examRef: ExamRoom_exam$key }) {
  const { t } = useLingui();
  const exam = useFragment(
    graphql`
      fragment ExamRoom_exam on Exam @throwOnFieldError {
        phase
        isMock
        norm {
          name
        }
        attempts {
          __typename
        }
        ...ExamReady_exam
        ...ExamRunning_exam
        ...ExamOver_exam
      }
    `,
    examRef,
  );
  const name = t(nameOfNorm(exam.norm.name));
  const attempt = exam.attempts.length;
  const { phase } = exam;
  const [opened] = useState({ phase, attempt });
  const isNew = phase !== opened.phase || attempt !== opened.attempt;
  return (
    <div className={styles["room"]}>
      <h1 className={styles["title"]} data-fades>
        {exam.isMock ? t`Mock exam: ${name}` : name}
      </h1>
      {phase === "READY" && <ExamReady key={attempt} examRef={exam} isNew={isNew} />}
      {phase === "RUNNING" && <ExamRunning key={attempt} examRef={exam} />}
      {phase === "FINISHED" && <ExamOver examRef={exam} isNew={isNew} />}
    </div>
  );
}
