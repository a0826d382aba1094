import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { confirmsEnd, nameToConfirm } from "../../../contract/accountRules";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { PageForm, useForm } from "../../ui/form/Form";
import { announce } from "../../ui/Notice";
import { SegmentedControl } from "../../ui/ChoiceFields";
import { TextField } from "../../ui/TextField";
import { type ListedMember, useMergeMembers } from "./memberMutations";
import { toFormOutcome } from "../../relay/useResultMutation";
import styles from "./DialogBody.module.css";
import { type Holdings, useHoldings } from "./holdings";
import { formatDate } from "../../platform/dates/formatDate";
import { useLocale } from "../../platform/locale/useLocale";
import { formatDuration } from "../../typing/figures/formatFigure";

type Props = {
  readonly one: ListedMember;
  readonly two: ListedMember;
  readonly connections: readonly string[];
  readonly onClose: () => void;
  readonly onDone: () => void;
};

const labelOf = ({ user }: ListedMember) => `${user.displayName} (${user.username ?? ""})`;

/**
 * Merges two accounts of the same person. By default the one with more history remains; the coach types the name of the
 * one to delete.
 */
export function MergeDialog({ one, two, connections, onClose, onDone }: Props) {
  const { t } = useLingui();
  const ofOne = useHoldings(one.id);
  const ofTwo = useHoldings(two.id);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const isLoaded = ofOne !== null && ofTwo !== null;
  const remainingId = chosenId ?? (isLoaded ? (hasMore(ofTwo, ofOne) ? two.id : one.id) : null);
  const accounts = [one, two].map((member) => ({ value: member.id, label: labelOf(member) }));
  return (
    <Dialog title={t`Merge two accounts of the same person`} isOpen onClose={onClose}>
      <div className={styles["body"]}>
        <SegmentedControl
          label={t`Account to keep`}
          options={accounts}
          value={remainingId ?? ""}
          onChange={setChosenId}
        />
        <MergeTotals
          accounts={[
            { name: labelOf(one), holdings: ofOne, isEnding: remainingId === two.id },
            { name: labelOf(two), holdings: ofTwo, isEnding: remainingId === one.id },
          ]}
        />
        {remainingId === null ? (
          <p>{t`Choose which account to keep.`}</p>
        ) : (
          <MergeForm
            key={remainingId}
            from={remainingId === one.id ? two : one}
            into={remainingId === one.id ? one : two}
            {...{ connections, onClose, onDone }}
          />
        )}
      </div>
    </Dialog>
  );
}

type FormProps = Omit<Props, "one" | "two"> & { readonly from: ListedMember; readonly into: ListedMember };

/** The consequences of a merge, the name to confirm it, and the button. */
function MergeForm({ from, into, connections, onClose, onDone }: FormProps) {
  const { t } = useLingui();
  const [merge] = useMergeMembers();
  const ending = labelOf(from);
  const staying = labelOf(into);
  const name = nameToConfirm(from.user, into.user);
  const { field, formProps, isSending, refusal } = useForm({
    initial: { confirmation: "" },
    check: ({ confirmation }) => {
      if (confirmation.trim() === "") return [{ path: "confirmation", code: "REQUIRED" }];
      return confirmsEnd(confirmation, from.user, into.user) ? [] : [{ path: "confirmation", code: "NAME_MISMATCH" }];
    },
    send: async ({ confirmation }) => {
      const members = { fromMemberId: from.id, intoMemberId: into.id };
      const result = await merge({ ...members, confirmation, connections: [...connections] });
      if (result.ok) {
        announce(t`The accounts were merged.`);
        onDone();
      }
      return toFormOutcome(result);
    },
  });
  return (
    <PageForm className={styles["body"]} {...formProps}>
      <p>{t`Everything in ${ending} moves to ${staying}, and ${ending} is deleted. You can undo this for 30 days.`}</p>
      <TextField
        {...field("confirmation")}
        label={t`Type the name of the account to delete: ${name}`}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        required
      />
      {refusal !== null && <ErrorNotice code={refusal} onRetry={formProps.onSubmit} />}
      <div className={styles["buttons"]}>
        <Button type="submit" look="danger" isBusy={isSending}>
          {t`Merge`}
        </Button>
        <Button onClick={onClose}>{t`Cancel`}</Button>
      </div>
    </PageForm>
  );
}

/**
 * Whether an account has more history than another: more practice time, otherwise more runs, otherwise further in the
 * course, otherwise more exams.
 */
function hasMore(holdings: Holdings, than: Holdings): boolean {
  for (const what of ["durationMs", "results", "passedExercises", "exams"] as const) {
    if (holdings[what] !== than[what]) return holdings[what] > than[what];
  }
  return (holdings.lastTypedAt ?? "") > (than.lastTypedAt ?? "");
}

type Account = {
  readonly name: string;
  /** Null while it is loading. */
  readonly holdings: Holdings | null;
  readonly isEnding: boolean;
};

/** The data of two accounts side by side, and which one is deleted. */
function MergeTotals({ accounts }: { readonly accounts: readonly Account[] }) {
  const { t } = useLingui();
  const locale = useLocale();
  const rows: readonly (readonly [string, (holdings: Holdings) => ReactNode])[] = [
    [t`Results`, ({ results }) => results],
    [
      t`Typing time`,
      ({ durationMs }) =>
        formatDuration(locale, durationMs < 60_000 ? durationMs : Math.round(durationMs / 60_000) * 60_000),
    ],
    [
      t`Last practiced`,
      ({ lastTypedAt }) => (lastTypedAt == null ? t`Never` : <span lang="nl">{formatDate(lastTypedAt, "short")}</span>),
    ],
    [t`Lessons passed`, ({ passedLessons }) => passedLessons],
    [t`Exercises passed`, ({ passedExercises }) => passedExercises],
    [t`Exams`, ({ exams }) => exams],
    [t`Certificates`, ({ certificates }) => certificates],
    [t`Texts`, ({ texts }) => texts],
    [t`Groups`, ({ groups }) => groups],
  ];
  return (
    <table
      className={styles["table"]}
      aria-label={t`Account`}
      aria-busy={accounts.some(({ holdings }) => holdings === null)}
    >
      <thead>
        <tr>
          <td>{t`Account`}</td>
          {accounts.map(({ name, isEnding }) => (
            <th key={name} scope="col">
              {name}
              {isEnding && <span className={styles["ends"]}>{t`Will be deleted`}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([what, read]) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            {accounts.map(({ name, holdings }) => (
              <td key={name}>{holdings === null ? "–" : read(holdings)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
