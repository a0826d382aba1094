import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Suspense, useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { CopyAssignmentQuery } from "../../../../__generated__/CopyAssignmentQuery.graphql";
import { toIsoDateTime } from "../../../contract/scalars";
import { parseDateAndTime, toDateAndTime } from "../../platform/dates/localTime";
import { formatDateTime } from "../../platform/dates/formatDate";
import { serverNow } from "../../relay/serverClock";
import { toFormOutcome } from "../../relay/useResultMutation";
import { Checkbox } from "../../ui/ChoiceFields";
import { Dialog } from "../../ui/Dialog";
import { ErrorBoundary } from "../../ui/ErrorBoundary";
import { useErrorMessage } from "../../ui/errorMessages";
import { Form, useForm } from "../../ui/form/Form";
import { announce } from "../../ui/Notice";
import { Skeleton } from "../../ui/primitives";
import { TextField } from "../../ui/TextField";
import fieldStyles from "../../ui/TextField.module.css";
import { useCopyAssignment } from "./assignmentMutations";
import styles from "./GroupWorkPage.module.css";
import type { ErrorCode } from "../../../contract/errorCodes";
import { Dated } from "../../ui/Dated";
import { DateField } from "../../ui/DateField";

const WEEK_MS = 7 * 86_400_000;

type Props = {
  readonly id: string;
  readonly title: string;
  /** Its group, which is chosen at first. */
  readonly groupId: string;
  readonly onClose: () => void;
  readonly onCopied: () => void;
};

/** Copies an assignment as a draft into this or other groups, in a dialog. */
export function CopyAssignment({ id, title, groupId, onClose, onCopied }: Props) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Copy “${title}”`} isOpen onClose={onClose}>
      <ErrorBoundary rank="part">
        <Suspense fallback={<Skeleton size="block" />}>
          <CopyForm
            id={id}
            groupId={groupId}
            onDone={() => {
              onClose();
              onCopied();
            }}
          />
        </Suspense>
      </ErrorBoundary>
    </Dialog>
  );
}

type CopyFormProps = { readonly id: string; readonly groupId: string; readonly onDone: () => void };

function CopyForm({ id, groupId, onDone }: CopyFormProps) {
  const { t } = useLingui();
  const { node, viewer } = useLazyLoadQuery<CopyAssignmentQuery>(
    graphql`
      query CopyAssignmentQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on Assignment {
            opensAt
            dueAt
          }
        }
        viewer {
          groups {
            id
            name
            myRole
            archivedAt
          }
        }
      }
    `,
    { id },
    { fetchPolicy: "store-and-network" },
  );
  // When the original opens, and how many ms later it is due.
  const opensAt = node?.opensAt == null ? serverNow() : Date.parse(node.opensAt);
  const length = node?.dueAt == null ? null : Date.parse(node.dueAt) - opensAt;
  const groups = (viewer?.groups ?? []).filter(({ myRole, archivedAt }) => myRole !== "MEMBER" && archivedAt == null);
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    groups.some((one) => one.id === groupId) ? [groupId] : [],
  );
  const [copy] = useCopyAssignment();
  // A week later, or now if that is over too.
  const [opens] = useState(() => toDateAndTime(Math.max(opensAt + WEEK_MS, serverNow())));
  const { field, ...form } = useForm({
    initial: { date: opens.date, time: opens.time },
    check: ({ date, time }) => [
      ...(parseDateAndTime(date, time) === null ? [{ path: "date", code: "REQUIRED" as const }] : []),
      ...(chosen.length === 0 ? [{ path: "groupIds", code: "REQUIRED" as const }] : []),
    ],
    send: async ({ date, time }) => {
      const instant = parseDateAndTime(date, time) ?? 0;
      const outcome = toFormOutcome(
        await copy({ input: { id, groupIds: [...chosen], opensAt: toIsoDateTime(instant) } }),
      );
      if (outcome.kind === "done") {
        const count = chosen.length;
        announce(t`${plural(count, { one: "Copied as a draft.", other: "Copied as drafts to # groups." })}`);
        onDone();
      }
      if (outcome.kind !== "issues") return outcome;
      // A group that cannot have the assignment is named by its place among those chosen.
      const issues = outcome.issues.map(({ path, code }) => {
        const place = /groupIds\.(\d+)$/u.exec(path)?.[1];
        return { path: place === undefined ? "groupIds" : (chosen[Number(place)] ?? "groupIds"), code };
      });
      return { kind: "issues", issues };
    },
  });
  const instant = parseDateAndTime(field("date").value, field("time").value);
  const due = instant === null || length === null ? null : formatDateTime(instant + length);
  return (
    <Form {...form} action={t`Copy as draft`} actionUnderWay={t`Copying`}>
      <fieldset className={styles["moment"]}>
        <legend className={styles["legend"]}>{t`To these groups`}</legend>
        {groups.map((group) => (
          <div key={group.id}>
            <Checkbox
              label={group.name}
              isChecked={chosen.includes(group.id)}
              onChange={(isChecked) =>
                setChosen(isChecked ? [...chosen, group.id] : chosen.filter((one) => one !== group.id))
              }
            />
            <GroupIssue code={field(group.id as "date").issue} />
          </div>
        ))}
        {chosen.length === 0 && <p className={styles["said"]}>{t`Choose at least one group.`}</p>}
      </fieldset>
      <fieldset className={styles["moment"]}>
        <legend className={styles["legend"]}>{t`Opens`}</legend>
        <div className={styles["pair"]}>
          <DateField {...field("date")} label={t`Date`} />
          <TextField {...field("time")} type="time" label={t({ context: "time of day", message: "Time" })} />
        </div>
        <output className={styles["said"]}>
          <Dated
            words={due === null ? t`No due date` : t`Due ${due}: the same amount of time as the original.`}
            dates={[due]}
          />
        </output>
      </fieldset>
      <p className={styles["soft"]}>{t`The copies are drafts for everyone in the group. Results aren't copied.`}</p>
    </Form>
  );
}

function GroupIssue({ code }: { readonly code: ErrorCode | null }) {
  const message = useErrorMessage(code);
  return code === null ? null : (
    <p className={fieldStyles["issue"]} role="alert">
      {message}
    </p>
  );
}
