import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { fetchQuery, graphql, useFragment, usePreloadedQuery, useRelayEnvironment } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { GroupGradesPage_export$key } from "../../../../__generated__/GroupGradesPage_export.graphql";
import GroupGradesPageQueryNode, {
  type GroupGradesPageQuery,
} from "../../../../__generated__/GroupGradesPageQuery.graphql";
import type { GroupGradesPage_group$key } from "../../../../__generated__/GroupGradesPage_group.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { readErrorCode } from "../../../contract/readErrorCode";
import type { GradeScale } from "../../../engine/grades/gradeScale";
import { readGradeScale } from "../../features/grades/gradeWords";
import { CoachesOnly, GroupFrame, GroupNotFound } from "../../features/group/GroupFrame";
import { groupAddress } from "../../features/addresses";
import { useRoleNouns } from "../../features/group/roleWords";
import { useLocale } from "../../platform/locale/useLocale";
import { saveCsv } from "../../platform/csv";
import { fileName, saveBlob } from "../../platform/saveFile";
import { useViewerQuery } from "../../relay/routeQuery";
import { Button, LinkButton } from "../../ui/Button";
import { SegmentedControl, Select } from "../../ui/ChoiceFields";
import { EmptyState } from "../../ui/EmptyState";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { Notice } from "../../ui/Notice";
import { type GradeFilters, type KindName, type PeriodName, readFilters, toQuery, toVariables } from "./gradeFilters";
import { commentRows, dayOf, gradeRows, isoDay, rowsOfOneSheet, toCsvValue } from "./gradeSheet";
import { GradeTable } from "./GradeTable";
import { GradingDialog } from "./GradingDialog";
import styles from "./GroupGradesPage.module.css";

/** The grade book of a group: its members, its assignments, and all grades. */
export function GroupGradesPage() {
  const { t } = useLingui();
  const { node } = usePreloadedQuery<GroupGradesPageQuery>(
    graphql`
      query GroupGradesPageQuery($id: ID!, $period: GradePeriod!, $kind: AssignmentKind)
      @throwOnFieldError
      @preloadable {
        node(id: $id) {
          __typename
          ...GroupFrame_group @alias(as: "frame")
          ...GroupGradesPage_group @arguments(period: $period, kind: $kind) @alias(as: "grades")
        }
      }
    `,
    useViewerQuery<GroupGradesPageQuery>(GroupGradesPageQueryNode),
  );
  if (!node?.frame || !node.grades) return <GroupNotFound />;
  return (
    <GroupFrame groupRef={node.frame} title={t`Grade book`}>
      <Grades groupRef={node.grades} />
    </GroupFrame>
  );
}

function Grades({ groupRef }: { readonly groupRef: GroupGradesPage_group$key }) {
  const { t } = useLingui();
  const { coaches } = useRoleNouns();
  const environment = useRelayEnvironment();
  const [query] = useSearchParams();
  const filters = readFilters(query);
  const [isSetting, setSetting] = useState(false);
  const group = useFragment(
    graphql`
      fragment GroupGradesPage_group on Group
      @throwOnFieldError
      @argumentDefinitions(period: { type: "GradePeriod!" }, kind: { type: "AssignmentKind" }) {
        id
        name
        archivedAt
        grading {
          latePercent
          ...gradeWords_grading
        }
        gradeBook(period: $period, kind: $kind) {
          hasEarlier
          assignments {
            id
          }
          rows {
            __typename
          }
          ...GradeTable_book
          ...GroupGradesPage_export
        }
        ...GradingDialog_group
      }
    `,
    groupRef,
  );
  const { id, name, grading, gradeBook } = group;
  // Null for viewers who may not see it.
  if (!gradeBook) return <CoachesOnly groupId={id} />;
  const isReadOnly = group.archivedAt != null;
  const scale = readGradeScale(grading);
  const { latePercent } = grading;
  const hasGrades = gradeBook.rows.length > 0 && gradeBook.assignments.length > 0;
  const refetch = () =>
    void fetchQuery<GroupGradesPageQuery>(environment, GroupGradesPageQueryNode, toVariables(id, filters), {
      fetchPolicy: "network-only",
    })
      .toPromise()
      .catch(() => undefined);
  return (
    <section className={styles["book"]} aria-label={t`Grade book`}>
      <div className={styles["controls"]}>
        <Filters filters={filters} />
        <div className={styles["buttons"]}>
          {!isReadOnly && <Button isSmall onClick={() => setSetting(true)}>{t`Grade settings`}</Button>}
          {hasGrades && <GradeExport groupName={name} bookRef={gradeBook} scale={scale} />}
        </div>
      </div>
      {gradeBook.hasEarlier && (
        <Notice text={t`Only the latest assignments are shown. To see others, choose a kind.`} />
      )}
      {hasGrades ? (
        <>
          <GradeTable
            groupId={id}
            bookRef={gradeBook}
            scale={scale}
            isReadOnly={isReadOnly}
            caption={t`Grades of ${name}`}
          />
          <div className={styles["note"]}>
            <p>
              {t`Grades in bold were given by the ${coaches}. The others are proposed. Finished work gets the top grade. A text with no required accuracy gets the best accuracy reached. An exam gets 70% to 100%, depending on its level. Unfinished work gets no proposed grade.`}
              {latePercent > 0 && ` ${t`Proposed grades for late work are ${latePercent} percentage points lower.`}`}
            </p>
            {!isReadOnly && (
              <p
                className={styles["screen"]}
              >{t`Use the arrow keys to move. Type a grade, or press Enter to change it.`}</p>
            )}
          </div>
        </>
      ) : (
        <NoGrades
          groupId={id}
          hasMembers={gradeBook.rows.length > 0}
          isFiltered={Object.keys(toQuery(filters)).length > 0}
        />
      )}
      {isSetting && (
        <GradingDialog
          groupRef={group}
          onClose={() => setSetting(false)}
          onSaved={() => {
            setSetting(false);
            refetch();
          }}
        />
      )}
    </section>
  );
}

type NoGradesProps = { readonly groupId: string; readonly hasMembers: boolean; readonly isFiltered: boolean };

/** What is missing for a grade book, and where to get it. */
function NoGrades({ groupId, hasMembers, isFiltered }: NoGradesProps) {
  const { t } = useLingui();
  const nouns = useRoleNouns();
  if (!hasMembers)
    return (
      <EmptyState
        drawing="people"
        text={t`This group has no ${nouns.members} yet. Share the join code, or add ${nouns.members}.`}
      >
        <LinkButton look="primary" to={groupAddress(groupId, "members")}>
          {nouns.Members}
        </LinkButton>
      </EmptyState>
    );
  return isFiltered ? (
    <EmptyState drawing="book" text={t`No assignments of this kind in this period.`}>
      <LinkButton to={groupAddress(groupId, "grades")}>{t`Show all grades`}</LinkButton>
    </EmptyState>
  ) : (
    <EmptyState
      drawing="book"
      text={t`Every assignment that you open gets a column here, with a proposed grade for everyone who finishes it.`}
    >
      <LinkButton look="primary" to={groupAddress(groupId, "work")}>
        {t`Assignments`}
      </LinkButton>
    </EmptyState>
  );
}

/** Which assignments are shown, in the address. */
function Filters({ filters }: { readonly filters: GradeFilters }) {
  const { t } = useLingui();
  const [, setQuery] = useSearchParams();
  // The choice is shown at once, and the address follows when the data has loaded.
  const [choice, setChoice] = useState<{ readonly from: string; readonly to: GradeFilters } | null>(null);
  const shownKey = JSON.stringify(filters);
  const shown = choice?.from === shownKey ? choice.to : filters;
  const choose = (change: Partial<GradeFilters>) => {
    const to = { ...shown, ...change };
    setChoice({ from: shownKey, to });
    setQuery(toQuery(to), { replace: true, preventScrollReset: true });
  };
  return (
    <div className={styles["filters"]}>
      <SegmentedControl<PeriodName>
        label={t`Period`}
        options={[
          { value: "4w", label: t`4 weeks` },
          { value: "12w", label: t`12 weeks` },
          { value: "year", label: t`School year` },
          { value: "all", label: t`All time` },
        ]}
        value={shown.period}
        onChange={(period) => choose({ period })}
      />
      <Select<KindName>
        label={t`Kind`}
        options={[
          { value: "ALL", label: t`All` },
          { value: "LESSON", label: t`Lesson` },
          { value: "TEXT", label: t`Text` },
          { value: "GOAL", label: t`Goal` },
          { value: "EXAM", label: t`Exam` },
        ]}
        value={shown.kind}
        onChange={(kind) => choose({ kind })}
      />
    </div>
  );
}

type GradeExportProps = {
  readonly groupName: string;
  readonly bookRef: GroupGradesPage_export$key;
  readonly scale: GradeScale;
};

/** Prints the grade book, or downloads it for a spreadsheet, in the language of the interface. */
function GradeExport({ groupName, bookRef, scale }: GradeExportProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const [isMaking, setMaking] = useState(false);
  const [issue, setIssue] = useState<ErrorCode | null>(null);
  const book = useFragment(
    graphql`
      fragment GroupGradesPage_export on GradeBook @throwOnFieldError {
        ...gradeSheet_book
      }
    `,
    bookRef,
  );
  const nameOf = (ending: string) => fileName([groupName, t`grades`, isoDay(dayOf(Date.now()))], ending);
  const saveXlsx = async () => {
    setMaking(true);
    setIssue(null);
    try {
      const { writeXlsx } = await import("./writeXlsx");
      const sheets = [
        { name: t`Grades`, rows: gradeRows(book, scale, t), isBook: true },
        { name: t`Comments`, rows: commentRows(book, t), isBook: false },
      ];
      saveBlob(await writeXlsx(sheets), nameOf("xlsx"));
    } catch (error) {
      setIssue(readErrorCode(error));
    } finally {
      setMaking(false);
    }
  };
  return (
    <>
      <Button isSmall onClick={() => window.print()}>{t`Print`}</Button>
      <Button
        isSmall
        onClick={() =>
          saveCsv(
            nameOf("csv"),
            locale,
            rowsOfOneSheet(book, scale, t).map((row) => row.map(toCsvValue)),
          )
        }
      >{t`Download as CSV`}</Button>
      <Button isSmall isBusy={isMaking} onClick={() => void saveXlsx()}>{t`Download as Excel`}</Button>
      {issue !== null && <ErrorNotice code={issue} />}
    </>
  );
}
