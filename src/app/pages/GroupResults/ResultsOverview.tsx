import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ResultsOverview_group$key } from "../../../../__generated__/ResultsOverview_group.graphql";
import { saveCsv } from "../../platform/csv";
import { fileName } from "../../platform/saveFile";
import { useLocale } from "../../platform/locale/useLocale";
import { Button, LinkButton } from "../../ui/Button";
import { Checkbox } from "../../ui/ChoiceFields";
import { Notice } from "../../ui/Notice";
import { CoachesOnly } from "../Group/CoachesOnly";
import { groupAddress } from "../Group/groupAddress";
import { isoDay, reportCsv } from "./csv/reportCsv";
import { describeWeeks } from "./describeWeeks";
import { FlaggedExams } from "./flagged/FlaggedExams";
import { FlaggedList } from "./flagged/FlaggedList";
import styles from "./ResultsOverview.module.css";
import { GroupFigures } from "./GroupFigures";
import { PeriodControl } from "./PeriodControl";
import { ReportTable } from "./table/ReportTable";
import { useReport } from "./useReport";

/** Who practised and how it goes, for printing and for spreadsheets too; and the runs that somebody should look at. */
export function ResultsOverview({ groupRef }: { readonly groupRef: ResultsOverview_group$key }) {
  const { t } = useLingui();
  const locale = useLocale();
  const group = useFragment(
    graphql`
      fragment ResultsOverview_group on Group
      @throwOnFieldError
      @argumentDefinitions(period: { type: "ReportPeriod!" }) {
        id
        name
        ...useReport_group @arguments(period: $period)
        ...FlaggedList_group
        ...FlaggedExams_group
      }
    `,
    groupRef,
  );
  const { weeks: about, rows, refresh } = useReport(group);
  const [isIdleFirst, setIdleFirst] = useState(false);
  if (about === null) return <CoachesOnly groupId={group.id} />;
  const weeks = t(describeWeeks(about.from, about.to));
  const exportCsv = () =>
    saveCsv(
      fileName([group.name, isoDay(Date.now())], "csv"),
      locale,
      reportCsv(rows, (message) => t(message)),
    );
  return (
    <>
      <section className={styles["overview"]} aria-labelledby="overview-title">
        <div className={styles["head"]}>
          <h2 id="overview-title" className={styles["title"]}>
            {t`Who practised`}
          </h2>
          <p className={styles["weeks"]}>{weeks}</p>
        </div>
        <div className={styles["controls"]}>
          <PeriodControl />
          <div className={styles["buttons"]}>
            <Button isSmall onClick={() => window.print()} disabled={rows.length === 0}>{t`Print`}</Button>
            <Button isSmall onClick={exportCsv} disabled={rows.length === 0}>{t`Save for a spreadsheet (CSV)`}</Button>
          </div>
        </div>
        {rows.length === 0 ? (
          <Notice text={t`Nobody is in this group to practise yet. Give its code, or make accounts.`}>
            <LinkButton look="primary" to={groupAddress(group.id, "members")}>{t`Members`}</LinkButton>
          </Notice>
        ) : (
          <>
            <GroupFigures rows={rows} />
            <div className={styles["screen"]}>
              <Checkbox label={t`Who has not practised first`} isChecked={isIdleFirst} onChange={setIdleFirst} />
            </div>
            <ReportTable
              groupId={group.id}
              rows={rows}
              isIdleFirst={isIdleFirst}
              caption={t`What each member did, ${weeks}`}
            />
            <p className={styles["note"]}>
              {t`Only what was typed since somebody joined the group. Speed and accuracy are medians of the runs that count; the change is from the equally long time before. Steps are those passed until today.`}
            </p>
          </>
        )}
      </section>
      <FlaggedExams groupRef={group} onDecided={refresh} />
      <FlaggedList groupRef={group} onDecided={refresh} />
    </>
  );
}
