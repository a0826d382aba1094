import { useState } from "react";
import { Button } from "../../ui/Button";
import { PageHeader } from "../../ui/PageHeader";
import { PageMeta } from "../../ui/PageMeta";
import { BoundarySpecimen } from "./BoundarySpecimen";
import { ButtonSpecimen } from "./ButtonSpecimen";
import { DateSpecimen } from "./DateSpecimen";
import { DialogSpecimen } from "./DialogSpecimen";
import { ErrorSpecimen } from "./ErrorSpecimen";
import { FieldSpecimen } from "./FieldSpecimen";
import { IdleSpecimen } from "./IdleSpecimen";
import { MultiSelectSpecimen } from "./MultiSelectSpecimen";
import { NoticeSpecimen } from "./NoticeSpecimen";
import { ScrollSpecimen } from "./ScrollSpecimen";
import { WaitingSpecimen } from "./WaitingSpecimen";
import styles from "./WorkbenchPage.module.css";

/** Every part of the interface in each of its states, for tests and people to look at. */
export function WorkbenchPage() {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) throw new Error("broken on purpose");
  return (
    <div className={styles["page"]}>
      <PageMeta title="Workbench" description="Every part of the interface in each of its states." isUnlisted />
      <PageHeader
        title="Workbench"
        lead="Every part of the interface in each of its states, for tests and people to look at."
      >
        <Button look="danger" onClick={() => setIsBroken(true)}>
          Break the page
        </Button>
      </PageHeader>
      <ScrollSpecimen />
      <ButtonSpecimen />
      <FieldSpecimen />
      <MultiSelectSpecimen />
      <DialogSpecimen />
      <NoticeSpecimen />
      <WaitingSpecimen />
      <IdleSpecimen />
      <DateSpecimen />
      <BoundarySpecimen />
      <ErrorSpecimen />
    </div>
  );
}
