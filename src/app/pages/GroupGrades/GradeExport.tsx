import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { GradeExport_book$key } from "../../../../__generated__/GradeExport_book.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { readErrorCode } from "../../../contract/readErrorCode";
import type { GradeScale } from "../../../engine/grades/gradeScale";
import { saveCsv } from "../../platform/csv";
import { fileName, saveBlob } from "../../platform/saveFile";
import { useLocale } from "../../platform/locale/useLocale";
import { Button } from "../../ui/Button";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { commentRows, dayOf, gradeRows, isoDay, rowsOfOneSheet, toCsvValue } from "./gradeSheet";

type Props = { readonly groupName: string; readonly bookRef: GradeExport_book$key; readonly scale: GradeScale };

/** Prints the grade book, or downloads it for a spreadsheet, in the language of the interface. */
export function GradeExport({ groupName, bookRef, scale }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const [isMaking, setMaking] = useState(false);
  const [issue, setIssue] = useState<ErrorCode | null>(null);
  const book = useFragment(
    graphql`
      fragment GradeExport_book on GradeBook @throwOnFieldError {
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
