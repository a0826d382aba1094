import { useLingui } from "@lingui/react/macro";
import type { Language } from "../../../../contract/languages/languages";
import type { Course } from "../../../../engine/lessons/Course";
import { useKeyRecords } from "../../../features/course/keyRecords";
import { Button } from "../../../ui/Button";
import { Card } from "../../../ui/Card";
import styles from "./Placement.module.css";
import { PlacementProposal, proposedLesson, StartAnyway } from "./PlacementProposal";

type Props = { readonly course: Course; readonly language: Language; readonly onTest: () => void };

/** For somebody who has not begun the course: a test, or a proposal if their runs so far tell enough. */
export function PlacementCard({ course, language, onTest }: Props) {
  const { t } = useLingui();
  const records = useKeyRecords();
  const lesson = proposedLesson(course, records);
  if (lesson !== null) {
    return (
      <Card title={t`Start where it gets new`} lead={t`Based on what you've typed so far.`}>
        <PlacementProposal course={course} language={language} lesson={lesson} records={records} />
      </Card>
    );
  }
  return (
    <Card title={t`Already know some letters?`} lead={t`Type for 30 seconds and start where it gets new.`}>
      <div className={styles["actions"]}>
        <Button onClick={onTest}>{t`Take the test`}</Button>
        <StartAnyway course={course} />
      </div>
    </Card>
  );
}
