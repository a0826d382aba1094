import { useLingui } from "@lingui/react/macro";
import { useRoleNouns } from "../../features/group/roleWords";
import { useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { AssignmentForm_assignment$key } from "../../../../__generated__/AssignmentForm_assignment.graphql";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { useForm, Form } from "../../ui/form/Form";
import { announce, Notice } from "../../ui/Notice";
import { SegmentedControl } from "../../ui/ChoiceFields";
import { TextField, TextArea } from "../../ui/TextField";
import { useErrorMessage } from "../../ui/errorMessages";
import { toFormOutcome } from "../../relay/useResultMutation";
import { announceDraft, useChangeAssignment, useCreateAssignment } from "./assignmentMutations";
import styles from "./GroupWorkPage.module.css";
import {
  checkForm,
  inForm,
  keyOfTask,
  newTask,
  taskField,
  toFields,
  useInitialValues,
  useSuggestedLanguage,
} from "./formValues";
import { TaskCard } from "./TaskCard";
import { type Field, useNormOptions } from "./TaskFields";
import { MemberChoice } from "./MemberChoice";
import type { AssignmentForm_query$key } from "../../../../__generated__/AssignmentForm_query.graphql";
import { ErrorBoundary } from "../../ui/ErrorBoundary";
import type { AssignmentForm_nowNoticeAssignment$key } from "../../../../__generated__/AssignmentForm_nowNoticeAssignment.graphql";
import { DueWords, OpeningWords, TaskWords } from "../../features/assignment/assignmentWords";
import type { MultiSelectOption } from "../../ui/multiSelect/SelectBox";
import { useShortUnit } from "../../typing/useSpeedUnit";
import { limits } from "../../../contract/limits";
import { serverNow } from "../../relay/serverClock";
import { formatDateTime } from "../../platform/dates/formatDate";
import { parseDateAndTime, weekNumberOf } from "../../platform/dates/localTime";
import { Dated } from "../../ui/Dated";

type Props = {
  readonly groupId: string;
  readonly queryRef: AssignmentForm_query$key;
  /** Null for a new one. */
  readonly assignmentRef: AssignmentForm_assignment$key | null;
  readonly connections: readonly string[];
  readonly onClose: () => void;
};

/** Makes an assignment or changes one. Whatever is refused, what was typed stays. */
export function AssignmentForm({ groupId, queryRef, assignmentRef, connections, onClose }: Props) {
  const { t } = useLingui();
  const nouns = useRoleNouns();
  const query = useFragment(
    graphql`
      fragment AssignmentForm_query on Query
      @throwOnFieldError
      @argumentDefinitions(groupId: { type: "ID!" }, language: { type: "Language!" }) {
        ...TaskFields_norms @arguments(groupId: $groupId)
        group: node(id: $groupId) {
          ...MemberChoice_group @alias(as: "members")
        }
        ...TaskCard_query @arguments(groupId: $groupId, language: $language)
      }
    `,
    queryRef,
  );
  const assignment = useFragment(
    graphql`
      fragment AssignmentForm_assignment on Assignment @throwOnFieldError {
        id
        version
        members {
          id
          user {
            displayName
          }
        }
        tasks {
          position
          ...TaskCard_item
        }
        ...formValues_assignment
        ...AssignmentForm_nowNoticeAssignment
      }
    `,
    assignmentRef,
  );
  // The version that the coach has seen: a newer one is shown before it is overwritten.
  const [seen, setSeen] = useState(assignment?.version ?? 0);
  const [hasConflict, setConflict] = useState(false);
  // What is chosen stays chosen, even if no list shows it anymore.
  const [members, setMembers] = useState<readonly MultiSelectOption[]>(() =>
    (assignment?.members ?? []).map(({ id, user }) => ({ value: id, label: user.displayName })),
  );
  const memberIds = members.map(({ value }) => value);
  const norms = useNormOptions(query);
  const { perWpm } = useShortUnit();
  const initial = useInitialValues(assignment ?? null, perWpm);
  const suggested = useSuggestedLanguage();
  // Keys of the tasks in order, and how many there ever were.
  const [tasks, setTasks] = useState<readonly string[]>(() =>
    assignment ? assignment.tasks.map(({ position }) => keyOfTask(position)) : [keyOfTask(0)],
  );
  const [count, setCount] = useState(tasks.length);
  // Which of the two buttons is pressed.
  const isDraft = useRef(false);
  const [create] = useCreateAssignment();
  const change = useChangeAssignment();
  const { field, ...form } = useForm({
    initial,
    check: (values) => checkForm({ values, tasks, members: memberIds, perWpm }),
    send: async (values) => {
      const fields = toFields({ values, tasks, members: memberIds, perWpm }, suggested);
      const isOpen = !isDraft.current;
      const version = hasConflict ? (assignment?.version ?? seen) : seen;
      const result = assignment
        ? await change({ id: assignment.id, version, fields })
        : await create({ input: { groupId, fields, isOpen }, connections: [...connections] });
      const outcome = toFormOutcome(result);
      setSeen(version);
      setConflict(outcome.kind === "refused" && outcome.code === "EDIT_CONFLICT");
      if (outcome.kind === "issues") return { kind: "issues", issues: inForm(outcome.issues, values, tasks) };
      if (outcome.kind === "done") {
        if (assignment) announce(t`The assignment was updated.`);
        else if (isOpen) announce(t`The assignment is open. ${nouns.Members} can see it starting on its opening date.`);
        else announceDraft(t`The assignment was saved as a draft. Open it when you want ${nouns.members} to see it.`);
        onClose();
      }
      return outcome;
    },
  });
  const addTask = (): void => {
    const key = keyOfTask(count);
    for (const [name, value] of Object.entries(newTask(key))) field(name).onChange(value);
    setCount(count + 1);
    setTasks([...tasks, key]);
  };
  const opensAt = parseDateAndTime(field("opensDate").value, field("opensTime").value);
  const opens = opensAt === null ? "" : formatDateTime(opensAt, "short");
  const openWords = opensAt !== null && opensAt > serverNow() ? t`Open on ${opens}` : t`Open now`;
  const audience = field("audience");
  const note = field("note");
  const noteIssue = useErrorMessage(note.issue);

  return (
    <Card title={assignment ? t`Edit assignment` : t`New assignment`}>
      <Form
        {...form}
        formProps={{
          ...form.formProps,
          onSubmit: () => {
            isDraft.current = false;
            form.formProps.onSubmit();
          },
        }}
        action={assignment ? (hasConflict ? t`Overwrite with my version` : t`Save`) : openWords}
        actionUnderWay={t`Saving`}
      >
        {hasConflict && assignment && <NowNotice assignmentRef={assignment} />}
        <TextField
          {...field("title")}
          label={t`Title`}
          hint={t`What ${nouns.members} see, such as “Home row by Friday”.`}
          required
        />
        {tasks.map((key, at) => (
          <TaskCard
            key={key}
            number={at + 1}
            queryRef={query}
            norms={norms}
            itemRef={assignment?.tasks.find(({ position }) => keyOfTask(position) === key) ?? null}
            field={(name) => field(taskField(key, name))}
            onUp={at === 0 ? null : () => setTasks(moveUp(tasks, at))}
            onRemove={tasks.length === 1 ? null : () => setTasks(tasks.filter((one) => one !== key))}
          />
        ))}
        {tasks.length < limits.assignment.tasks.max && (
          <div>
            <Button onClick={addTask}>{t`Add a task`}</Button>
          </div>
        )}
        <div className={styles["moments"]}>
          <MomentField legend={t`Opens`} date={field("opensDate")} time={field("opensTime")} />
          <MomentField
            legend={t`Due`}
            hint={t`Optional. Leave empty for no due date.`}
            date={field("dueDate")}
            time={field("dueTime")}
          />
        </div>
        <SegmentedControl
          label={t`Assign to`}
          options={[
            { value: "all", label: t`Everyone in the group` },
            { value: "some", label: t`Some ${nouns.members}` },
          ]}
          value={audience.value}
          onChange={audience.onChange}
        />
        {audience.value === "some" && query.group?.members && (
          // A search that fails takes nothing of the form with it.
          <ErrorBoundary rank="part">
            <MemberChoice groupRef={query.group.members} chosen={members} onChange={setMembers} />
          </ErrorBoundary>
        )}
        <TextArea
          name="note"
          label={t`Note`}
          hint={t`What ${nouns.members} should know, up to 500 characters.`}
          rows={3}
          value={note.value}
          onChange={note.onChange}
          onBlur={note.onBlur}
          issue={note.issue === null ? null : noteIssue}
        />
      </Form>
      <div className={styles["actions"]}>
        {!assignment && (
          <Button
            onClick={() => {
              isDraft.current = true;
              form.formProps.onSubmit();
            }}
          >
            {t`Keep as draft`}
          </Button>
        )}
        <Button look="quiet" onClick={onClose}>
          {t`Cancel`}
        </Button>
      </div>
    </Card>
  );
}

/** The list with the item at a place one place earlier. */
function moveUp(keys: readonly string[], at: number): readonly string[] {
  const rest = keys.filter((_, place) => place !== at);
  return [...rest.slice(0, at - 1), ...keys.slice(at, at + 1), ...rest.slice(at - 1)];
}

/** The current version of an assignment, beside the input of a coach who had not seen it. */
function NowNotice({ assignmentRef }: { readonly assignmentRef: AssignmentForm_nowNoticeAssignment$key }) {
  const { t } = useLingui();
  const assignment = useFragment(
    graphql`
      fragment AssignmentForm_nowNoticeAssignment on Assignment @throwOnFieldError {
        title
        note
        ...assignmentWords_assignment
        ...assignmentWords_dueWordsAssignment
        ...assignmentWords_openingWordsAssignment
      }
    `,
    assignmentRef,
  );
  const { title, note } = assignment;
  return (
    <Notice text={t`Current version: ${title}`}>
      <span className={styles["now"]}>
        <TaskWords assignmentRef={assignment} />
        <DueWords assignmentRef={assignment} />
        <OpeningWords assignmentRef={assignment} />
        {note !== "" && <span>{note}</span>}
      </span>
    </Notice>
  );
}

type MomentFieldProps = { readonly legend: string; readonly hint?: string; readonly date: Field; readonly time: Field };

/** A date and time in the host's time zone, and beside them the moment in Dutch, with its week. */
function MomentField({ legend, hint, date, time }: MomentFieldProps) {
  const { t } = useLingui();
  const instant = parseDateAndTime(date.value, time.value);
  const moment = instant === null ? null : formatDateTime(instant);
  const week = instant === null ? 0 : weekNumberOf(instant);
  return (
    <fieldset className={styles["moment"]}>
      <legend className={styles["legend"]}>{legend}</legend>
      <div className={styles["pair"]}>
        <TextField {...date} type="date" lang="nl" label={t`Date`} />
        <TextField {...time} type="time" label={t({ context: "time of day", message: "Time" })} />
      </div>
      <output className={styles["said"]}>
        <Dated words={moment === null ? (hint ?? "") : t`${moment}, week ${week}`} dates={[moment]} />
      </output>
    </fieldset>
  );
}
