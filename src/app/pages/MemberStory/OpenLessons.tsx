import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql } from "react-relay";
import type { OpenLessonsMutation } from "../../../../__generated__/OpenLessonsMutation.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import type { Course } from "../../../engine/lessons/Course";
import { findLesson } from "../../../engine/lessons/courses";
import { useLessonTitle } from "../../features/course/lessonLanguage";
import { useResultMutation } from "../../relay/useResultMutation";
import { Button } from "../../ui/Button";
import { Select } from "../../ui/ChoiceFields";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import styles from "./MemberStoryPage.module.css";

type Props = { readonly memberId: string; readonly course: Course };
type Outcome = { readonly lessonId: string; readonly error: ErrorCode | null };

/** Lets a coach open the lessons of a member's course up to one. Those that were skipped are not passed. */
export function OpenLessons({ memberId, course }: Props) {
  const { t } = useLingui();
  const titleOf = useLessonTitle();
  const [chosen, setChosen] = useState("");
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [run, isBusy] = useResultMutation<OpenLessonsMutation, true>(
    graphql`
      mutation OpenLessonsMutation($lessonId: String!, $memberId: ID) {
        openLesson(lessonId: $lessonId, memberId: $memberId) {
          __typename
          ... on OpenLessonSuccess {
            member {
              ...StoryCourse_member
            }
          }
          ... on Error {
            code
          }
        }
      }
    `,
    ({ __typename }) => (__typename === "OpenLessonSuccess" ? true : null),
  );
  // Another course has other lessons.
  const lesson = course.lessons.find(({ id }) => id === chosen) ?? course.lessons[1];
  if (!lesson) return null;
  const open = async (): Promise<void> => {
    const answer = await run({ lessonId: lesson.id, memberId });
    setOutcome({ lessonId: lesson.id, error: answer.ok ? null : answer.error });
  };
  const opened = outcome?.error === null ? findLesson(outcome.lessonId)?.lesson : undefined;
  const title = opened === undefined ? "" : titleOf(opened);
  return (
    <div className={styles["openLessons"]}>
      <Select
        label={t`Lesson`}
        options={course.lessons.map((each, at) => ({ value: each.id, label: `${at}. ${titleOf(each)}` }))}
        value={lesson.id}
        onChange={setChosen}
      />
      <Button isBusy={isBusy} onClick={() => void open()}>{t`Open up to here`}</Button>
      <output>{opened !== undefined && t`Opened every lesson up to “${title}”.`}</output>
      {outcome?.error != null && <ErrorNotice code={outcome.error} />}
    </div>
  );
}
