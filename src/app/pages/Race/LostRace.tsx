import { useLingui } from "@lingui/react/macro";
import { useParams } from "react-router-dom";
import { PageMeta } from "../../ui/PageMeta";
import { readRaceRecord } from "./keystrokes/raceRecord";
import { useOwnRun } from "./keystrokes/useOwnRun";
import { RaceGone } from "./RaceGone";
import { RaceNotFound } from "./RaceNotFound";

/** The server knows no such race. Perhaps it did: then what this tab has of it is not lost. */
export function LostRace({ userId }: { readonly userId: string }) {
  const { t } = useLingui();
  const { code = "" } = useParams();
  const own = useOwnRun(null, { code, userId });
  if (own === null || readRaceRecord(code, userId)?.isOver === true) return <RaceNotFound />;
  return (
    <>
      <PageMeta title={t`No race`} />
      <RaceGone code={code} userId={userId} session={null} resultId={null} />
    </>
  );
}
