import { lazy, Suspense, useState } from "react";
import { loadWithCatalog } from "../../platform/locale/i18n";
import { Button } from "../../ui/Button";
import { ErrorBoundary } from "../../ui/ErrorBoundary";

/** A person or a text that can be reported. */
export type ReportSubject = { readonly id: string; readonly name: string };

export type ReportKind = "person" | "text";

const ReportDialog = lazy(async () => {
  const module = await loadWithCatalog("ReportAbuse", import("./ReportDialog"));
  return { default: module.ReportDialog };
});

type Props = {
  /** What the button says, in the page's own catalog. */
  readonly label: string;
  readonly kind: ReportKind;
  /** To choose from; nothing is shown without any. */
  readonly subjects: readonly ReportSubject[];
};

/** A button that opens the dialog to report somebody or a text to the admins, which is loaded then. */
export function ReportButton({ label, kind, subjects }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const open = () => {
    setWanted(true);
    setOpen(true);
  };
  if (subjects.length === 0) return null;
  return (
    <>
      <Button look="quiet" isSmall aria-haspopup="dialog" onClick={open}>
        {label}
      </Button>
      {isWanted && (
        <ErrorBoundary rank="part">
          <Suspense fallback={null}>
            <ReportDialog kind={kind} subjects={subjects} isOpen={isOpen} onClose={() => setOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
