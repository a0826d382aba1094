import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { PlanPanel_group$key } from "../../../../__generated__/PlanPanel_group.graphql";
import { languagesWith, toWireLanguage } from "../../../contract/languages/languages";
import { type PlanId, type PlanTask, planWeeks } from "../../../engine/lessons/assignmentPlans";
import { courseForLayout, courseLayouts, usInternational } from "../../../engine/lessons/courses";
import { gameName, useLessonName } from "../../features/assignment/assignmentWords";
import { courseLayoutNames } from "../../features/assignment/LessonChoice";
import { chapterNames } from "../../features/course/chapterNames";
import { nameOfNorm } from "../../features/exam/examWords";
import { formatDate } from "../../platform/dates/formatDate";
import { parseDateAndTime, toDateAndTime } from "../../platform/dates/localTime";
import { languageOptions } from "../../platform/locale/languageName";
import { useLocale } from "../../platform/locale/useLocale";
import { serverNow } from "../../relay/serverClock";
import { toFormOutcome } from "../../relay/useResultMutation";
import { layoutIdOf, layoutNames } from "../../typing/keyboard/layouts";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Checkbox, SegmentedControl, Select } from "../../ui/ChoiceFields";
import { Form, useForm } from "../../ui/form/Form";
import { announce } from "../../ui/Notice";
import { useMakePlan } from "./assignmentMutations";
import { useSuggestedLanguage } from "./formValues";
import styles from "./GroupWorkPage.module.css";
import { DateField } from "../../ui/DateField";

const DAY_MS = 86_400_000;

type Props = {
  readonly groupRef: PlanPanel_group$key;
  readonly onMade: () => void;
  readonly onClose: () => void;
};

/** A plan of twelve weeks for a group: its weeks, from which day, and a button that makes the assignments. */
export function PlanPanel({ groupRef, onMade, onClose }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const { id, settings } = useFragment(
    graphql`
      fragment PlanPanel_group on Group @throwOnFieldError {
        id
        settings {
          layout
        }
      }
    `,
    groupRef,
  );
  const suggested = useSuggestedLanguage();
  const [make] = useMakePlan();
  const [start] = useState(() => nextMonday(serverNow()));
  const ofGroup = courseForLayout(layoutIdOf(settings.layout) ?? "");
  const { field, ...form } = useForm({
    initial: {
      plan: "AGE_9_12",
      layout: courseLayouts[(ofGroup ?? usInternational).id],
      language: suggested,
      startsOn: start,
      isOpen: "",
    },
    check: ({ startsOn }) =>
      parseDateAndTime(startsOn, "00:00") === null ? [{ path: "startsOn", code: "REQUIRED" as const }] : [],
    send: async ({ startsOn, isOpen }) => {
      const result = await make({
        input: {
          groupId: id,
          plan,
          layout: courseLayoutNames[course.id],
          language: toWireLanguage(languages.find((one) => one === language.value) ?? suggested),
          startsOn,
          titles: weeks.map(titleOf),
          isOpen: isOpen !== "",
        },
      });
      const outcome = toFormOutcome(result);
      if (!result.ok) return outcome;
      const { made } = result.data;
      announce(
        made === 0
          ? t`This group already has this plan. Nothing was added.`
          : t`${plural(made, { one: "# assignment was added.", other: "# assignments were added." })}`,
      );
      onMade();
      onClose();
      return outcome;
    },
  });
  const [layout, language, startsOn, isOpen] = [field("layout"), field("language"), field("startsOn"), field("isOpen")];
  const plan: PlanId = field("plan").value === "AGE_13_UP" ? "AGE_13_UP" : "AGE_9_12";
  const languages = languagesWith("examTexts");
  const course = courseForLayout(layout.value) ?? usInternational;
  const weeks = planWeeks(plan, course);
  const firstDay = parseDateAndTime(startsOn.value, "12:00");
  const taskWords = usePlanTaskWords();
  const titleOf = ({ number, chapter }: (typeof weeks)[number]): string => {
    const name = t(chapterNames[chapter]);
    return t`Week ${number}: ${name}`;
  };
  return (
    <Card title={t`12-week plan`} lead={t`One assignment for each week. You can change or delete each of them later.`}>
      <Form {...form} action={t`Add these 12 assignments`} actionUnderWay={t`Adding`}>
        <SegmentedControl
          label={t`Age`}
          options={[
            { value: "AGE_9_12", label: t`9 to 12` },
            { value: "AGE_13_UP", label: t`13 and up` },
          ]}
          value={plan}
          onChange={field("plan").onChange}
        />
        <div className={styles["numbers"]}>
          <Select
            label={t`Keyboard`}
            options={Object.values(courseLayouts).map((one) => ({ value: one, label: t(layoutNames[one]) }))}
            value={courseLayouts[course.id]}
            onChange={layout.onChange}
          />
          {plan === "AGE_13_UP" && (
            <Select
              label={t`Language of the exam`}
              options={languageOptions(locale, languages).map(({ value, label }) => ({ value, label }))}
              value={languages.find((one) => one === language.value) ?? suggested}
              onChange={language.onChange}
            />
          )}
          <DateField {...startsOn} label={t`First day`} />
        </div>
        <ol className={styles["weeks"]}>
          {weeks.map((week, at) => (
            <li key={week.number}>
              <strong>{titleOf(week)}</strong>
              {firstDay !== null && (
                <span className={styles["weekDay"]} lang="nl">
                  {formatDate(firstDay + at * 7 * DAY_MS)}
                </span>
              )}
              <ul className={styles["weekTasks"]}>
                {week.tasks.map((task) => (
                  <li key={JSON.stringify(task)}>{taskWords(task)}</li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
        <Checkbox
          label={t`Open the next assignment automatically each week`}
          hint={t`If this is off, each assignment stays a draft until you open it.`}
          isChecked={isOpen.value !== ""}
          onChange={(isChecked) => isOpen.onChange(isChecked ? "yes" : "")}
        />
      </Form>
      <div>
        <Button look="quiet" onClick={onClose}>
          {t`Cancel`}
        </Button>
      </div>
    </Card>
  );
}

/** Says what a task of a plan is, in a few words. */
function usePlanTaskWords(): (task: PlanTask) => string {
  const { t } = useLingui();
  const lessonName = useLessonName(false);
  return (task) => {
    if (task.kind === "GOAL") {
      const { minutes, accuracy } = task;
      return t`${minutes} minutes of practice, and a run with ${accuracy}% accuracy`;
    }
    if (task.kind === "EXAM") {
      const exam = nameOfNorm(t, task.norm, null);
      return t`Exam: ${exam}`;
    }
    const lesson = lessonName(task.lesson);
    if (task.exercise === undefined) return t`Lesson: ${lesson}`;
    const game = t(gameName(task.exercise));
    return t`Game: ${game} (${lesson})`;
  };
}

/** The first Monday after today, as a date field writes it. */
function nextMonday(now: number): string {
  const today = toDateAndTime(now).date;
  const day = new Date(`${today}T00:00:00Z`).getUTCDay();
  return new Date(Date.parse(`${today}T00:00:00Z`) + ((8 - day) % 7 || 7) * DAY_MS).toISOString().slice(0, 10);
}
