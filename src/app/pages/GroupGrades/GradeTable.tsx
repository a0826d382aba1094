import { useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, memo, type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { GradeTable_book$key } from "../../../../__generated__/GradeTable_book.graphql";
import type { GradeTable_grade$key } from "../../../../__generated__/GradeTable_grade.graphql";
import type { GradeTable_row$key } from "../../../../__generated__/GradeTable_row.graphql";
import { averageGrade, type GradeScale } from "../../../engine/grades/gradeScale";
import { useRoleNouns } from "../../features/group/roleWords";
import { useGradeText } from "../../features/grades/gradeWords";
import { memberAddress } from "../../features/addresses";
import { formatDate } from "../../platform/dates/formatDate";
import { BareButton } from "../../ui/Button";
import { Select } from "../../ui/ChoiceFields";
import { VisuallyHidden } from "../../ui/primitives";
import { GradeDialog, WeightDialog } from "./gradeDialogs";
import styles from "./GroupGradesPage.module.css";
import { focusCell, keepTabStop, moveByKey, placeOf } from "./gridKeys";

/** Cells before the first assignment: the name and the average. */
const BEFORE = 2;

type Props = {
  readonly groupId: string;
  readonly bookRef: GradeTable_book$key;
  readonly scale: GradeScale;
  /** An archived group: grades can be read only. */
  readonly isReadOnly: boolean;
  readonly caption: string;
};

/** The cell that is edited: its row and column among the grades, and what was typed to open it. */
type Editing = { readonly row: number; readonly column: number; readonly typed: string };

/** All grades of a group. The focus moves like in a spreadsheet; Enter, F2, a click or a digit opens a cell. */
export function GradeTable({ groupId, bookRef, scale, isReadOnly, caption }: Props) {
  const { t } = useLingui();
  const { assignments, rows } = useFragment(
    graphql`
      fragment GradeTable_book on GradeBook @throwOnFieldError {
        assignments {
          id
          title
          weight
          opensAt
          dueAt
        }
        rows {
          member {
            id
            user {
              displayName
            }
          }
          grades {
            id
            percent
            ...gradeDialogs_grade
          }
          ...GradeTable_row
        }
      }
    `,
    bookRef,
  );
  const table = useRef<HTMLTableElement>(null);
  const [editing, setEditing] = useState<Editing | null>(null);
  const [weighed, setWeighed] = useState<string | null>(null);
  const [only, setOnly] = useState<string | null>(null);
  const afterSave = useRef<Editing | null>(null);
  const text = useGradeText(scale);
  const onlyAt = assignments.findIndex(({ id }) => id === only);
  const onlyColumn = onlyAt < 0 ? assignments.length - 1 : onlyAt;
  const weights = assignments.map(({ weight }) => weight).join(" ");

  useEffect(() => keepTabStop(table.current));
  // After the dialog has closed and has given the focus back to its cell, and before any further key.
  useLayoutEffect(() => {
    const saved = afterSave.current;
    if (editing !== null || saved === null || table.current === null) return;
    afterSave.current = null;
    focusCell(table.current, { row: Math.min(saved.row + 1, rows.length - 1) + 1, column: saved.column + BEFORE });
  }, [editing, rows.length]);

  const open = (target: EventTarget, typed: string): boolean => {
    const place = placeOf(target);
    if (place === null || place.column < BEFORE || place.row < 1 || isReadOnly) return false;
    const [row, column] = [place.row - 1, place.column - BEFORE];
    if (rows[row]?.grades[column] == null) return false;
    setEditing({ row, column, typed });
    return true;
  };
  const press = (event: KeyboardEvent) => {
    if (table.current === null || moveByKey(table.current, event)) return;
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (!(target instanceof HTMLTableCellElement) || ctrlKey || metaKey || altKey) return;
    const isOpened = key === "Enter" || key === "F2" ? open(target, "") : /^[\p{L}\d]$/u.test(key) && open(target, key);
    if (isOpened) event.preventDefault();
  };
  const click = ({ target }: MouseEvent) => {
    const place = placeOf(target);
    if (place === null || table.current === null || (target instanceof Element && target.closest("a, button"))) return;
    focusCell(table.current, place);
    open(target, "");
  };

  const edited = editing === null ? undefined : rows[editing.row];
  const grade = editing === null ? undefined : edited?.grades[editing.column];
  const assignment = assignments.find(({ id }) => id === weighed);
  return (
    <>
      <div className={styles["one"]}>
        <Select
          label={t`Assignment`}
          options={assignments.map(({ id, title }) => ({ value: id, label: title }))}
          value={assignments[onlyColumn]?.id ?? ""}
          onChange={setOnly}
        />
      </div>
      <div className={styles["scroll"]}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- ARIA's grid pattern. */}
        <table ref={table} className={styles["table"]} role="grid" onKeyDown={press} onClick={click}>
          <caption className={styles["caption"]}>{caption}</caption>
          <thead>
            <tr>
              <th scope="col" tabIndex={-1}>{t`Name`}</th>
              <th scope="col" tabIndex={-1}>{t`Average`}</th>
              {assignments.map(({ id, title, weight, dueAt, opensAt }, column) => (
                <th key={id} scope="col" data-away={column === onlyColumn ? undefined : ""}>
                  <BareButton className={styles["head"]} tabIndex={-1} onClick={() => setWeighed(id)}>
                    <span className={styles["title"]}>{title}</span>
                    <span className={styles["small"]} lang="nl">
                      {formatDate(dueAt ?? opensAt, "short")}
                    </span>
                    {weight !== 1 && <span className={styles["small"]}>{t`weight ${weight}`}</span>}
                  </BareButton>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <GradeRow
                key={row.member.id}
                groupId={groupId}
                rowRef={row}
                scale={scale}
                weights={weights}
                onlyColumn={onlyColumn}
              />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" tabIndex={-1}>{t`Average`}</th>
              <td tabIndex={-1}>–</td>
              {assignments.map(({ id }, column) => {
                const percents = rows.flatMap(({ grades }) => grades[column]?.percent ?? []);
                const average = averageGrade(
                  scale,
                  percents.map((percent) => ({ percent, weight: 1 })),
                );
                return (
                  <td key={id} tabIndex={-1} data-away={column === onlyColumn ? undefined : ""}>
                    {average === null ? "–" : text(average)}
                  </td>
                );
              })}
            </tr>
          </tfoot>
        </table>
      </div>
      {editing !== null && edited !== undefined && grade != null && (
        <GradeDialog
          key={grade.id}
          gradeRef={grade}
          scale={scale}
          memberName={edited.member.user.displayName}
          assignmentTitle={assignments[editing.column]?.title ?? ""}
          typed={editing.typed}
          onClose={() => setEditing(null)}
          onSaved={() => {
            afterSave.current = editing;
            setEditing(null);
          }}
        />
      )}
      {assignment !== undefined && (
        <WeightDialog assignment={assignment} isReadOnly={isReadOnly} onClose={() => setWeighed(null)} />
      )}
    </>
  );
}

type RowProps = {
  readonly groupId: string;
  readonly rowRef: GradeTable_row$key;
  readonly scale: GradeScale;
  /** Those of the assignments, in one text, so that a row is only rendered again when one of them has changed. */
  readonly weights: string;
  /** The assignment that a phone shows. */
  readonly onlyColumn: number;
};

/** A member with their average and grades. */
const GradeRow = memo(function GradeRow({ groupId, rowRef, scale, weights, onlyColumn }: RowProps) {
  const text = useGradeText(scale);
  const { member, grades } = useFragment(
    graphql`
      fragment GradeTable_row on GradeRow @throwOnFieldError {
        member {
          id
          user {
            displayName
          }
        }
        grades {
          id
          percent
          ...GradeTable_grade
        }
      }
    `,
    rowRef,
  );
  const weightOf = weights.split(" ").map(Number);
  const average = averageGrade(
    scale,
    grades.flatMap((grade, column) =>
      grade?.percent == null ? [] : [{ percent: grade.percent, weight: weightOf[column] ?? 1 }],
    ),
  );
  return (
    <tr>
      <th scope="row">
        <Link to={memberAddress(groupId, member.id)} tabIndex={-1}>
          {member.user.displayName}
        </Link>
      </th>
      <td tabIndex={-1} className={styles["average"]}>
        {average === null ? "–" : text(average)}
      </td>
      {grades.map((grade, column) => (
        // Columns never change places.
        <td
          key={grade?.id ?? `none ${column}`}

          tabIndex={-1}
          data-away={column === onlyColumn ? undefined : ""}
        >
          {grade && <GradeCell gradeRef={grade} scale={scale} />}
        </td>
      ))}
    </tr>
  );
});

/** A grade, and what is special about it. */
function GradeCell({ gradeRef, scale }: { readonly gradeRef: GradeTable_grade$key; readonly scale: GradeScale }) {
  const { t } = useLingui();
  const text = useGradeText(scale);
  const { percent, givenPercent, isExcused, isLate, comment } = useFragment(
    graphql`
      fragment GradeTable_grade on Grade @throwOnFieldError {
        percent
        givenPercent
        isExcused
        isLate
        comment
      }
    `,
    gradeRef,
  );
  const isGiven = givenPercent != null;
  return (
    <>
      <span className={styles[isGiven && !isExcused ? "given" : "proposed"]}>
        {isExcused ? t`excused` : percent == null ? "–" : text(percent)}
      </span>
      {isGiven && !isExcused && <GivenGrade />}
      {comment !== "" && (
        <span className={styles["commented"]} title={comment}>
          <span aria-hidden="true">✎</span>
          <VisuallyHidden>{t`, with a comment`}</VisuallyHidden>
        </span>
      )}
      {isLate && !isExcused && <span className={styles["late"]}>{t({ message: "late", context: "assignment" })}</span>}
    </>
  );
}

/** For screen readers: that a grade is not a proposal. */
function GivenGrade() {
  const { t } = useLingui();
  const { coaches } = useRoleNouns();
  return <VisuallyHidden>{t`, given by the ${coaches}`}</VisuallyHidden>;
}
