import { useLingui } from "@lingui/react/macro";
import { LeaveGuard } from "../../ui/LeaveGuard";

/** Asks before somebody walks away from a race that they are in. */
export function RaceLeaveGuard({ isActive }: { readonly isActive: boolean }) {
  const { t } = useLingui();
  return (
    <LeaveGuard isActive={isActive} title={t`Leave the race?`} stay={t`Keep racing`} leave={t`Leave this page`}>
      {t`Your seat is kept for a minute: come back within it, and go on where you were. What you typed counts.`}
    </LeaveGuard>
  );
}
