import { useLingui } from "@lingui/react/macro";
import { LeaveGuard } from "../../ui/LeaveGuard";

/** Asks before somebody walks away from an attempt. */
export function ExamLeaveGuard({ isActive }: { readonly isActive: boolean }) {
  const { t } = useLingui();
  return (
    <LeaveGuard isActive={isActive} title={t`Leave the exam room?`} stay={t`Go on typing`} leave={t`Leave this page`}>
      {t`The clock runs on. Come back before the time is over, and go on where you were. What you typed is kept.`}
    </LeaveGuard>
  );
}
