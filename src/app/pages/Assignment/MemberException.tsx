import { useLingui } from "@lingui/react/macro";
import { Suspense, useState } from "react";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay";
import type { MemberException_progress$key } from "../../../../__generated__/MemberException_progress.graphql";
import type { MemberExceptionMutation } from "../../../../__generated__/MemberExceptionMutation.graphql";
import type { MemberExceptionTextsQuery } from "../../../../__generated__/MemberExceptionTextsQuery.graphql";
import { toIsoDateTime } from "../../../contract/scalars";
import { TextChoice, useTextOption } from "../../features/assignment/TextChoice";
import { parseDateAndTime, toDateAndTime } from "../../platform/dates/localTime";
import { formatDateTime } from "../../platform/dates/formatDate";
import { toFormOutcome, useResultMutation } from "../../relay/useResultMutation";
import { Button } from "../../ui/Button";
import { Checkbox } from "../../ui/ChoiceFields";
import { Dialog } from "../../ui/Dialog";
import { ErrorBoundary } from "../../ui/ErrorBoundary";
import { Form, useForm } from "../../ui/form/Form";
import type { MultiSelectOption } from "../../ui/multiSelect/SelectBox";
import { Skeleton } from "../../ui/primitives";
import { TextField } from "../../ui/TextField";
import styles from "./AssignmentPage.module.css";
import { Dated } from "../../ui/Dated";
import { DateField } from "../../ui/DateField";

type Props = {
  readonly assignmentId: string;
  readonly groupId: string;
  /** When it is due for the others; null if never. */
  readonly dueAt: string | null;
  /** The texts of the assignment. */
  readonly texts: readonly { readonly id: string; readonly title: string }[];
  readonly progressRef: MemberException_progress$key;
  readonly onClose: () => void;
};

/** What is different for one member: more time, other texts, or excused. */
export function MemberException({ progressRef, onClose, ...rest }: Props) {
  const { t } = useLingui();
  const progress = useFragment(
    graphql`
      fragment MemberException_progress on AssignmentProgress @throwOnFieldError {
        exceptionVersion
        isExcused
        extendedUntil
        member {
          id
          user {
            displayName
          }
        }
        tasks {
          item {
            task {
              ... on TextTask {
                text {
                  id
                  title
                  characters
                }
              }
            }
          }
        }
      }
    `,
    progressRef,
  );
  const name = progress.member.user.displayName;
  const textOption = useTextOption();
  const { texts, dueAt, assignmentId, groupId } = rest;
  // In the order of the assignment's texts.
  const own = progress.tasks.flatMap(({ item }) => (item.task.text == null ? [] : [item.task.text]));
  const [others, setOthers] = useState<ReadonlyMap<string, MultiSelectOption>>(
    () =>
      new Map(
        own.flatMap(({ id, title, characters }, at) => {
          const insteadOf = texts[at];
          return insteadOf === undefined || insteadOf.id === id
            ? []
            : [[insteadOf.id, textOption({ id, title, characters })]];
        }),
      ),
  );
  const [version, setVersion] = useState(progress.exceptionVersion);
  const [save] = useChangeForMember();
  const until = progress.extendedUntil == null ? null : toDateAndTime(progress.extendedUntil);
  const { field, ...form } = useForm({
    initial: { date: until?.date ?? "", time: until?.time ?? "17:00", excused: progress.isExcused ? "yes" : "" },
    check: ({ date, time }) =>
      date !== "" && parseDateAndTime(date, time) === null ? [{ path: "date", code: "REQUIRED" as const }] : [],
    send: async ({ date, time, excused }) => {
      const instant = date === "" ? null : parseDateAndTime(date, time);
      const result = await save({
        input: {
          id: assignmentId,
          memberId: progress.member.id,
          version,
          isExcused: excused !== "",
          extendedUntil: instant === null ? null : toIsoDateTime(instant),
          otherTexts: [...others].map(([insteadOf, { value }]) => ({ insteadOf, textId: value })),
        },
      });
      const outcome = toFormOutcome(result);
      if (outcome.kind === "done") onClose();
      // The list behind the dialog brings the version of the other coach; the next press overwrites it.
      if (outcome.kind === "refused" && outcome.code === "EDIT_CONFLICT") setVersion(progress.exceptionVersion);
      if (outcome.kind !== "issues") return outcome;
      const issues = outcome.issues.map(({ path, code }) => ({
        path: path.endsWith("extendedUntil") ? "date" : path,
        code,
      }));
      return { kind: "issues", issues };
    },
  });
  const excused = field("excused");
  const due = dueAt === null ? null : formatDateTime(dueAt);
  return (
    <Dialog title={t`Exceptions for ${name}`} isOpen onClose={onClose}>
      <Form {...form} action={t`Save`} actionUnderWay={t`Saving`}>
        <Checkbox
          label={t`Excused`}
          hint={t`${name} doesn't have to do this assignment. It doesn't count in the grade book either.`}
          isChecked={excused.value !== ""}
          onChange={(isChecked) => excused.onChange(isChecked ? "yes" : "")}
        />
        {due !== null && (
          <fieldset className={styles["fields"]}>
            <legend>{t`Extended until`}</legend>
            <div className={styles["moment"]}>
              <DateField
                {...field("date")}
                label={t`Date`}
                hint={<Dated words={t`Leave empty to use the same due date as everyone else: ${due}.`} dates={[due]} />}
              />
              <TextField {...field("time")} type="time" label={t({ context: "time of day", message: "Time" })} />
            </div>
          </fieldset>
        )}
        {texts.map((text) => (
          <OtherText
            key={text.id}
            groupId={groupId}
            title={text.title}
            chosen={others.get(text.id) ?? null}
            onChange={(option) =>
              setOthers((before) => {
                const next = new Map(before);
                if (option === null || option.value === text.id) next.delete(text.id);
                else next.set(text.id, option);
                return next;
              })
            }
          />
        ))}
      </Form>
    </Dialog>
  );
}

type OtherTextProps = {
  readonly groupId: string;
  readonly title: string;
  readonly chosen: MultiSelectOption | null;
  readonly onChange: (chosen: MultiSelectOption | null) => void;
};

/** The text that the member types instead of one of the assignment. The list is fetched when it is asked for. */
function OtherText({ groupId, title, chosen, onChange }: OtherTextProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <fieldset className={styles["fields"]}>
      <legend>{t`Instead of “${title}”`}</legend>
      {chosen !== null && <p>{chosen.label}</p>}
      {isOpen && (
        <ErrorBoundary rank="part">
          <Suspense fallback={<Skeleton size="line" />}>
            <LoadedTexts groupId={groupId} chosen={chosen} onChange={onChange} />
          </Suspense>
        </ErrorBoundary>
      )}
      <div className={styles["row"]}>
        {!isOpen && (
          <Button isSmall onClick={() => setOpen(true)}>
            {t`Choose another text`}
          </Button>
        )}
        {chosen !== null && (
          <Button isSmall look="quiet" onClick={() => onChange(null)}>
            {t`Same text as everyone else`}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

function LoadedTexts({ groupId, chosen, onChange }: Omit<OtherTextProps, "title">) {
  const { t } = useLingui();
  const query = useLazyLoadQuery<MemberExceptionTextsQuery>(
    graphql`
      query MemberExceptionTextsQuery($groupId: ID!) @throwOnFieldError {
        ...TextChoice_query @arguments(groupId: $groupId)
      }
    `,
    { groupId },
  );
  return <TextChoice queryRef={query} label={t`Another text`} chosen={chosen} onChange={onChange} issue={null} />;
}

/** Stores what is different for one member. Their row shows it. */
function useChangeForMember() {
  return useResultMutation<MemberExceptionMutation, object>(
    graphql`
      mutation MemberExceptionMutation($input: ChangeForMemberInput!) {
        changeForMember(input: $input) {
          __typename
          ... on ChangeForMemberSuccess {
            progress {
              isExcused
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
    ({ progress }) => progress,
  );
}
